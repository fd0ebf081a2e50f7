// A visit that the registry wrote down for a phone, as it waits to be taken into an account.

import { PENDING_VISIT_DELAY_MS } from '@vizit/rules/visit-import'
import { vi } from 'vitest'
import type { DoctorFacts } from '../../apps/server/src/testing/test-server.ts'
import { world } from './world.ts'

export const GALINA = { lastName: 'Савицкая', firstName: 'Галина', middleName: 'Ивановна', birthday: '1962-04-09', sex: 'FEMALE' }
type Noted = typeof GALINA
export type PhoneVisit = { orderId: string; omId: string; timetableId: string; assignmentId: string }

/** Until the end of this test the face does not wait before it asks for a visit: only how long it waits is a matter of real time. */
export function askedAtOnce(): void {
  const { setTimeout } = window
  vi.spyOn(window, 'setTimeout').mockImplementation(((work: TimerHandler, ms?: number, ...args: unknown[]) =>
    setTimeout(work, ms === PENDING_VISIT_DELAY_MS ? 0 : ms, ...args)) as typeof window.setTimeout)
}

/** The time is taken by it. */
export async function aPhoneVisit(
  phone: string,
  facts: { patient?: Noted; startsAt?: string; doctor?: DoctorFacts } = {}
): Promise<PhoneVisit> {
  const { patient = GALINA, startsAt = '2026-11-24T11:30:00Z', doctor = { children: true } } = facts
  const slot = await world.aSlot({ startsAt, doctor })
  const [orderId, omId] = [crypto.randomUUID(), crypto.randomUUID()]
  const now = new Date().toISOString()
  const { lastName, firstName, middleName, birthday, sex } = patient
  await world.sql(`
    with taken as (update slots set taken_by = 'visit' where id = ${slot.timetableId} returning id, assignment_id, starts_at, ends_at),
    visit as (
      insert into visits (order_id, provider_id, assignment_id, doctor_id, slot_id, starts_at, ends_at, status, created_at, updated_at)
      select '${orderId}', a.provider_id, t.assignment_id, a.doctor_id, t.id, t.starts_at, t.ends_at, 'created_manually', '${now}', '${now}'
      from taken t join assignments a on a.id = t.assignment_id returning order_id)
    insert into phone_visits (order_id, om_id, phone, way, last_name, first_name, middle_name, birthday, sex, created_at)
    select order_id, '${omId}', '${phone}', 'registry', '${lastName}', '${firstName}', '${middleName}', '${birthday}', '${sex}', '${now}' from visit`)
  return { orderId, omId, ...slot }
}
