import { speakDays } from '@vizit/client/days/spoken-days'
import { russian } from '@vizit/parts/words/russian'
import { speakWords } from '@vizit/parts/words/spoken-words'
import type { SomeWords } from '@vizit/parts/words/words.tsx'

/**
 * Where a browser keeps that its cabinet is to speak 'en', 'be', or 'pseudo', which shows what is too narrow for longer words. Nothing in the cabinet
 * writes it: it is for those who work on the translations.
 */
const LANGUAGE_KEY = 'vizit.language'

/** Draws in the language that this browser was told to speak, and anew when another window tells it otherwise. Russian needs no asking. */
export function followLanguage(storage: Pick<Storage, 'getItem'>, draw: (words: SomeWords) => void): void {
  const speakIt = () =>
    void import('./languages.ts')
      .then(languages => languages.speak(storage.getItem(LANGUAGE_KEY) ?? 'ru'))
      .catch(() => speakWords(russian))
      .then(draw)
  // What is drawn when the other language does not come.
  speakDays('ru')
  const words = storage.getItem(LANGUAGE_KEY) ? null : speakWords(russian)
  if (words && !(words instanceof Promise)) draw(words)
  else speakIt()
  addEventListener('storage', event => event.key === LANGUAGE_KEY && speakIt())
}
