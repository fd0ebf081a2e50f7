// The English words of the page about sign-in and devices: it brings its own.
import { en as ownData } from '../own-data/messages.en.ts'
import { en as passkeys } from '../passkeys/messages.en.ts'
import { en as sessions } from './messages.en.ts'

export const securityWordsEn = { ownData, passkeys, sessions }
