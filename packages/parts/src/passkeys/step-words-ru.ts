// The Russian words of the passkey at sign-in, where the words of the pages are not there yet.
import { passkeysRu } from '../refusal-words/passkeys/messages.ru.ts'
import { ru as passkeys } from './messages.ru.ts'

export const passkeyStepWordsRu = { passkeys, refusals: passkeysRu }
