// A visit as its patient sees it: from the row of the store to the value of the contract. One place for the list and for a new booking.
import type { Visit } from '@vizit/contract/visits'
import { type AccessLevel, allows } from '@vizit/rules/access'
import { instantText, minskDay, minskInstant } from '@vizit/rules/days'
import { judgeCancel, type VisitStatus } from '@vizit/rules/visits'

/** Where a visit is and with whom: the same for all visits of one assignment. */
export type Place = {
  provider_code: string
  answers_by: string | null
  speciality: string
  speciality_id: number
  doctor_id: number
  doctor_name: string
  branch_id: number
  town_id: number
  branch_name: string
  branch_address: string
  branch_phones: string
  room: string
}

export type VisitRow = Place & {
  order_id: string
  assignment_id: number
  profile_id: string
  starts_at: string
  ends_at: string
  status: VisitStatus
  updated_at: string
  cancelled_by: 'patient' | 'clinic' | 'product' | null
  cancel_reason: string | null
  /** First name of who booked it, where it is told. */
  booked_by?: string | null
  level: AccessLevel
  rel_kind: string
  first_name: string
  service_id: number | null
  service_name: string | null
  /** What the clinic says of the service: how to prepare. */
  preparation: string | null
  price: number | null
  /** Who pays by a programme; null = the patient. */
  coverer_code: string | null
  coverer_name: string | null
  programme_caption: string | null
  /** The time that a clinic has been asked to move it to and has not answered about. */
  moving_to: string | null
}

/** Of a longer row the place alone. */
export function placeOf(row: Place): Place {
  const { provider_code, answers_by, speciality, speciality_id, doctor_id, doctor_name, room } = row
  const { branch_id, town_id, branch_name, branch_address, branch_phones } = row
  return {
    provider_code,
    answers_by,
    speciality,
    speciality_id,
    doctor_id,
    doctor_name,
    branch_id,
    town_id,
    branch_name,
    branch_address,
    branch_phones,
    room
  }
}

/** What became of a visit that is over. */
export type Afterwards = Pick<Visit, 'reports' | 'newResults' | 'documents'>

const NOTHING_AFTERWARDS: Afterwards = { reports: [], newResults: 0, documents: 0 }

/** The visit of the contract. `now` decides what is past and what may still be cancelled [9.01]. */
export function toVisit(row: VisitRow, now: Date): Visit {
  return { ...placePart(row), ...ownPart(row, now), ...NOTHING_AFTERWARDS }
}

/** The JSON text of visits, without building each first: a family's month is some hundred, at a few places. */
export function writeVisits(rows: readonly VisitRow[], now: Date, afterwards: ReadonlyMap<string, Afterwards>): string {
  const places = new Map<number, string>()
  const visits = rows.map(row => {
    let place = places.get(row.assignment_id)
    if (place === undefined) {
      place = JSON.stringify(placePart(row)).slice(1)
      places.set(row.assignment_id, place)
    }
    const own = JSON.stringify({ ...ownPart(row, now), ...(afterwards.get(row.order_id) ?? NOTHING_AFTERWARDS) })
    return `${own.slice(0, -1)},${place}`
  })
  return `[${visits.join(',')}]`
}

type PlacePart = Pick<
  Visit,
  | 'providerCode'
  | 'speciality'
  | 'specialityId'
  | 'physicianName'
  | 'physicianId'
  | 'branchName'
  | 'branchId'
  | 'townId'
  | 'branchAddress'
  | 'branchPhones'
  | 'room'
>

function placePart(row: Place): PlacePart {
  return {
    providerCode: row.provider_code,
    speciality: row.speciality,
    specialityId: String(row.speciality_id),
    physicianName: row.doctor_name,
    physicianId: String(row.doctor_id),
    branchName: row.branch_name,
    branchId: String(row.branch_id),
    townId: String(row.town_id),
    branchAddress: row.branch_address,
    branchPhones: row.branch_phones,
    room: row.room
  }
}

function ownPart(row: VisitRow, now: Date): Omit<Visit, keyof PlacePart | keyof Afterwards> {
  const past = Date.parse(row.ends_at) <= now.getTime()
  const isComing = !past && (row.status === 'booked' || row.status === 'pending' || row.status === 'created_manually')
  const mayCancel = judgeCancel({ status: row.status, startDate: row.starts_at }, now) === 'may-cancel'
  return {
    id: row.order_id,
    orderId: row.order_id,
    assignmentId: String(row.assignment_id),
    profileId: row.profile_id,
    covererCode: row.coverer_code,
    payer:
      row.coverer_name === null || row.programme_caption === null
        ? null
        : { coverer: row.coverer_name, programCaption: row.programme_caption },
    startDate: row.starts_at,
    endDate: row.ends_at,
    targetDate: row.status === 'pending' ? answerTime(row.answers_by, now) : null,
    status: row.status,
    movingTo: row.moving_to,
    lastUpdated: row.updated_at,
    isManageable: mayCancel && allows(row.level, 'BOOK_VISITS'),
    isPast: past,
    updated: false,
    name: row.service_name ?? row.speciality,
    links: [],
    testProvider: null,
    serviceId: row.service_id === null ? null : String(row.service_id),
    serviceName: row.service_name,
    preparation: isComing && row.preparation ? row.preparation : null,
    customerFirstName: row.first_name,
    relKind: row.rel_kind,
    price: row.price,
    cancelledBy: row.cancelled_by,
    cancelReason: row.cancel_reason,
    ...(row.booked_by ? { bookedBy: row.booked_by } : {})
  }
}

/** When the clinic answers today by its own setting; null when it has set none or the hour is over [R42]. */
function answerTime(answersBy: string | null, now: Date): string | null {
  if (answersBy === null) return null
  const at = minskInstant(minskDay(now), answersBy.slice(0, 5))
  return at > now ? instantText(at) : null
}
