import { speakDays } from '@vizit/client/days/spoken-days'
import type { AllWords } from '@vizit/parts/words/words.tsx'

/**
 * Where a browser keeps that its cabinet is to speak 'en', 'be', or 'pseudo', which shows what is too narrow for longer words. Nothing in the cabinet
 * writes it: it is for those who work on the translations.
 */
const LANGUAGE_KEY = 'vizit.language'

/** Draws in the language that this browser was told to speak, and anew when another window tells it otherwise. Null is Russian, which needs no asking. */
export function followLanguage(storage: Pick<Storage, 'getItem'>, draw: (words: AllWords | null) => void): void {
  const speakIt = () =>
    void import('./other-language.ts')
      .then(languages => languages.speak(storage.getItem(LANGUAGE_KEY) ?? 'ru'))
      .catch(() => null)
      .then(draw)
  // What is drawn when the other language does not come.
  speakDays('ru')
  if (storage.getItem(LANGUAGE_KEY)) speakIt()
  else draw(null)
  addEventListener('storage', event => event.key === LANGUAGE_KEY && speakIt())
}
