import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  keep: (doctor: string) => `Захаваць урача ў абранае? ${doctor}`,
  keepAction: 'Захаваць',
  kept: 'Урач захаваны ў абраным'
}
