// The English words of the passkey at sign-in, where the words of the pages are not there yet.
import { passkeysEn } from '../refusal-words/passkeys/messages.en.ts'
import { en as passkeys } from './messages.en.ts'

export const passkeyStepWordsEn = { passkeys, refusals: passkeysEn }
