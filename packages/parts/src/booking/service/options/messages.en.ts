import type { ru } from './messages.ru.ts'

/** `service` is a name, `programme` that of the chosen one. */
const lost: (typeof ru)['lost'] = {
  service: (service: string, programme: string | undefined) =>
    programme ? `${service} under the program ${programme}` : `${service} together with the rest of the choice`,
  branch: (service: string, programme: string | undefined) =>
    `${service} at the chosen place${programme ? ` under the program ${programme}` : ''}`,
  specialist: (service: string, programme: string | undefined) =>
    `${service} with the chosen specialist${programme ? ` under the program ${programme}` : ''}`
}

export const en: typeof ru = {
  compulsory: 'must be chosen',
  compulsoryLegend: 'Choose what is highlighted to see the times.',
  incompatible: (option: string) => `${option} *`,
  incompatibleLegend: '*\u00a0— does not go with what is already chosen',
  unsupported: 'Selected combination of options is not supported',
  notSupported: (what: string) => `Not supported: ${what}. Change the choice: in the lists an asterisk marks what does not go with it.`,
  notInTown: (service: string, town: string) => `Not supported: ${service} in ${town}. Below are the services that are here.`,
  inAllTowns: 'Look in all towns',
  lost,
  /** The service is not named anywhere. */
  thisService: 'this service',
  named: (service: string) => `“${service}”`,
  withoutProgramme: 'Look without program'
}
