// All Russian words, a line for each feature. Russian is the original: other languages are typed against this.
import { ru as booking } from './booking/messages.ru.ts'
import { ru as catalogue } from './catalogue/messages.ru.ts'
import { ru as days } from './days/messages.ru.ts'
import { ru as family } from './family/messages.ru.ts'
import { ru as people } from './people/messages.ru.ts'
import { ru as profile } from './profile/messages.ru.ts'
import { ru as refusals } from './refusal-words/messages.ru.ts'
import { ru as visits } from './visits/messages.ru.ts'
import { firstWordsRu } from './words-ru-first.ts'

export const wordsRu = { ...firstWordsRu, booking, catalogue, days, family, people, profile, refusals, visits }

export type AllWords = typeof wordsRu
