import type { LostOption } from '@vizit/client/booking/service/options/service-options'

/** `service` is a name, `programme` that of the chosen one. */
const lost: Record<LostOption, (service: string, programme: string | undefined) => string> = {
  service: (service, programme) => (programme ? `${service} по программе ${programme}` : `${service} вместе с остальным, что выбрано`),
  branch: (service, programme) => `${service} в выбранном месте${programme ? ` по программе ${programme}` : ''}`,
  specialist: (service, programme) => `${service} у выбранного специалиста${programme ? ` по программе ${programme}` : ''}`
}

export const ru = {
  compulsory: 'нужно выбрать',
  compulsoryLegend: 'Выделенное нужно выбрать, чтобы увидеть время.',
  incompatible: (option: string) => `${option} *`,
  incompatibleLegend: '*\u00a0— не сочетается с тем, что уже выбрано',
  unsupported: 'Выбранное сочетание не поддерживается',
  notSupported: (what: string) => `Не поддерживается: ${what}. Измените выбор: то, что с ним не сочетается, в списках отмечено звёздочкой.`,
  notInTown: (service: string, town: string) => `Не поддерживается: ${service} в городе ${town}. Ниже\u00a0— услуги, которые здесь есть.`,
  inAllTowns: 'Искать во всех городах',
  lost,
  /** The service is not named anywhere. */
  thisService: 'эта услуга',
  named: (service: string) => `«${service}»`,
  withoutProgramme: 'Смотреть без программы'
}
