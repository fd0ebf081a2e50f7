import type { Language } from '@vizit/rules/languages'

/** What to do when the server no longer gets along with the version: no page that is loaded anew brings another. */
export const OUTDATED_WORDS: Record<Language, string> = {
  ru: 'Вышла новая версия. Обновите приложение в магазине, из которого его поставили: ваши записи не пропадут.',
  en: 'There is a new version. Update the app in the store that it came from: your bookings are safe.',
  be: 'Выйшла новая версія. Абнавіце праграму ў краме, з якой яе ўсталявалі: вашы запісы не прападуць.'
}
