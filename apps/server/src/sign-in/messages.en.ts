import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  code: (brand: string, code: string) => `${brand}: code ${code}. Do not tell it to anyone.`
}
