import type { Language } from '@vizit/rules/languages'

/** Each language as it calls itself, whatever is spoken now. */
export const LANGUAGE_NAMES: Record<Language, string> = { ru: 'Русский', en: 'English', be: 'Беларуская' }
/** In that language: what the person will have. */
export const LANGUAGE_SAMPLES: Record<Language, string> = {
  ru: 'Всё будет по-русски.',
  en: 'Pages and messages will be in English.',
  be: 'Старонкі і паведамленні будуць па-беларуску.'
}
