import type { Language } from '@vizit/rules/languages'

/** Each language as it calls itself, whatever is spoken now. */
export const LANGUAGE_NAMES: Record<Language, string> = { ru: 'Русский', en: 'English', be: 'Беларуская' }
/** In that language: what the person will have. */
export const LANGUAGE_SAMPLES: Record<Language, string> = {
  ru: 'Всё будет по-русски.',
  en: 'Everything will be in English.',
  be: 'Усё будзе па-беларуску.'
}
