// What a clinic's server does with a condition, found out by trying: what it says of itself (its capability statement) is not believed.
import type { Finding } from '../clinics.sql.ts'
import { ClinicFailure } from '../outbound/clinic-line.ts'
import type { FhirLine, TransactionEntry } from './fhir-line.ts'
import { judgeEntries } from './judge-entries.ts'
import { findTrialSlots, readSlots, type SlotNow, trialMarks, turnSlot, withoutTrialMark, withTrialMark } from './slots-of.ts'

/** A version that no resource has. */
const WRONG = '0'
const TRIES = 3

type Way = 'whole' | 'stepwise'
type Reason = 'versions-not-heard' | 'versions-not-taken' | 'versions-stand-still' | 'no-versions' | 'marks-not-kept' | 'writing-refused'

/**
 * Sends a transaction whose second entry must fail, and looks whether the first was done all the same; then writes a slot under a wrong version and under
 * its right one. No slot changes its state: one is given a mark for a moment, if it still is as it was read. @throws ClinicFailure
 */
export async function tryOut(lineWith: (strongTags: boolean) => FhirLine, now: Date): Promise<Finding> {
  const fhir = lineWith(false)
  const slots = await findTrialSlots(fhir, now)
  if (slots === 'no-versions') return readingOnly('no-versions')
  if (slots.length === 0) throw new ClinicFailure('no-slots')
  const way = await tryTransaction(fhir, slots)
  if (way === 'stepwise' && (await tryWrongVersion(fhir, slots.at(-1)!)) !== 'heard') return readingOnly('versions-not-heard')
  for (const strongTags of [false, true]) {
    const said = await tryRightVersion(lineWith(strongTags), way, slots[0]!.id)
    if (said === 'not-taken') continue
    if (said === 'kept' || said === 'not-kept') {
      if (way === 'stepwise' && said === 'not-kept') return readingOnly('marks-not-kept')
      return { writing: way, strongTags, keepsMarks: said === 'kept', why: 'tried' }
    }
    return readingOnly(said)
  }
  return readingOnly('versions-not-taken')
}

function readingOnly(why: Reason): Finding {
  return { writing: 'reading-only', strongTags: false, keepsMarks: false, why }
}

/** A server that knows no transactions may say no in any way; that it failed says nothing of its other answers. */
async function transact(fhir: FhirLine, entries: TransactionEntry[]) {
  try {
    const answer = await fhir.transact(entries)
    return { carried: judgeEntries(entries.length, answer), status: answer.status }
  } catch (error) {
    if (error instanceof ClinicFailure && error.code === 'server-error') return { carried: 'refused' as const, status: 500 }
    throw error
  }
}

/** 412 for the whole, and nothing done: a transaction. Anything else is none. */
async function tryTransaction(fhir: FhirLine, slots: readonly SlotNow[]): Promise<Way> {
  for (let tried = 0; tried < TRIES; tried++) {
    const said = await tryOneTransaction(
      fhir,
      (await readSlots(
        fhir,
        slots.map(slot => slot.id)
      )) ?? slots
    )
    if (said !== 'changed') return said
  }
  return 'stepwise'
}

/** `changed`: the first slot has another version and no mark. Somebody has met us there, or it was done, and no mark is kept. */
async function tryOneTransaction(fhir: FhirLine, [first, second]: readonly SlotNow[]): Promise<Way | 'changed'> {
  const fails = second ?? first!
  const wrong = turnSlot(fhir, { ...fails, version: WRONG }, fails.raw)
  const entries = second ? [turnSlot(fhir, first!, withTrialMark(first!)), wrong] : [wrong]
  const { carried, status } = await transact(fhir, entries)
  const marked = (await readSlots(fhir, [first!.id]))?.[0]
  const wasDone = marked !== undefined && trialMarks(marked) > trialMarks(first!)
  if (wasDone) await fhir.write(`Slot/${marked.id}`, withoutTrialMark(marked), { ifMatch: fhir.tag(marked.version) })
  if (carried !== 'refused' || (status !== 409 && status !== 412) || wasDone) return 'stepwise'
  return second && marked && marked.version !== first!.version ? 'changed' : 'whole'
}

async function tryWrongVersion(fhir: FhirLine, slot: SlotNow): Promise<'heard' | 'not-heard'> {
  const now = (await readSlots(fhir, [slot.id]))?.[0] ?? slot
  const { status } = await fhir.write(`Slot/${slot.id}`, now.raw, { ifMatch: fhir.tag(WRONG) })
  return status >= 400 ? 'heard' : 'not-heard'
}

/** Marks a slot under its right version and takes the mark away. `kept`, `not-kept`: the mark. */
async function tryRightVersion(fhir: FhirLine, way: Way, id: string): Promise<'kept' | 'not-kept' | 'not-taken' | Reason> {
  const put = async (slot: SlotNow, resource: object): Promise<number> => {
    if (way === 'stepwise') return (await fhir.write(`Slot/${id}`, resource, { ifMatch: fhir.tag(slot.version) })).status
    const { carried, status } = await transact(fhir, [turnSlot(fhir, slot, resource)])
    return carried === 'done' ? 200 : Math.max(status, 400)
  }
  for (let tried = 0; tried < TRIES; tried++) {
    const before = (await readSlots(fhir, [id]))?.[0]
    if (!before) throw new ClinicFailure('no-slots')
    const status = await put(before, withTrialMark(before))
    const after = (await readSlots(fhir, [id]))?.[0]
    // Somebody else has changed it in between.
    if (status === 409 || status === 412) {
      if (after?.version === before.version) return 'not-taken'
      continue
    }
    if (status >= 400 || !after) return 'writing-refused'
    const isKept = trialMarks(after) > trialMarks(before)
    if (isKept) await put(after, withoutTrialMark(after))
    if (after.version === before.version) return 'versions-stand-still'
    return isKept ? 'kept' : 'not-kept'
  }
  throw new ClinicFailure('not-understood')
}
