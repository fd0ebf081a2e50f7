import type { LostOption } from './service-options.ts'

const lost: Record<LostOption, (programme: string | undefined) => string> = {
  service: programme => (programme ? `эта услуга по программе ${programme}` : 'эта услуга вместе с остальным, что выбрано'),
  branch: programme => (programme ? `эта услуга в выбранном месте по программе ${programme}` : 'эта услуга в выбранном месте'),
  specialist: programme => (programme ? `этот специалист по программе ${programme}` : 'эта услуга у выбранного специалиста')
}

export const ru = {
  compulsory: 'нужно выбрать',
  compulsoryLegend: 'Выделенное нужно выбрать, чтобы увидеть время.',
  incompatible: (option: string) => `${option} *`,
  incompatibleLegend: '* — не сочетается с тем, что уже выбрано',
  unsupported: 'Выбранное сочетание не поддерживается',
  notSupported: (what: string) => `Не поддерживается: ${what}. Измените выбор: то, что с ним не сочетается, в списках отмечено звёздочкой.`,
  lost,
  withoutProgramme: 'Смотреть без программы'
}
