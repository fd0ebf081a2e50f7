import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  keep: (doctor: string) => `Save this doctor to your bookmarks? ${doctor}`,
  keepAction: 'Save',
  kept: 'The doctor is in your bookmarks'
}
