// Russian: what is said first, with the first script of a face that begins in it, and where the words of each feature are.
import { ru as consent } from '../consent/messages.ru.ts'
import { everydayRu as refusals } from '../refusal-words/everyday/messages.ru.ts'
import { ru as shell } from '../shell/messages.ru.ts'
import { ru as signIn } from '../sign-in/messages.ru.ts'
import { tableRu } from './table-ru.ts'
import { type Tongue, tongueOf } from './tongue.ts'

export const russian: Tongue = tongueOf(
  'ru',
  { consent, refusals, shell, signIn },
  tableRu,
  async () => (await import('./own-table-ru.ts')).ownTableRu
)
