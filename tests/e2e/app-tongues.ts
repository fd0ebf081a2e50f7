// The languages of the patient app with all their words, and the pseudo-language, which shows what is too narrow.
import { allWordsIn } from '@vizit/parts/words/all-words-in'
import { belarusian } from '@vizit/parts/words/belarusian'
import { english } from '@vizit/parts/words/english'
import { pseudo } from '@vizit/parts/words/pseudo'
import { russian } from '@vizit/parts/words/russian'

/** By the code under which a device keeps its language. */
export const APP_TONGUES = {
  ru: await allWordsIn(russian),
  en: await allWordsIn(english),
  be: await allWordsIn(belarusian),
  pseudo: await allWordsIn(pseudo)
}
export type AppLanguage = keyof typeof APP_TONGUES
