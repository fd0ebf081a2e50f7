import * as z from 'zod/mini'
import { ClinicFailure } from '../outbound/clinic-line.ts'
import type { FhirLine, TransactionEntry } from './fhir-line.ts'
import { slot } from './resources.ts'

/** A slot as the clinic has it now. `raw` goes back as it came: what we do not read is not ours to lose. */
export type SlotNow = { id: string; version: string; state: 'free' | 'taken'; raw: object }

/** Reads the slots; undefined when one of them is not there. @throws ClinicFailure */
export async function readSlots(fhir: FhirLine, ids: readonly string[]): Promise<SlotNow[] | undefined> {
  const found = await Promise.all(ids.map(id => fhir.read('Slot', id)))
  const slots: SlotNow[] = []
  for (const [at, raw] of found.entries()) {
    if (raw === undefined) return undefined
    const read = z.safeParse(slot, raw)
    if (!read.success || read.data.id !== ids[at]) throw new ClinicFailure('not-understood')
    slots.push({
      id: read.data.id,
      version: versionOf(read.data),
      state: read.data.status === 'free' ? 'free' : 'taken',
      raw: raw as object
    })
  }
  return slots
}

/** Changes the state of a slot, if it is still the version that was read. */
export function turnSlot({ id, version, raw }: SlotNow, status: 'free' | 'busy'): TransactionEntry {
  return { resource: { ...raw, status }, request: { method: 'PUT', url: `Slot/${id}`, ifMatch: `W/"${version}"` } }
}

/** Without a version nothing can be changed safely. @throws ClinicFailure */
export function versionOf(resource: { meta?: { versionId?: string | undefined } | undefined }): string {
  const version = resource.meta?.versionId
  if (version === undefined || !/^[A-Za-z0-9.-]{1,64}$/.test(version)) throw new ClinicFailure('not-understood')
  return version
}
