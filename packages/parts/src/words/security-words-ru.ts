// The Russian words of the page about sign-in and devices: it brings its own.
import { ru as ownData } from '../own-data/messages.ru.ts'
import { ru as passkeys } from '../passkeys/messages.ru.ts'
import { ru as sessions } from '../sessions/messages.ru.ts'

export const securityWordsRu = { ownData, passkeys, sessions }
