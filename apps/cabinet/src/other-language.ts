import { speakDays } from '@vizit/client/days/show-day'
import type { AllWords } from '@vizit/parts/words/words.tsx'

/** Where a browser keeps that its cabinet is to speak 'en' or 'be'. Nothing in the cabinet writes it: it is for those who work on the translations. */
const LANGUAGE_KEY = 'vizit.language'

/** The words of the language that this browser was told to speak; null is Russian, which needs no asking. */
export function readOtherLanguage(storage: Pick<Storage, 'getItem'>): (() => Promise<AllWords>) | null {
  const code = storage.getItem(LANGUAGE_KEY)
  if (code === 'en')
    return async () => {
      const { wordsEn } = await import('@vizit/parts/words/words-en')
      speak(code, 'en-GB')
      return wordsEn
    }
  if (code === 'be')
    return async () => {
      const [{ wordsBe }, { writeDayBe }] = await Promise.all([
        import('@vizit/parts/words/words-be'),
        import('@vizit/client/days/write-day-be')
      ])
      speak(code, writeDayBe)
      return wordsBe
    }
  return null
}

function speak(code: string, days: Parameters<typeof speakDays>[0]): void {
  document.documentElement.lang = code
  speakDays(days)
}
