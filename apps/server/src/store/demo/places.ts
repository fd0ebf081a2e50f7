import { AREA_CODES, CENTRES, type CentreData, type CentreKind, PROVIDERS } from './places.data.ts'
import type { Random } from './random.ts'
import { TOWNS } from './towns.ts'

type Provider = { id: number; code: string; name: string; answersBy: string | null; holdMinutes: number }
type Centre = { id: number; providerId: number; externalId: string; name: string; phones: string; emails: string }
export type Branch = {
  id: number
  centreId: number
  providerId: number
  externalId: string
  townId: number
  name: string
  address: string
  /** [3.31] separated by semicolons */
  phones: string
  schedule: string
  latitude: number
  longitude: number
  onlineBookingEnabled: boolean
  kind: CentreKind
}
export type Places = { providers: Provider[]; centres: Centre[]; branches: Branch[] }

/** Every one of them contains the hours in which the timetable has slots. */
const SCHEDULES = ['Пн–Пт 8:00–20:00, Сб 9:00–15:00', 'Пн–Пт 7:30–21:00, Сб 8:30–16:00', 'Пн–Пт 8:00–21:00, Сб 9:00–16:00']

/** [6.46] here the clinic has switched online booking off. */
const CLOSED_BRANCH = 'gorka-2'

export function makePlaces(random: Random, centres: readonly CentreData[]): Places {
  const providers = PROVIDERS.map((provider, place) => ({ id: place + 1, ...provider }))
  const places: Places = { providers, centres: [], branches: [] }
  for (const centre of centres) addCentre(random, places, centre)
  return places
}

function addCentre(random: Random, { providers, centres, branches }: Places, data: CentreData): void {
  const id = centres.length + 1
  const providerId = providers.find(provider => provider.code === data.provider)?.id ?? 1
  data.branches.forEach(([townCode, name, address], place) => {
    const town = TOWNS.find(one => one.code === townCode)
    if (!town) throw new Error(`no town ${townCode}`)
    // Degrees: within some three kilometres of the centre of Minsk, one and a half elsewhere.
    const far = townCode === 'minsk' ? 0.03 : 0.014
    const externalId = `${data.code}-${place + 1}`
    branches.push({
      id: branches.length + 1,
      centreId: id,
      providerId,
      externalId,
      townId: town.id,
      name,
      address,
      phones: phonesOf(townCode, branches.length + 1),
      schedule: random.pick(SCHEDULES),
      latitude: near(random, town.latitude ?? 0, far),
      longitude: near(random, town.longitude ?? 0, far * 1.6),
      onlineBookingEnabled: externalId !== CLOSED_BRANCH,
      kind: data.kind
    })
  })
  const first = branches.find(branch => branch.centreId === id)
  centres.push({ id, providerId, externalId: data.code, name: data.name, phones: first?.phones ?? '', emails: `info@${data.code}.example` })
}

/** Well-formed numbers that no operator has given out: a mobile number never begins with 000, nor a local one with 0. */
function phonesOf(townCode: string, place: number): string {
  const line = String(place * 10).padStart(4, '0')
  const [first, second] = [line.slice(0, 2), line.slice(2)]
  const code = AREA_CODES[townCode] ?? '17'
  const local = code === '17' ? `309-${first}-${second}` : `${'0'.repeat(5 - code.length)}-${first}-${second}`
  return `+375 (${code}) ${local};+375 (29) 000-${first}-${second}`
}

function near(random: Random, degrees: number, far: number): number {
  return Number((degrees + (random.next() - 0.5) * 2 * far).toFixed(5))
}

const BIG = Object.keys(AREA_CODES)

/** Plain numbered centres for the reference data; half of them in Minsk. */
export function numberedCentres(random: Random, count: number): CentreData[] {
  return Array.from({ length: count }, (_, place) => {
    const town = random.chance(0.5) ? 'minsk' : random.pick(BIG)
    const name = `«Центр № ${place + 1}»`
    const kind: CentreKind = place % 10 === 9 ? 'dental' : place % 10 === 4 ? 'children' : 'general'
    const branches = Array.from({ length: random.whole(1, 3) }, (_, at) => {
      const example = random.pick(CENTRES.flatMap(centre => centre.branches).filter(([code]) => code === town))
      return [town, `${name}, филиал ${at + 1}`, example[2].replace(/\d.*$/, '') + random.whole(2, 140)] as const
    })
    return { provider: (PROVIDERS[place % PROVIDERS.length] as { code: string }).code, code: `c${place + 1}`, name, kind, branches }
  })
}
