// Towns and specialities in the language of a face. The server names specialities in Russian: whoever speaks Russian needs nothing here.
import type { Town } from '@vizit/contract/catalogue'

/** How a language says what the product itself names, and in which order it lists it. Services have names of their own (`spoken-services.ts`). */
export type SpokenNames = {
  town: (town: Pick<Town, 'name'>) => string
  towns: <T extends Pick<Town, 'name' | 'banners'>>(towns: readonly T[]) => readonly T[]
  /** By the Russian name. One that the product does not know, such as a clinic's own, stays as it is. */
  speciality: (name: string) => string
  /** «высшая категория, кандидат медицинских наук», each as the product knows it or as it stands. */
  qualification: (reached: string) => string
  specialities: <T extends { specialityName: string }>(list: readonly T[]) => readonly T[]
}

const asItIs = <T>(one: T) => one

/** What this face speaks: Russian, as the server says and orders it, until it is told otherwise by `speakNames`. */
export const names: SpokenNames = {
  town: town => town.name.ru,
  towns: asItIs,
  speciality: asItIs,
  qualification: asItIs,
  specialities: asItIs
}
