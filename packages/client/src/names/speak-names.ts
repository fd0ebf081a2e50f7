import { names, type SpokenNames } from './spoken-names.ts'
import { SERVICES_IN_RUSSIAN, type SpokenServices, speakServices } from './spoken-services.ts'

const russian = { ...names }

/** Names are said in this language from now on, Russian by default; a face says it before it draws anything. */
export function speakNames(language: SpokenNames = russian, services: SpokenServices = SERVICES_IN_RUSSIAN): void {
  Object.assign(names, language)
  speakServices(services)
}
