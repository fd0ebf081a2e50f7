// A provider of the database and the simulated system behind it, made to agree: what tests and proofs of clinics begin with.
import { openLog } from '../../../log.ts'
import { type Store, sql } from '../../../store/store.ts'
import type { ClinicTried } from '../../gateway.ts'
import { openFhir } from '../open-fhir.ts'
import type { FhirSimulator } from './fhir-simulator.ts'

export type ConnectionFacts = {
  auth?: 'none' | 'bearer' | 'client-credentials'
  connectMillis?: number
  totalMillis?: number
  sockets?: number
  answerBytes?: number
  /** False: it is left to be tried by whoever asks first. */
  tried?: boolean
}

/** What a server needs to be allowed to speak to simulators. */
export const SIMULATOR_ACCESS = {
  hosts: ['127.0.0.1'],
  networks: ['127.0.0.0/8'],
  secrets: { CLINIC_SECRET_BEARER: 'bearer-secret', CLINIC_SECRET_CLIENT: 'client-secret' }
}

/**
 * Gives every slot of a provider a name at its clinic, puts the clinic's side of it into the simulator, and writes down how it is reached. May be
 * called again after slots were added. It is tried, as when a clinic joins; what that asked is not among what the simulator tells of.
 */
export async function mirrorClinic(
  store: Store,
  simulator: FhirSimulator,
  providerCode: string,
  facts: ConnectionFacts = {}
): Promise<void> {
  const { auth = 'none' } = facts
  await store.run(sql`update providers set gateway = 'fhir' where code = ${providerCode}`)
  await store.run(sql`
    insert into clinic_connections (provider_id, base_url, auth, secret_name, token_url, client_id, connect_millis, total_millis, sockets, answer_bytes)
    select id, ${simulator.url}, ${auth}, ${{ none: null, bearer: 'CLINIC_SECRET_BEARER', 'client-credentials': 'CLINIC_SECRET_CLIENT' }[auth]},
      ${auth === 'client-credentials' ? simulator.tokenUrl : null}::text, ${auth === 'client-credentials' ? 'vizit' : null}::text,
      ${facts.connectMillis ?? 1_000}::int, ${facts.totalMillis ?? 2_000}::int, ${facts.sockets ?? 8}::int, ${facts.answerBytes ?? 2_000_000}::int
    from providers where code = ${providerCode}
    on conflict (provider_id) do nothing`)
  await store.run(sql`
    update assignments a set external_id = 'role-' || a.id from providers p where p.id = a.provider_id and p.code = ${providerCode} and a.external_id is null`)
  await store.run(sql`
    update slots s set external_id = 'slot-' || s.id from assignments a join providers p on p.id = a.provider_id
    where a.id = s.assignment_id and p.code = ${providerCode} and s.external_id is null`)
  const slots = await store.rows<{ name: string; role: string; starts_at: string; ends_at: string }>(sql`
    select s.external_id as name, a.external_id as role, s.starts_at, s.ends_at
    from slots s join assignments a on a.id = s.assignment_id join providers p on p.id = a.provider_id where p.code = ${providerCode} order by s.id`)
  for (const { name, role, starts_at, ends_at } of slots) {
    const scheduleId = `schedule-of-${role}`
    if (!simulator.memory.read('Schedule', scheduleId))
      simulator.memory.put({ resourceType: 'Schedule', id: scheduleId, actor: [{ reference: `PractitionerRole/${role}` }] })
    if (!simulator.memory.read('Slot', name)) {
      const schedule = { reference: `Schedule/${scheduleId}` }
      simulator.memory.put({
        resourceType: 'Slot',
        id: name,
        schedule,
        status: 'free',
        start: starts_at,
        end: ends_at,
        comment: 'kept as it is'
      })
    }
  }
  if (facts.tried !== false && !(await wasTried(store, simulator, providerCode))) await tryClinic(store, simulator, providerCode)
}

async function wasTried(store: Store, { url }: FhirSimulator, providerCode: string): Promise<boolean> {
  const found = await store.row(sql`
    select 1 as one from clinic_findings f join providers p on p.id = f.provider_id where p.code = ${providerCode} and f.base_url = ${url}`)
  return found !== undefined
}

/** When the worlds of tests begin: their slots are ahead. */
const BEGINNING = new Date('2026-11-20T08:00:00Z')

/** Tries the simulated clinic as it is; `now`: which of its slots are past. */
export async function tryClinic(store: Store, simulator: FhirSimulator, providerCode: string, now = BEGINNING): Promise<ClinicTried> {
  const before = simulator.asked.length
  const config = { clinics: SIMULATOR_ACCESS, production: false }
  const gateway = openFhir({ store, config, clock: () => now, log: openLog('silent') }, providerCode)
  try {
    return await gateway.tryOut!()
  } finally {
    await gateway.close()
    simulator.asked.splice(before)
  }
}

/** What the clinic has of an order of ours that stands. */
export function standingAt(simulator: FhirSimulator, orderId: string): { start: string; slots: string[] }[] {
  const found = simulator.memory.search('Appointment', new URLSearchParams({ identifier: `urn:vizit:order|${orderId}` }))
  return found
    .filter(one => one.status === 'booked')
    .map(one => ({
      start: String(one.start),
      slots: (one.slot as { reference: string }[]).map(slot => slot.reference.replace('Slot/', ''))
    }))
}
