import { allWordsIn } from '@vizit/parts/words/all-words-in'
import { russian } from '@vizit/parts/words/russian'
import { speakWords } from '@vizit/parts/words/spoken-words'
import type { AllWords } from '@vizit/parts/words/words.tsx'
import type { Language } from '@vizit/rules/languages'
import { languageCalled, type Spoken } from '../languages.ts'

// Parts that are read when they are first met wait for some language; what they say comes from the picture, which has all words of its own.
void speakWords(russian)
const languages = new Map<Language, Promise<{ spoken: Spoken; words: AllWords }>>()

/** A picture waits for nothing: all words of its language are there before. */
export function wholeLanguage(language: Language): Promise<{ spoken: Spoken; words: AllWords }> {
  const known =
    languages.get(language) ?? languageCalled(language).then(async spoken => ({ spoken, words: await allWordsIn(spoken.tongue) }))
  languages.set(language, known)
  return known
}
