import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  code: (brand: string, code: string) => `${brand}: code ${code} to book your visit. If you are not booking one, do not tell it to anyone.`
}
