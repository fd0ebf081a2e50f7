// The Russian words of what stands before everything else: sign-in, the frame, refusals. The rest comes with the pages.
import { ru as consent } from '../consent/messages.ru.ts'
import { everydayRu as refusals } from '../refusal-words/everyday/messages.ru.ts'
import { ru as shell } from '../shell/messages.ru.ts'
import { ru as signIn } from '../sign-in/messages.ru.ts'

export const firstWordsRu = { consent, refusals, shell, signIn }
