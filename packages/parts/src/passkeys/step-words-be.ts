// The Belarusian words of the passkey at sign-in, where the words of the pages are not there yet.
import { passkeysBe } from '../refusal-words/passkeys/messages.be.ts'
import { be as passkeys } from './messages.be.ts'

export const passkeyStepWordsBe = { passkeys, refusals: passkeysBe }
