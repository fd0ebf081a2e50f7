// All words of a language, as the Russian ones are.
import type { ru as consent } from '../consent/messages.ru.ts'
import type { ru as shell } from '../shell/messages.ru.ts'
import type { ru as signIn } from '../sign-in/messages.ru.ts'
import type { ownTableRu } from './own-table-ru.ts'
import type { tableRu } from './table-ru.ts'

type TableRu = typeof tableRu & typeof ownTableRu

/** What a face says before anything else; it is there from the start. */
export type FirstWords = { consent: typeof consent; shell: typeof shell; signIn: typeof signIn }
/** Whose words are fetched with the parts that say them: 'booking', 'visits' … */
export type Feature = keyof TableRu
export type AllWords = FirstWords & { [F in Feature]: Awaited<ReturnType<TableRu[F]>>['ru'] }
