import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  booked: (when: string, place: string, until: string) => `Visit confirmed: ${when}, ${place}. You can cancel by ${until}.`,
  failed: (when: string, branch: string) =>
    `Booking failed: ${when}, ${branch}. The centre did not confirm this time. Choose another in your account.`,
  stillWaiting: (when: string, branch: string) =>
    `The centre has not answered yet about ${when}, ${branch}. You can wait, cancel the visit or call reception.`,
  moved: (when: string, place: string, until: string) => `Visit moved to ${when}, ${place}. You can cancel by ${until}.`,
  notMoved: (wanted: string, when: string, branch: string) =>
    `The visit could not be moved to ${wanted}. It stays at its old time: ${when}, ${branch}.`,
  cancelled: (when: string, branch: string) => `Cancelled: ${when}, ${branch}.`,
  cancelledByClinic: (when: string, branch: string) => `The centre cancelled: ${when}, ${branch}.`,
  movedByClinic: (was: string, when: string, place: string, until: string) =>
    `The centre moved your visit from ${was} to ${when}, ${place}. If the time does not suit, cancel or choose another by ${until}.`,
  news: {
    booked: { subject: 'visit confirmed', brief: (when: string) => `Visit confirmed: ${when}` },
    moved: { subject: 'visit moved', brief: (when: string) => `Visit moved to ${when}` },
    cancelled: { subject: 'visit cancelled', brief: (when: string) => `Visit cancelled: ${when}` }
  },
  inCabinet: (link: string) => `In your account: ${link}`,
  callReception: 'Please call reception.',
  reasonAndTimes: (link: string) => `Reason and other times: ${link}`,
  clinicCancelled: 'The centre cancelled your visit',
  clinicCancelledBrief: 'The centre cancelled your visit. Open to choose another time.'
}
