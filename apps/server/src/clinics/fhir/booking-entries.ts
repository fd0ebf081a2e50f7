// What a clinic is told of a visit: who comes, and to whom.
import type { Reservation } from '../gateway.ts'
import type { TransactionEntry } from './fhir-line.ts'
import { CARD, ORDER, PAYER, PERSON } from './names.ts'
import type { VisitorRow } from './order.sql.ts'

/** A reservation with all that its clinic is told. `doctor`: as the clinic calls him; null: it has no name for him. */
export type ReserveInput = { reservation: Reservation; visitor: VisitorRow; doctor: string | null; slotIds: string[] }

/** The appointment; `patient` is a reference to its person, null where nobody is known. */
export function appointmentOf({ reservation, visitor, doctor, slotIds }: ReserveInput, patient: string | null): object {
  const { orderId, startDate, endDate, payer } = reservation
  const actors = [...(patient === null ? [] : [patient]), ...(doctor === null ? [] : [`PractitionerRole/${doctor}`])]
  const { client_note: comment, card_number: card } = visitor
  const extension = [
    ...(payer === null ? [] : [{ url: PAYER, valueString: `${payer.covererCode}|${payer.programId}` }]),
    ...(card === null ? [] : [{ url: CARD, valueString: card }])
  ]
  return {
    resourceType: 'Appointment',
    identifier: [{ system: ORDER, value: orderId }],
    status: 'booked',
    start: startDate,
    end: endDate,
    slot: slotIds.map(id => ({ reference: `Slot/${id}` })),
    participant: actors.map(reference => ({ actor: { reference }, status: 'accepted' })),
    ...(comment ? { comment } : {}),
    ...(extension.length > 0 ? { extension } : {})
  }
}

export function appointmentEntry(input: ReserveInput, patient: string | null): TransactionEntry {
  return { resource: appointmentOf(input, patient), request: { method: 'POST', url: 'Appointment', ifNoneExist: onlyOrder(input) } }
}

export function onlyOrder({ reservation: { orderId } }: ReserveInput): string {
  return `identifier=${ORDER}|${orderId}`
}

export function onlyPerson(person: string): string {
  return `identifier=${PERSON}|${person}`
}

/** The clinic's own record of a person is never written over: it is made only where there is none. An element that is empty is none. */
export function patientOf(person: string, visitor: VisitorRow): object {
  const given = [visitor.first_name, visitor.middle_name].filter(Boolean)
  const name = { ...(visitor.last_name ? { family: visitor.last_name } : {}), ...(given.length > 0 ? { given } : {}) }
  return {
    resourceType: 'Patient',
    identifier: [{ system: PERSON, value: person }],
    active: true,
    ...(Object.keys(name).length > 0 ? { name: [{ use: 'official', ...name }] } : {}),
    ...(visitor.sex === null ? {} : { gender: visitor.sex === 'FEMALE' ? 'female' : 'male' }),
    ...(visitor.birthday === null ? {} : { birthDate: visitor.birthday }),
    ...(visitor.phone === null ? {} : { telecom: [{ system: 'phone', value: `+${visitor.phone}` }] })
  }
}

/** `fullUrl`: by which the appointment of the same transaction names the person. */
export function patientEntry(fullUrl: string, person: string, visitor: VisitorRow): TransactionEntry {
  return { fullUrl, resource: patientOf(person, visitor), request: { method: 'POST', url: 'Patient', ifNoneExist: onlyPerson(person) } }
}
