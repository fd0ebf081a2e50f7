import type { emailsInput } from '@vizit/contract/email'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { importPublicVisits, importPublicVisit as oneEndpoint } from '@vizit/contract/visit-import'
import { allows, mayGiveBirthday } from '@vizit/rules/access'
import { isAdult } from '@vizit/rules/age'
import { minskDay } from '@vizit/rules/days'
import { judgeMainEmail } from '@vizit/rules/visit-import'
import type * as z from 'zod/mini'
import type { SignedCtx } from '../deps.ts'
import { keepConsentWords } from '../evidence/ledger.ts'
import { type Nothing, nothing } from '../http/route.ts'
import { changePerson } from '../people/people.ts'
import type { Tx } from '../store/store.ts'
import { nameOf } from './known-patient.ts'
import { type GivesVisits, takeIn } from './take-in.ts'
import { findAddresses, findPeople, findWaiting, type PersonRow, type WaitingRow } from './visit-import.sql.ts'

/** Judges and pays for a new address, and gives what puts it; the feature that owns addresses does. */
export type PutsEmails = { emails(ctx: SignedCtx, emails: z.output<typeof emailsInput>): Promise<(tx: Tx) => Promise<void>> }

type Ports = GivesVisits & PutsEmails
type Input = {
  omId: string
  profileId: string
  useOrderPatientData?: boolean | undefined
  email?: string | undefined
  consentVersion?: string | undefined
}

/** [7.99] [7.100] One visit, for oneself or a person one may book for. */
export async function importOne(
  ctx: SignedCtx,
  input: Received<typeof oneEndpoint>,
  ports: Ports
): Promise<Reply<typeof oneEndpoint> | Nothing> {
  const person = await findPatient(ctx, input.profileId)
  // [4.126] 'me' is the user's own id and nobody else's
  if (input.self !== (person.rel_kind === 'ME')) refuse('INVALID_INPUT', { field: 'self' })
  const row = await findRow(ctx, input.omId)
  if (row.taken_in) return nothing()
  const [orderId] = await importAll(ctx, { ...input, person, rows: [row] }, ports)
  return orderId === undefined ? nothing() : { orderId }
}

/** [7.97] Every waiting visit of the same patient. */
export async function importEvery(
  ctx: SignedCtx,
  input: Received<typeof importPublicVisits>,
  ports: Ports
): Promise<Reply<typeof importPublicVisits>> {
  const person = await findPatient(ctx, input.profileId)
  const named = await findRow(ctx, input.omId)
  const waiting = await findWaiting(ctx.store, ctx.accountId, ctx.now)
  const same = (row: WaitingRow) => nameOf(row) === nameOf(named) && row.birthday === named.birthday
  const rows = waiting.filter(row => !row.taken_in && same(row))
  return { orderIds: rows.length === 0 ? [] : await importAll(ctx, { ...input, person, rows }, ports) }
}

async function findPatient(ctx: SignedCtx, profileId: string): Promise<PersonRow> {
  const person = (await findPeople(ctx.store, ctx.accountId, minskDay(ctx.now))).find(one => one.profile_id === profileId)
  if (!person) refuse('NOT_FOUND')
  if (!allows(person.level, 'BOOK_VISITS')) refuse('ACCESS_NOT_AUTHORIZED')
  return person
}

/** The name is told only to whom the visit may be shown, so whoever knows it was shown it. */
export async function findRow(ctx: SignedCtx, omId: string): Promise<WaitingRow> {
  const row = (await findWaiting(ctx.store, ctx.accountId, ctx.now)).find(one => one.om_id === omId)
  return row ?? refuse('NOT_FOUND')
}

async function importAll(ctx: SignedCtx, input: Input & { person: PersonRow; rows: WaitingRow[] }, ports: Ports): Promise<string[]> {
  const { person, rows, profileId } = input
  const isConsented = person.consented || rows.every(row => row.accepted.some(text => text.kind === 'personal-data'))
  if (!isConsented && input.consentVersion === undefined) refuse('CONSENT_REQUIRED')
  const putEmail = await newMainEmail(ctx, input.email, ports)
  return ctx.store.transaction(async tx => {
    const taken: string[] = []
    for (const row of rows)
      if ((await takeIn(tx, { row, accountId: ctx.accountId, profileId, now: ctx.now }, ports)) === 'taken-in') taken.push(row.order_id)
    if (taken.length === 0) return taken
    await putEmail?.(tx)
    if (!isConsented) await keepConsent(tx, ctx, profileId, input.consentVersion!)
    if (input.useOrderPatientData && maySave(ctx, person, rows[0]!)) await savePatient(tx, ctx, profileId, rows[0]!)
    return taken
  })
}

function keepConsent(tx: Tx, ctx: SignedCtx, profileId: string, version: string): Promise<void> {
  return keepConsentWords(tx, { profileId, accountId: ctx.accountId, version, channel: ctx.channel, brand: ctx.config.brand, at: ctx.now })
}

/** [R36] Taking a visit in needs an e-mail. [4.128] The main one is replaced only if it differs. */
async function newMainEmail(ctx: SignedCtx, typed: string | undefined, ports: PutsEmails): Promise<((tx: Tx) => Promise<void>) | null> {
  const own = await findAddresses(ctx.store, ctx.accountId)
  const main = own.find(one => one.usage === 'PRIMARY')?.address ?? null
  if (typed === undefined) return main === null ? refuse('EMAIL_REQUIRED') : null
  if (judgeMainEmail(main, typed) === 'keep' || own.some(one => one.address === typed)) return null
  return ports.emails(ctx, [{ address: typed, usage: 'PRIMARY' }])
}

/**
 * May the patient's data of the visit be saved? Not over those by which a programme knows the person [6.39], and a minor of their own account fills
 * the profile once [5.30]; nobody is made younger by somebody else. The visit is taken in all the same.
 */
function maySave(ctx: SignedCtx, person: PersonRow, row: WaitingRow): boolean {
  const isOwnMinor = person.rel_kind === 'ME' && person.birthday !== null && !isAdult(person.birthday, minskDay(ctx.now))
  const isYounger =
    person.rel_kind !== 'ME' && !mayGiveBirthday({ birthday: person.birthday, hasAccount: person.has_account }, row.birthday)
  return allows(person.level, 'EDIT_PROFILE') && !person.covered && !isOwnMinor && !isYounger
}

function savePatient(tx: Tx, ctx: SignedCtx, profileId: string, row: WaitingRow): Promise<void> {
  const { last_name: lastName, first_name: firstName, middle_name: middleName, birthday, sex } = row
  return changePerson(tx, profileId, { lastName, firstName, middleName, birthday, sex }, ctx.now)
}
