import { speakDays } from '@vizit/client/days/spoken-days'
import { speakNames } from '@vizit/client/names/speak-names'
import { speakWords } from '@vizit/parts/words/spoken-words'
import type { Tongue } from '@vizit/parts/words/tongue'
import type { SomeWords } from '@vizit/parts/words/words.tsx'
import type { OtherNames } from './other-names.ts'

/** A language as it is spoken: its words, its days, and its names of towns and specialities where they are not the Russian ones. */
export type Spoken = { tongue: Tongue; days: Parameters<typeof speakDays>[0]; names?: OtherNames }

/** A language by its code; whatever is none of ours is Russian. */
export async function languageCalled(code: string): Promise<Spoken> {
  switch (code) {
    case 'en': {
      const { english: tongue } = await import('@vizit/parts/words/english')
      return { tongue, days: 'en-GB', names: await namesOf('en', tongue) }
    }
    case 'be': {
      const [{ belarusian: tongue }, { writeDayBe }] = await Promise.all([
        import('@vizit/parts/words/belarusian'),
        import('@vizit/client/days/write-day-be')
      ])
      return { tongue, days: writeDayBe, names: await namesOf('be', tongue) }
    }
    case 'pseudo': {
      const { pseudo: tongue } = await import('@vizit/parts/words/pseudo')
      return { tongue, days: 'en-GB', names: await namesOf('en', tongue) }
    }
    default: {
      const { russian: tongue } = await import('@vizit/parts/words/russian')
      return { tongue, days: 'ru' }
    }
  }
}

/** Days and names are said in it from now on. */
export function beginToSpeak({ days, names }: Omit<Spoken, 'tongue'>, catalogue: ReadonlyMap<string, string> = new Map()): void {
  speakDays(days)
  const said = names?.with(catalogue)
  speakNames(said?.names, said?.services)
}

/** The page speaks it from now on; gives its words. */
export async function speak(code: string): Promise<SomeWords> {
  const spoken = await languageCalled(code)
  const [words, catalogue] = await Promise.all([
    speakWords(spoken.tongue),
    spoken.names?.ask(news => document.documentElement.lang === spoken.tongue.code && beginToSpeak(spoken, news))
  ])
  document.documentElement.lang = spoken.tongue.code
  beginToSpeak(spoken, catalogue)
  return words
}

async function namesOf(language: 'en' | 'be', tongue: Tongue): Promise<OtherNames> {
  const { otherNames } = await import('./other-names.ts')
  return otherNames(language, tongue)
}
