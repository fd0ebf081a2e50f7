import { BIG_CITIES, OTHER_TOWNS, type TownData } from './towns.data.ts'

/** [3.51] a row of the table `towns`. Codes of the drug search are null where nobody has told them to us. */
type Town = {
  id: number
  code: string
  nameRu: string
  nameEn: string
  nameBe: string
  tabletkaCode: string | null
  tabletkaCodeV3: string | null
  latitude: number | null
  longitude: number | null
  banners: string
  sort: number
}

/** [3.55] */
const BIG_CITY_BANNERS = 'doctors;ums'
/** [3.56] */
const OTHER_BANNERS = 'medcenters;drugs'

/** [3.53] */
const ALL_REGIONS: Town = {
  id: 0,
  code: '0',
  nameRu: 'Все регионы',
  nameEn: 'All regions',
  nameBe: 'Усе рэгіёны',
  tabletkaCode: null,
  tabletkaCodeV3: null,
  latitude: null,
  longitude: null,
  // The specification gives it none of its own: whoever looks at the whole country is offered what the big cities offer.
  banners: BIG_CITY_BANNERS,
  sort: 0
}

/** "All regions", the ten big cities, then all others by the Russian alphabet. */
export const TOWNS: readonly Town[] = [
  ALL_REGIONS,
  ...BIG_CITIES.map((town, place) => townFrom(town, BIG_CITY_BANNERS, place + 1)),
  ...OTHER_TOWNS.map((town, place) => townFrom(town, OTHER_BANNERS, place + 1 + BIG_CITIES.length))
]

function townFrom([id, code, nameRu, nameEn, nameBe, latitude, longitude]: TownData, banners: string, sort: number): Town {
  return { id, code, nameRu, nameEn, nameBe, tabletkaCode: null, tabletkaCodeV3: null, latitude, longitude, banners, sort }
}
