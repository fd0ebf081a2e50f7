// In which language the card speaks. Russian is in the script; the words of another language are a file of their own, asked for when it is chosen.
import type { DayLanguage } from '@vizit/client/days/spoken-days'
import { names, type SpokenNames } from '@vizit/client/names/spoken-names'
import { SERVICES_IN_RUSSIAN, type SpokenServices } from '@vizit/client/names/spoken-services'
import type { SiteRefusal } from '@vizit/client/refusal-words/site/site-refusal'
import type { WordRefusal } from '@vizit/client/refusal-words/word-refusal'
import { formRu as people } from '@vizit/parts/people/messages.ru'
import { anybodyRu } from '@vizit/parts/refusal-words/everyday/messages.ru'
import { siteRu } from '@vizit/parts/refusal-words/site/messages.ru'
import { ru as words } from '@vizit/parts/widget/messages.ru'
import { createContext, use } from 'react'

/** [1.02] */
export type LanguageCode = 'ru' | 'en' | 'be'

/** A file of words: `language` once it is known what the catalogue is called in it, by the Russian names. */
export type LanguageFile = { languageWith: (catalogue: ReadonlyMap<string, string>) => Language }

export type Language = {
  code: LanguageCode
  days: DayLanguage
  words: typeof words
  people: typeof people
  refusals: Record<SiteRefusal, WordRefusal>
  /** Specialities. */
  names: Pick<SpokenNames, 'speciality' | 'specialities'>
  services: SpokenServices
}

export const RUSSIAN: Language = {
  code: 'ru',
  days: 'ru',
  words,
  people,
  refusals: { ...anybodyRu, ...siteRu },
  names,
  services: SERVICES_IN_RUSSIAN
}

const LanguageContext = createContext(RUSSIAN)

/** Around the card; without it the card speaks Russian. */
export const LanguageProvider = LanguageContext

export function useLanguage(): Language {
  return use(LanguageContext)
}

/** The attribute `lang`: 'en', 'en-GB'. What nobody here speaks is Russian. */
export function readLanguage(attribute: string | null): LanguageCode {
  const code = attribute?.trim().slice(0, 2).toLowerCase()
  return code === 'en' || code === 'be' ? code : 'ru'
}

/**
 * `load` brings the words of another language. A file of another version may lack words: those are said in Russian, and so is everything where the file does
 * not come, for who cannot read the words can still see the times.
 */
export async function languageOf(code: LanguageCode, load: (code: 'en' | 'be') => Promise<Language>): Promise<Language> {
  if (code === 'ru') return RUSSIAN
  try {
    const { days, ...told } = await load(code)
    return {
      code,
      days,
      words: { ...words, ...told.words },
      people: { ...people, ...told.people },
      refusals: { ...RUSSIAN.refusals, ...told.refusals },
      names: told.names ?? names,
      services: told.services ?? SERVICES_IN_RUSSIAN
    }
  } catch {
    return RUSSIAN
  }
}
