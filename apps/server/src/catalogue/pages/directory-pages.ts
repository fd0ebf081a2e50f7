// The pages of the directory: doctors by towns, a town, a speciality in it, services, a service (decision 0075).
import { DOCTORS_A_PAGE } from '@vizit/contract/directory'
import type { Store } from '../../store/store.ts'
import { availabilityOf } from '../availability/availability.ts'
import { countDoctorsBy } from '../directory/count-doctors.ts'
import { findSpecialityCalled, findTownCalled } from '../directory/directory.sql.ts'
import { planDoctors } from '../directory/list-town-doctors.ts'
import { assignmentsOf } from '../directory/list-towns.ts'
import type { Found, Pages } from './public-pages.ts'
import { standingOfService } from './standing.sql.ts'

const CODE = /^[a-z0-9][a-z0-9-]{0,63}$/
/** A code that no town has: a town without a name. */
const NO_TOWN = 'none'
const PAGE = /^[1-9]\d{0,2}$/

/** `idForm`: of a number in an address; `noId`: one that nothing has. */
export function directoryPages(store: Store, idForm: RegExp, noId: string): Pages[] {
  const ofSpeciality = { name: 'speciality', address: '/doctors', unknown: `${NO_TOWN}/${NO_TOWN}` } as const
  return [
    { name: 'doctors', address: '/doctors', rest: '', unknown: '', find: async () => HERE },
    { name: 'services', address: '/services', rest: '', unknown: '', find: async () => HERE },
    {
      name: 'town',
      address: '/doctors',
      rest: '/:town',
      unknown: NO_TOWN,
      find: async code => (CODE.test(code) && (await findTownCalled(store, code)) ? HERE : UNKNOWN)
    },
    { ...ofSpeciality, rest: '/:town/:speciality', find: (id, now) => findSpeciality(store, id, now) },
    { ...ofSpeciality, rest: '/:town/:speciality/:page', find: (id, now) => findSpeciality(store, id, now) },
    {
      name: 'service',
      address: '/services',
      unknown: noId,
      find: async id => ({ stands: idForm.test(id) ? await standingOfService(store, id) : 'unknown', tells: true })
    }
  ]
}

const HERE: Found = { stands: 'here' }
const UNKNOWN: Found = { stands: 'unknown' }

/** 'minsk/therapist' or 'minsk/therapist/2'. A speciality without doctors in the town has its page; a page after the last is none. */
async function findSpeciality(store: Store, id: string, now: Date): Promise<Found> {
  const [town, speciality, page = '1'] = id.split('/') as [string, string, string?]
  if (![town, speciality].every(code => CODE.test(code)) || !PAGE.test(page)) return UNKNOWN
  const [known, asked] = await Promise.all([findTownCalled(store, town), findSpecialityCalled(store, speciality)])
  if (!known || !asked) return UNKNOWN
  if (page === '1' && id.endsWith('/1')) return { stands: 'here', elsewhere: `${town}/${speciality}` }
  const place = { provider: 'all', townId: known.id, specialityId: asked.specialityId, page: Number(page) }
  if (place.page > 1) {
    const { view } = await availabilityOf(store).whoWorks(now)
    const doctors = countDoctorsBy(assignmentsOf(view, place), 'townId').get(Number(known.id)) ?? 0
    if (doctors <= (place.page - 1) * DOCTORS_A_PAGE) return UNKNOWN
  }
  return {
    stands: 'here',
    truthOf: view => {
      const { page: planned, basis, until } = planDoctors(view, place, now)
      // The page is drawn later, when it is its turn: what came and went meanwhile leaves the same list, and other readings.
      const readings = planned.doctorIds.flatMap(id => view.assignments.ofDoctor(id, 'all').map(({ at }) => view.free.readingsOf(at)))
      return { basis: `${basis};${readings.join()}`, until }
    }
  }
}
