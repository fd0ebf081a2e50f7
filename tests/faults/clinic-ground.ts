// Clinics with systems of their own, simulated in this very process, and a server that books at them.

import { randomUUID } from 'node:crypto'
import { openClinics } from '../../apps/server/src/clinics/clinics.ts'
import { DIALECTS, type Dialect } from '../../apps/server/src/clinics/fhir/simulator/dialects.ts'
import { type FhirSimulator, startFhirSimulator } from '../../apps/server/src/clinics/fhir/simulator/fhir-simulator.ts'
import { type ConnectionFacts, mirrorClinic, SIMULATOR_ACCESS } from '../../apps/server/src/clinics/fhir/simulator/test-clinic.ts'
import type { ClinicGateway } from '../../apps/server/src/clinics/gateway.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import type { DoctorIds } from '../../apps/server/src/testing/test-doctors.ts'
import { type Answer, type Line, openLine, type Question } from '../setup/ask.ts'
import { bookingOf, type FreeSlot, makePeople, ORDERS, type Person } from '../setup/world.ts'
import { openPeopleGround, type PeopleGround } from './people-ground.ts'

/** How a clinic's server takes what it is asked. `later`: since it has joined. */
export type Speaking = { dialect: Dialect; later?: Dialect }

export type Clinic = { code: string; doctor: DoctorIds; simulator: FhirSimulator; gateway: ClinicGateway; slots: FreeSlot[] }

export type ClinicGround = PeopleGround & {
  clinics: Clinic[]
  line: Line
  book(person: Person, slot: FreeSlot): Promise<Answer & { millis: number }>
}

export type ClinicGroundOptions = {
  clinics: number
  slotsEach: number
  people: number
  connection?: ConnectionFacts
  probeEveryMillis?: number
  /** As many products as processes over one database, each with lines of its own to the clinics; one by default. */
  servers?: number
  /** How the clinics' servers take what they are asked, in turn; `whole` by default. */
  speaking?: readonly Speaking[]
  /** Breaks the product between booking and the gateways. */
  sabotage?: (gateway: ClinicGateway) => ClinicGateway
}

/** Every clinic has one doctor, whose slots of five minutes begin the day after tomorrow of the ground's clock. */
export async function openClinicGround(options: ClinicGroundOptions): Promise<ClinicGround> {
  const { sabotage = gateway => gateway, speaking = [] } = options
  const opened: ReturnType<typeof openClinics>[] = []
  const ground = await openPeopleGround({
    config: { clinics: SIMULATOR_ACCESS },
    ...(options.servers === undefined ? {} : { servers: options.servers }),
    wrap: deps => {
      const clinics = openClinics({
        ...deps,
        ...(options.probeEveryMillis === undefined ? {} : { probeEveryMillis: options.probeEveryMillis })
      })
      opened.push(clinics)
      return { ...deps, clinics: { of: provider => sabotage(clinics.of(provider)) } }
    }
  })
  await makePeople(ground.store, options.people)
  // The sessions of people made by SQL begin now; the ground's clock is put there too.
  ground.setNow(new Date().toISOString())
  const clinics: Clinic[] = []
  for (let n = 1; n <= options.clinics; n++) {
    const code = `clinic-${n}`
    const { dialect, later }: Speaking = speaking[(n - 1) % speaking.length] ?? { dialect: 'whole' }
    const simulator = await startFhirSimulator({ clock: ground.now, dialect })
    const doctor = await ground.aDoctor({ provider: code })
    const slots = await ground.store.rows<FreeSlot>(sql`
      insert into slots (assignment_id, starts_at, ends_at)
      select ${doctor.assignmentId}::int, at, at + interval '5 minutes'
      from generate_series(0, ${options.slotsEach - 1}::int) n,
        lateral (select date_trunc('day', ${ground.now()}::timestamptz) + interval '2 days' + make_interval(mins => n * 5) as at) t
      returning id as "timetableId", assignment_id::text as "assignmentId", starts_at as "startsAt"`)
    await mirrorClinic(ground.store, simulator, code, options.connection)
    if (later !== undefined) simulator.manners = DIALECTS[later]
    clinics.push({ code, doctor, simulator, gateway: ground.deps.clinics.of({ code, gateway: 'fhir' }), slots })
  }
  const line = openLine(ground.url, { sockets: 400 })
  return {
    ...ground,
    clinics,
    line,
    async book(person, slot) {
      const from = performance.now()
      const question: Question = { method: 'POST', path: ORDERS, bearer: person.bearer, key: randomUUID(), body: bookingOf(person, slot) }
      // As the product's client does: a line that was closed just then is no answer, and the same key is asked again.
      const answer = await line.ask(question).catch(() => line.ask(question))
      return { ...answer, millis: performance.now() - from }
    },
    async stop() {
      line.close()
      await Promise.all(opened.map(clinics => clinics.close()))
      await Promise.all(clinics.map(clinic => clinic.simulator.close()))
      await ground.stop()
    }
  }
}

/** The name of it for a person. */
export function spoken({ dialect, later }: Speaking): string {
  return later === undefined ? dialect : `${dialect}, then ${later}`
}

/** What a patient was told. */
export function toldBy({ status, body }: Answer): 'booked' | 'being-confirmed' | 'busy' | 'clinic-unavailable' | 'something-else' {
  if (status === 200)
    return body.includes('"status":"booked"') ? 'booked' : body.includes('"status":"pending"') ? 'being-confirmed' : 'something-else'
  if (status === 409 && body.includes('TIMESLOT_IS_BUSY')) return 'busy'
  return status === 503 && body.includes('CLINIC_UNAVAILABLE') ? 'clinic-unavailable' : 'something-else'
}
