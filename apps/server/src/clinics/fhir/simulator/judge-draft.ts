// What a server of FHIR looks at before it writes: required elements, codes, references that lead somewhere, and states that follow each other.
import type { Draft, Resource } from './fhir-memory.ts'

const SLOT_STATES = ['free', 'busy', 'busy-unavailable', 'busy-tentative', 'entered-in-error']
const OVER = ['fulfilled', 'cancelled', 'noshow', 'entered-in-error']
const WITHOUT_TIME = ['proposed', 'cancelled', 'waitlist']
const APPOINTMENT_STATES = [...OVER, 'proposed', 'pending', 'booked', 'arrived', 'checked-in', 'waitlist']
const PARTICIPANT_STATES = ['accepted', 'declined', 'tentative', 'needs-action']
const GENDERS: unknown[] = ['male', 'female', 'other', 'unknown']
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

type Known = (type: string, id: string) => Resource | undefined

/** Why a resource is not written; undefined: it may be. `before`: what stands there now. */
export function judgeDraft(draft: Draft, before: Resource | undefined, known: Known): string | undefined {
  if (hasEmpty(draft)) return 'an element is there and empty'
  if (draft.resourceType === 'Slot') return judgeSlot(draft, known)
  if (draft.resourceType === 'Appointment') return judgeAppointment(draft, before, known)
  if (draft.resourceType === 'Patient' && draft.gender !== undefined && !GENDERS.includes(draft.gender)) return 'Patient.gender'
  return undefined
}

function judgeSlot(draft: Draft, known: Known): string | undefined {
  if (!SLOT_STATES.includes(String(draft.status))) return 'Slot.status'
  if (!leads(draft.schedule, 'Schedule', known)) return 'Slot.schedule'
  return isStretch(draft) ? undefined : 'Slot.start and end'
}

function judgeAppointment(draft: Draft, before: Resource | undefined, known: Known): string | undefined {
  const status = String(draft.status)
  if (!APPOINTMENT_STATES.includes(status)) return 'Appointment.status'
  if (before && OVER.includes(String(before.status)) && before.status !== status) return 'what is over does not begin again'
  if ((draft.start === undefined) !== (draft.end === undefined)) return 'app-2'
  if (draft.start === undefined ? !WITHOUT_TIME.includes(status) : !isStretch(draft)) return 'app-3'
  const participants = (draft.participant ?? []) as { status?: unknown; actor?: unknown; type?: unknown }[]
  if (participants.length === 0) return 'Appointment.participant'
  for (const { status: said, actor, type } of participants) {
    if (!PARTICIPANT_STATES.includes(String(said))) return 'Appointment.participant.status'
    if (actor === undefined && type === undefined) return 'app-1'
    const reference = (actor as { reference?: string } | undefined)?.reference ?? ''
    if (reference.startsWith('urn:') || (reference.startsWith('Patient/') && !leads(actor, 'Patient', known)))
      return 'a person who is not known'
  }
  const slots = (draft.slot ?? []) as unknown[]
  return slots.every(slot => leads(slot, 'Slot', known)) ? undefined : 'a slot that is not known'
}

function isStretch({ start, end }: Draft): boolean {
  return INSTANT.test(String(start)) && INSTANT.test(String(end)) && Date.parse(String(start)) < Date.parse(String(end))
}

function leads(given: unknown, type: string, known: Known): boolean {
  const [named, id = ''] = ((given as { reference?: string } | undefined)?.reference ?? '').split('/')
  return named === type && known(type, id) !== undefined
}

/** JSON of FHIR has neither empty texts nor empty lists, nor nothing at all. */
function hasEmpty(value: unknown): boolean {
  if (value === null || value === '') return true
  if (typeof value !== 'object') return false
  const parts = Object.values(value)
  return parts.length === 0 || parts.some(hasEmpty)
}
