import { speakDays } from '@vizit/client/days/show-day'
import type { AllWords } from '@vizit/parts/words/words.tsx'

/**
 * Where a browser keeps that its cabinet is to speak 'en', 'be', or 'pseudo', which shows what is too narrow for longer words. Nothing in the cabinet
 * writes it: it is for those who work on the translations.
 */
const LANGUAGE_KEY = 'vizit.language'

/** Draws in the language that this browser was told to speak, and anew when another window tells it otherwise. Null is Russian, which needs no asking. */
export function followLanguage(storage: Pick<Storage, 'getItem'>, draw: (words: AllWords | null) => void): void {
  const speakIt = () => {
    const asked = readOtherLanguage(storage)
    if (asked) return void asked().then(draw, () => draw(null))
    speak('ru', 'ru')
    draw(null)
  }
  speakIt()
  addEventListener('storage', event => event.key === LANGUAGE_KEY && speakIt())
}

function readOtherLanguage(storage: Pick<Storage, 'getItem'>): (() => Promise<AllWords>) | null {
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
  if (code === 'pseudo')
    return async () => {
      const { pseudoWords } = await import('@vizit/parts/words/pseudo-words')
      speak('en-x-pseudo', 'en-GB')
      return pseudoWords
    }
  return null
}

function speak(code: string, days: Parameters<typeof speakDays>[0]): void {
  document.documentElement.lang = code
  speakDays(days)
}
