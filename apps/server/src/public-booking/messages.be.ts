import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  code: (brand: string, code: string) => `${brand}: код ${code}, каб запісацца на прыём. Калі вы не запісваліся, нікому яго не кажыце.`
}
