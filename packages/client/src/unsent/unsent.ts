// What was done without a connection and waits on the device until it can be sent (0088).
import type { Sent } from '@vizit/contract/endpoint'
import type { dropMedicine, putMedicine } from '@vizit/contract/own-drugs'
import type { addReview } from '@vizit/contract/reviews'
import type { cancelVisit, Visit } from '@vizit/contract/visits'
import type { Failure } from '../api/call-failure.ts'

/** What may wait, with what a person needs to know it again. */
export type Later =
  | {
      kind: 'cancelling'
      input: Sent<typeof cancelVisit>
      about: Pick<Visit, 'startDate' | 'physicianName' | 'branchName' | 'branchPhones'>
    }
  | { kind: 'review'; input: Sent<typeof addReview>; about: { name: string } }
  | { kind: 'medicine'; input: Sent<typeof putMedicine>; about: { name: string } }
  | { kind: 'dropped-medicine'; input: Sent<typeof dropMedicine>; about: { name: string } }

/** Why it will not be sent: its time is over, its visit stands at another time by now (a UTC instant), or the server has refused it. */
export type NotSent = { kind: 'too-late' } | { kind: 'moved'; to: string } | { kind: 'refused'; failure: Failure }

/** `id` is the key under which it is sent, however often. `ended`: it waits no more, and is shown until the person has read it. */
export type Unsent = Later & { id: string; ended?: NotSent }

/** What it is about: of the same thing the last word alone waits. */
export function aboutWhat(later: Later): string {
  switch (later.kind) {
    case 'cancelling':
      return `visit ${later.input.orderId}`
    case 'review':
      return `review ${later.input.orderId} ${later.input.about}`
    case 'medicine':
    case 'dropped-medicine':
      return `medicine ${later.input.drugId}`
  }
}
