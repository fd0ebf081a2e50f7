// What the first screen asks, twice: of what a server has counted, and of the tables by the plain statements.
import { listDoctors, listDoctorsWithSlots, listFreeDays, listSpecialities } from '@vizit/contract/catalogue'
import type { AnyEndpoint, Received } from '@vizit/contract/endpoint'
import { listServices } from '@vizit/contract/service-tree'
import { addDays, minskDay, minskInstant } from '@vizit/rules/days'
import { searchTerms } from '@vizit/rules/search'
import { hoursOfPart } from '@vizit/rules/slots'
import { findSpecialities } from '../../apps/server/src/catalogue/catalogue.sql.ts'
import { choiceOf, pageOf, patientOf } from '../../apps/server/src/catalogue/choice.ts'
import { cutRange, openRange } from '../../apps/server/src/catalogue/cut-range.ts'
import { findDoctors, findDoctorsByName } from '../../apps/server/src/catalogue/doctors.sql.ts'
import { filterOf, listDoctorsOf, patternsOf } from '../../apps/server/src/catalogue/list-doctors.ts'
import { listServicesOf, readServices } from '../../apps/server/src/catalogue/list-services.ts'
import { listSpecialitiesOf } from '../../apps/server/src/catalogue/list-specialities.ts'
import { listDoctorsWithSlotsOf, listFreeDaysOf } from '../../apps/server/src/catalogue/list-timetable.ts'
import { findDoctorsWithSlots, findFreeDays } from '../../apps/server/src/catalogue/timetable.sql.ts'
import type { Ctx } from '../../apps/server/src/deps.ts'
import type { ReadyJson } from '../../apps/server/src/http/route.ts'
import type { Store } from '../../apps/server/src/store/store.ts'
import type { Random } from '../setup/random.ts'
import { BRANCHES, DOCTORS, PROGRAMME, SPECIALITIES, TOWNS } from './counted-world.ts'

export type Question = {
  what: string
  counted(store: Store, now: Date): Promise<string>
  plain(store: Store, now: Date): Promise<string>
}

/** Of all, of some, of one, of those whom a change has renamed, of nobody. */
const NAMES = ['анна', 'Ковалева-1', 'серг лёва-2', 'ковалёва-7', 'яковлева', 'щука']

/** `counted` says so when the tables were asked all the same: then nothing is shown. */
export const NOT_COUNTED = 'not counted'

export function someQuestion(random: Random, now: Date): Question {
  const maybe = <T>(share: number, make: () => T) => (random.chance(share) ? make() : undefined)
  const id = (most: number) => () => String(random.whole(1, most + 1))
  const place = {
    provider: random.pick(['all', 'all', 'azure', 'nobody']),
    townId: maybe(0.6, () => String(random.whole(0, TOWNS))),
    branchId: maybe(0.25, id(BRANCHES)),
    specialityId: maybe(0.25, id(SPECIALITIES)),
    doctorId: maybe(0.1, id(DOCTORS))
  }
  const profile = maybe(0.4, () => random.pick(['0', '1', '2']))
  const age = maybe(0.3, () => String(random.whole(0, 40)))
  const page = maybe(0.3, () => String(random.whole(1, 3)))
  const day = addDays(minskDay(now), random.pick([-1, 0, 0, 1, 2, 3, 4, 5, 20, 61, 70]))
  switch (random.whole(1, 5)) {
    case 1:
      return daysQuestion({
        ...place,
        profile,
        age,
        dateStart: addDays(day, -random.whole(0, 3)),
        dateEnd: addDays(day, random.whole(0, 70))
      })
    case 2:
      return timesQuestion({ ...place, profile, age, date: day, page })
    case 3:
      return doctorsQuestion({
        ...place,
        profile,
        age,
        page,
        centreId: maybe(0.2, id(2)),
        name: maybe(0.4, () => random.pick(NAMES)),
        preferredDates: maybe(0.4, () => random.pick(['0', '3', '7', '30'])),
        sort: maybe(0.8, () => random.pick(['byDate', 'byName', 'byFeedbacks']))
      })
    case 4: {
      const { specialityId: _, doctorId: __, ...there } = place
      return specialitiesQuestion({ ...there, age })
    }
    default: {
      const { specialityId: _, ...there } = place
      return servicesQuestion({
        ...there,
        centreId: maybe(0.2, id(2)),
        programId: maybe(0.3, () => PROGRAMME),
        age
      })
    }
  }
}

function daysQuestion(fields: Record<string, string | undefined>): Question {
  const input = read(listFreeDays, fields)
  return {
    what: `days ${JSON.stringify(input)}`,
    counted: async (store, now) => dataOf(await listFreeDaysOf(ctxOf(store, now), input)),
    plain: async (store, now) => {
      const range = cutRange(input.dateStart, input.dateEnd, now)
      return same(
        await findFreeDays(
          store,
          choiceOf(input),
          patientOf(input),
          range,
          minskInstant(range.firstDay, '00:00'),
          hoursOfPart(input.part ?? null)
        )
      )
    }
  }
}

function timesQuestion(fields: Record<string, string | undefined>): Question {
  const input = read(listDoctorsWithSlots, fields)
  return {
    what: `times ${JSON.stringify(input)}`,
    counted: async (store, now) => dataOf(await listDoctorsWithSlotsOf(ctxOf(store, now), input)),
    plain: async (store, now) => {
      const days = { day: cutRange(input.date, input.date, now), open: openRange(now) }
      return same(await findDoctorsWithSlots(store, choiceOf(input), patientOf(input), days, pageOf(input.page, 20)))
    }
  }
}

function doctorsQuestion(fields: Record<string, string | undefined>): Question {
  const input = read(listDoctors, fields)
  return {
    what: `doctors ${JSON.stringify(input)}`,
    counted: async (store, now) => dataOf(await listDoctorsOf(ctxOf(store, now), input)),
    plain: async (store, now) => {
      const [choice, filter] = [choiceOf(input), filterOf(input, now)]
      if (input.name === undefined) return same(await findDoctors(store, choice, filter, pageOf(input.page, 50)))
      const name = { triples: [], patterns: patternsOf(searchTerms(input.name)) }
      return same(await findDoctorsByName(store, choice, filter, name, pageOf(input.page, 20)))
    }
  }
}

function specialitiesQuestion(fields: Record<string, string | undefined>): Question {
  const input = read(listSpecialities, fields)
  return {
    what: `specialities ${JSON.stringify(input)}`,
    counted: async (store, now) => dataOf(await listSpecialitiesOf(ctxOf(store, now), input)),
    plain: async (store, now) => same(await findSpecialities(store, choiceOf(input), patientOf(input), openRange(now)))
  }
}

function servicesQuestion(fields: Record<string, string | undefined>): Question {
  const input = read(listServices, fields)
  const orRefusal = (asked: Promise<string>) => asked.catch((error: Error) => error.message)
  return {
    what: `services ${JSON.stringify(input)}`,
    counted: (store, now) =>
      orRefusal(listServicesOf(ctxOf(store, now), input).then(answer => ('kind' in answer ? dataOf(answer) : NOT_COUNTED))),
    plain: (store, now) => orRefusal(readServices(ctxOf(store, now), input).then(answer => JSON.stringify(answer)))
  }
}

function read<E extends AnyEndpoint>(endpoint: E, fields: Record<string, string | undefined>): Received<E> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return endpoint.input.parse(given) as Received<E>
}

function ctxOf(store: Store, now: Date): Ctx {
  return { store, now } as Ctx
}

/** An unknown provider is for the tables to say. */
function dataOf(answer: ReadyJson | string | null): string {
  if (answer === null) return 'null'
  return typeof answer === 'string' ? NOT_COUNTED : JSON.stringify((JSON.parse(answer.plain.toString()) as { data: unknown }).data)
}

function same(text: string | null): string {
  return JSON.stringify(text === null ? null : JSON.parse(text))
}
