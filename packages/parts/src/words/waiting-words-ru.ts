// The Russian words of the waiting list, for a button on pages of others: it brings its own.
import { ru as waitingList } from '../waiting-list/messages.ru.ts'

export const waitingWordsRu = { waitingList }
