import type { ru } from './messages.ru.ts'

/** `service` is a name, `programme` that of the chosen one. */
const lost: (typeof ru)['lost'] = {
  service: (service: string, programme: string | undefined) =>
    programme ? `${service} па праграме ${programme}` : `${service} разам з астатнім, што выбрана`,
  branch: (service: string, programme: string | undefined) => `${service} у выбраным месцы${programme ? ` па праграме ${programme}` : ''}`,
  specialist: (service: string, programme: string | undefined) =>
    `${service} у выбранага спецыяліста${programme ? ` па праграме ${programme}` : ''}`
}

export const be: typeof ru = {
  compulsory: 'трэба выбраць',
  compulsoryLegend: 'Вылучанае трэба выбраць, каб убачыць час.',
  incompatible: (option: string) => `${option} *`,
  incompatibleLegend: '*\u00a0— не спалучаецца з тым, што ўжо выбрана',
  unsupported: 'Выбранае спалучэнне не падтрымліваецца',
  notSupported: (what: string) => `Не падтрымліваецца: ${what}. Змяніце выбар: тое, што з ім не спалучаецца, у спісах адзначана зорачкай.`,
  notInTown: (service: string, town: string) => `Не падтрымліваецца: ${service} у горадзе ${town}. Ніжэй\u00a0— паслугі, якія тут ёсць.`,
  inAllTowns: 'Шукаць ва ўсіх гарадах',
  lost,
  /** The service is not named anywhere. */
  thisService: 'гэта паслуга',
  named: (service: string) => `«${service}»`,
  withoutProgramme: 'Глядзець без праграмы'
}
