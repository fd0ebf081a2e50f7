// Which language the app speaks on this device: as it was chosen here, else as the device itself speaks.
import { usableStorage } from '@vizit/client/session/session-store'
import { firstOfOurs, LANGUAGES, type Language } from '@vizit/rules/languages'

/** Like the size of letters it tells nobody whose device it is, and outlives a sign-out. */
const LANGUAGE_KEY = 'vizit.language'
/** Stands once the questions of the first start are answered. */
const STARTED_KEY = 'vizit.started'

const storage = () => usableStorage(() => localStorage)
const asOurs = (code: string | null) => LANGUAGES.find(one => one === code)

/** Null: nobody has chosen one here. */
function chosenLanguage(): Language | null {
  return asOurs(storage().getItem(LANGUAGE_KEY)) ?? null
}

/** 'pseudo' shows those who work on the translations what is too narrow for longer words; nothing in the app writes it. */
export function spokenLanguage(): Language | 'pseudo' {
  if (storage().getItem(LANGUAGE_KEY) === 'pseudo') return 'pseudo'
  return chosenLanguage() ?? firstOfOurs(navigator.languages)
}

export function chooseLanguage(language: Language): void {
  storage().setItem(LANGUAGE_KEY, language)
}

/** The questions of the first start were not answered here yet. */
export function isFirstStart(): boolean {
  return storage().getItem(STARTED_KEY) === null
}

export function rememberStart(language: Language): void {
  chooseLanguage(language)
  storage().setItem(STARTED_KEY, '1')
}
