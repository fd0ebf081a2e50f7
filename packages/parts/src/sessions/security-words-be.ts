// The Belarusian words of the page about sign-in and devices: it brings its own.
import { be as ownData } from '../own-data/messages.be.ts'
import { be as passkeys } from '../passkeys/messages.be.ts'
import { be as sessions } from './messages.be.ts'

export const securityWordsBe = { ownData, passkeys, sessions }
