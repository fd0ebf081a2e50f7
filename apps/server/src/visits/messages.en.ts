import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  document: 'Document'
}
