import { speakDays } from '@vizit/client/days/spoken-days'
import { speakNames } from '@vizit/client/names/speak-names'
import type { SpokenNames } from '@vizit/client/names/spoken-names'
import { namesIn } from '@vizit/parts/specialities/names-in'
import type { AllWords } from '@vizit/parts/words/words.tsx'

/** A language as it is spoken. `words` null: the Russian ones, which come with the parts. */
type Spoken = { code: string; days: Parameters<typeof speakDays>[0]; words: AllWords | null; names?: SpokenNames }

/** A language by its code; whatever is none of ours is Russian. */
export async function languageCalled(code: string): Promise<Spoken> {
  switch (code) {
    case 'en': {
      const { wordsEn: words } = await import('@vizit/parts/words/words-en')
      return { code, days: 'en-GB', words, names: namesIn('en', words.specialities) }
    }
    case 'be': {
      const [{ wordsBe: words }, { writeDayBe }] = await Promise.all([
        import('@vizit/parts/words/words-be'),
        import('@vizit/client/days/write-day-be')
      ])
      return { code, days: writeDayBe, words, names: namesIn('be', words.specialities) }
    }
    case 'pseudo': {
      const { pseudoWords: words } = await import('@vizit/parts/words/pseudo-words')
      return { code: 'en-x-pseudo', days: 'en-GB', words, names: namesIn('en', words.specialities) }
    }
    default:
      return { code: 'ru', days: 'ru', words: null }
  }
}

/** Says it from now on; gives its words. */
export function beginToSpeak({ days, words, names }: Spoken): AllWords | null {
  speakDays(days)
  speakNames(names)
  return words
}

/** The words of a language, in which days are said from now on; null for 'ru', whose words are there. */
export async function speak(code: string): Promise<AllWords | null> {
  const spoken = await languageCalled(code)
  document.documentElement.lang = spoken.code
  return beginToSpeak(spoken)
}
