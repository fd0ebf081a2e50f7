import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  booked: (when: string, place: string, until: string) => `Visit confirmed: ${when}, ${place}. You can cancel by ${until}.`,
  failed: (when: string, branch: string) =>
    `Booking failed: ${when}, ${branch}. The center did not confirm this time. Choose another in your account.`,
  stillWaiting: (when: string, branch: string) =>
    `The center has not answered yet about ${when}, ${branch}. You can wait, cancel the visit or call reception.`,
  moved: (when: string, place: string, until: string) => `Visit moved to ${when}, ${place}. You can cancel by ${until}.`,
  notMoved: (wanted: string, when: string, branch: string) =>
    `The visit could not be moved to ${wanted}. It stays at its old time: ${when}, ${branch}.`,
  cancelled: (when: string, branch: string) => `Canceled: ${when}, ${branch}.`,
  cancelledByClinic: (when: string, branch: string) => `The center canceled: ${when}, ${branch}.`,
  movedByClinic: (was: string, when: string, place: string, until: string) =>
    `The center moved your visit from ${was} to ${when}, ${place}. If the time does not suit, cancel or choose another by ${until}.`,
  ofChild: (text: string) => `Your child. ${text}`,
  news: {
    booked: { subject: 'visit confirmed', brief: (when: string) => `Visit confirmed: ${when}` },
    moved: { subject: 'visit moved', brief: (when: string) => `Visit moved to ${when}` },
    cancelled: { subject: 'visit canceled', brief: (when: string) => `Visit canceled: ${when}` }
  },
  inCabinet: (link: string) => `In your account: ${link}`,
  callReception: 'Please call reception.',
  reasonAndTimes: (link: string) => `Reason and other times: ${link}`,
  clinicCancelled: 'The center canceled your visit',
  clinicCancelledBrief: 'The center canceled your visit. Open to choose another time.'
}
