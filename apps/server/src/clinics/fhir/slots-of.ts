import * as z from 'zod/mini'
import { ClinicFailure } from '../outbound/clinic-line.ts'
import type { FhirLine, TransactionEntry } from './fhir-line.ts'
import { ORDER } from './names.ts'
import { slot } from './resources.ts'

/** What stands in place of an order where a server is tried. */
const TRIAL = 'trial'

/** `busy`: as we write it. Every other state but `free` is the clinic's own. */
type State = 'free' | 'busy' | 'kept-by-the-clinic'

/** A slot as the clinic has it now. `orders`: of ours, that it is marked with. `raw` goes back as it came: what we do not read is not ours to lose. */
export type SlotNow = { id: string; version: string; state: State; orders: string[]; raw: object }

/** Reads the slots; undefined when one of them is not there. @throws ClinicFailure */
export async function readSlots(fhir: FhirLine, ids: readonly string[]): Promise<SlotNow[] | undefined> {
  const found = await Promise.all(ids.map(id => fhir.read('Slot', id)))
  const slots: SlotNow[] = []
  for (const [at, raw] of found.entries()) {
    if (raw === undefined) return undefined
    const read = slotNow(raw)
    if (read?.id !== ids[at]) throw new ClinicFailure('not-understood')
    slots.push(read!)
  }
  return slots
}

/** Those that are marked with an order of ours, wherever they are; a server that shows whatever it has is not read to the end. @throws ClinicFailure */
export async function findMarked(fhir: FhirLine, orderId: string): Promise<SlotNow[]> {
  const { resources } = await fhir.search('Slot', { identifier: `${ORDER}|${orderId}`, _count: '50' }, 1)
  return resources.map(slotNow).filter(one => one !== undefined && isHeldFor(one, orderId)) as SlotNow[]
}

/** Undefined: not understood. */
export function slotNow(raw: unknown): SlotNow | undefined {
  const read = z.safeParse(slot, raw)
  if (!read.success) return undefined
  const { id, status, identifier } = read.data
  const orders = (identifier ?? []).filter(one => one.system === ORDER).flatMap(one => one.value ?? [])
  const state = status === 'free' || status === 'busy' ? status : 'kept-by-the-clinic'
  return { id, version: versionOf(read.data), state, orders, raw: raw as object }
}

/** Taken for this order and for no other of ours. A mark by which a server was tried may have been left there. */
export function isHeldFor({ state, orders }: SlotNow, orderId: string): boolean {
  const of = orders.filter(one => one !== TRIAL)
  return state === 'busy' && of.length === 1 && of[0] === orderId
}

/** The slot taken, with the name of the order for which it is. */
export function taken({ raw }: SlotNow, orderId: string): object {
  return { ...withoutMark(raw), status: 'busy', identifier: [...others(raw), { system: ORDER, value: orderId }] }
}

export function freed({ raw }: SlotNow): object {
  const rest = others(raw)
  return { ...withoutMark(raw), status: 'free', ...(rest.length > 0 ? { identifier: rest } : {}) }
}

/** Changes a slot, if it is still the version that was read. */
export function turnSlot(fhir: FhirLine, { id, version }: SlotNow, resource: object): TransactionEntry {
  return { resource, request: { method: 'PUT', url: `Slot/${id}`, ifMatch: fhir.tag(version) } }
}

type Identifier = { system?: string; value?: string }

function identifiersOf(raw: object): Identifier[] {
  const { identifier } = raw as { identifier?: unknown }
  return Array.isArray(identifier) ? (identifier as Identifier[]) : []
}

/** The names that others have for it. */
function others(raw: object): Identifier[] {
  return identifiersOf(raw).filter(one => one?.system !== ORDER)
}

function withoutMark(raw: object): object {
  return Object.fromEntries(Object.entries(raw).filter(([name]) => name !== 'identifier'))
}

/** Without a version nothing can be changed safely. @throws ClinicFailure */
export function versionOf(resource: { meta?: { versionId?: string | undefined } | undefined }): string {
  const version = resource.meta?.versionId
  if (version === undefined || !/^[A-Za-z0-9.-]{1,64}$/.test(version)) throw new ClinicFailure('not-understood')
  return version
}

/** So many are tried at once: whether a first entry stands when a second fails is seen by two alone. */
const TRIAL_SLOTS = 2

/** Two slots by which a server may be tried: past ones, which nobody wants any more, and where they are too few those that are farthest away. @throws ClinicFailure */
export async function findTrialSlots(fhir: FhirLine, now: Date): Promise<SlotNow[] | 'no-versions'> {
  const ids: string[] = []
  for (const when of [`lt${now.toISOString()}`, `ge${now.toISOString()}`]) {
    const { resources } = await fhir.search('Slot', { start: when, _sort: '-start', _count: '10' }, 1)
    const read = resources.map(raw => z.safeParse(slot, raw)).flatMap(one => (one.success ? [one.data] : []))
    if (read.length > 0 && read.every(one => one.meta?.versionId === undefined)) return 'no-versions'
    const found = read.filter(one => one.meta?.versionId !== undefined).toSorted((a, b) => Date.parse(b.start) - Date.parse(a.start))
    ids.push(...found.map(one => one.id))
    if (ids.length >= TRIAL_SLOTS) break
  }
  return ids.length === 0 ? [] : ((await readSlots(fhir, ids.slice(0, TRIAL_SLOTS))) ?? [])
}

/** The slot as it is, with a mark that is no order's. */
export function withTrialMark({ raw }: SlotNow): object {
  return { ...raw, identifier: [...identifiersOf(raw), { system: ORDER, value: TRIAL }] }
}

/** The slot as it is, whoever has changed it meanwhile, without that mark. */
export function withoutTrialMark({ raw }: SlotNow): object {
  const rest = identifiersOf(raw).filter(one => one?.system !== ORDER || one.value !== TRIAL)
  return { ...withoutMark(raw), ...(rest.length > 0 ? { identifier: rest } : {}) }
}

export function trialMarks({ orders }: SlotNow): number {
  return orders.filter(one => one === TRIAL).length
}
