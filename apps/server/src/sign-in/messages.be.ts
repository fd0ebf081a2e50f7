import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  code: (brand: string, code: string) => `${brand}: код ${code}. Нікому яго не кажыце.`
}
