import { speakDays } from '@vizit/client/days/spoken-days'
import { speakNames } from '@vizit/client/names/speak-names'
import type { SpokenNames } from '@vizit/client/names/spoken-names'
import { namesIn } from '@vizit/parts/specialities/names-in'
import type { AllWords } from '@vizit/parts/words/words.tsx'

/** The words of a language, in which days are said from now on; null for 'ru', whose words are there. */
export async function speak(code: string): Promise<AllWords | null> {
  switch (code) {
    case 'en': {
      const { wordsEn } = await import('@vizit/parts/words/words-en')
      return said('en', 'en-GB', wordsEn, namesIn('en', wordsEn.specialities))
    }
    case 'be': {
      const [{ wordsBe }, { writeDayBe }] = await Promise.all([
        import('@vizit/parts/words/words-be'),
        import('@vizit/client/days/write-day-be')
      ])
      return said('be', writeDayBe, wordsBe, namesIn('be', wordsBe.specialities))
    }
    case 'pseudo': {
      const { pseudoWords } = await import('@vizit/parts/words/pseudo-words')
      return said('en-x-pseudo', 'en-GB', pseudoWords, namesIn('en', pseudoWords.specialities))
    }
    default:
      return said('ru', 'ru', null)
  }
}

function said(code: string, days: Parameters<typeof speakDays>[0], words: AllWords | null, names?: SpokenNames): AllWords | null {
  document.documentElement.lang = code
  speakDays(days)
  speakNames(names)
  return words
}
