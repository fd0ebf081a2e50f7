// The other side of a programme: the employee's mailbox and the HR manager, with the keys and contracts of the demo data.
import { approveProgrammeRequest, listProgrammeRequests } from '@vizit/contract/programme-requests'
import { listCoverages, unlinkCoverage } from '@vizit/contract/programmes'
import { sql } from '../../apps/server/src/store/store.ts'
import { expect } from './journey.ts'
import { withEmail } from './letters.ts'
import { store } from './passing-time.ts'
import { agreed, aPatient, callAs, type Patient, type PatientFacts } from './patient.ts'

const HR_KEY = 'demo-hr-key-of-orbita-0000000000000001'
/** The phone of every contract of the demo's insurer. */
export const CONTRACT_PHONE = '+375 (55) 123-45-67'
/** Савицкая, born 1990-05-15, and her contracts on the insurer's list. */
export const INSURED = { lastName: 'Савицкая', birthday: '1990-05-15' }

/** A patient with a confirmed address, which linking a programme asks for [R36]. */
export async function aMailedPatient(facts: PatientFacts = {}): Promise<Patient> {
  const patient = await aPatient(facts)
  await withEmail(patient, `olga.${Math.random().toString(36).slice(2, 10)}@mail.example`)
  return patient
}

/** An address of the employer `epam` that nobody has. */
export function aWorkEmail(): string {
  return `olga.${Math.random().toString(36).slice(2, 10)}@orbita.example`
}

/** The path that the newest letter to this address links to, waited for. */
export async function letterLink(email: string): Promise<string> {
  let path = ''
  await expect
    .poll(
      async () => {
        const letters = (await (await fetch(`${process.env.E2E_ORIGIN}/inbox.json`)).json()) as { to: string; text: string }[]
        path = letters.find(letter => letter.to === email)?.text.match(/\/coverage\/confirm#[\w-]+/)?.[0] ?? ''
        return path !== ''
      },
      { message: `a letter to ${email}`, intervals: [20, 50, 100, 200] }
    )
    .toBe(true)
  return path
}

/** The HR manager lets the request of this address begin on a day. */
export async function approve(email: string, activeFrom: string): Promise<void> {
  const hr = callAs(HR_KEY)
  const { requests } = agreed(await hr(listProgrammeRequests, {}))
  const request = requests.find(one => one.email === email)
  if (!request) throw new Error(`nobody asks from ${email}`)
  agreed(await hr(approveProgrammeRequest, { coverageId: request.id, activeFrom }))
}

/** A contract covers one person at a time: the next journey may want it. */
export async function unlinkAll(patient: Patient): Promise<void> {
  const { people } = agreed(await patient.call(listCoverages, {}))
  for (const { id, isManageable } of people.flatMap(person => person.coverages))
    if (isManageable) agreed(await patient.call(unlinkCoverage, { coverageId: id }))
}

/** The employer's programme pays for the patient already. */
export async function cover(patient: Patient, programId: string): Promise<void> {
  await (await store()).run(sql`
    insert into coverages (id, profile_id, account_id, programme_id, way, email, status, valid_from, created_at, updated_at)
    select gen_random_uuid(), a.profile_id, a.id, ${programId}, 'WORK_EMAIL', a.id || '@bereg.example', 'ACTIVE', current_date - 30, now(), now()
    from accounts a where a.phone = ${patient.phone}`)
}
