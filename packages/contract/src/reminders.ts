// What a person wants to be reminded of and how, and the links of reminders, which work without signing in.
import { REMINDER_CHOICES } from '@vizit/rules/reminders'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { formedText, instant, slotId, soundText, uuid } from './fields.ts'
import { moveVisit } from './move-visit.ts'
import { cancelVisit } from './visits.ts'

/** [3.100] None chosen = no reminders. */
const choices = z.array(z.enum(REMINDER_CHOICES)).check(z.maxLength(REMINDER_CHOICES.length))
export const noticeChannel = z.enum(['sms', 'mail', 'push'])
export type NoticeChannel = z.output<typeof noticeChannel>

const reminders = z.object({
  channel: noticeChannel,
  /** The ways there are: a letter needs a confirmed e-mail, a push a browser that has subscribed. Without the chosen one an SMS comes. */
  ways: z.array(noticeChannel),
  /** What a browser subscribes with; null: nothing is pushed here. */
  pushKey: z.nullable(z.string()),
  /** This browser takes pushes. */
  pushedHere: z.boolean(),
  /** A message comes when a visit of theirs, or one that they booked, is booked, moved or cancelled. What a clinic does to it is told always. */
  tellsOfVisits: z.boolean(),
  people: z.array(z.object({ profileId: uuid, choices }))
})
export type Reminders = z.output<typeof reminders>

/** The own choices for each person whose visits one may see. [1.45] */
export const readReminders = endpoint({
  method: 'GET',
  path: '/api/v2/my/reminders',
  summary: 'How one is reminded, and of what for each patient.',
  access: 'signed-in',
  input: z.object({}),
  reply: reminders,
  refusals: []
})

/** What is sent takes the place of what was chosen; visits that are planned already follow. [1.45] [3.100] */
export const chooseReminders = endpoint({
  method: 'PUT',
  path: '/api/v2/my/reminders/:profileId',
  summary: 'Choose when to be reminded of the visits of a patient.',
  access: 'signed-in',
  input: z.object({ profileId: uuid, choices }),
  reply: reminders,
  refusals: ['NOT_FOUND']
})

/** INVALID_STATE {channel}: there is no confirmed e-mail, or no browser that takes pushes. */
export const chooseChannel = endpoint({
  method: 'PUT',
  path: '/api/v2/my/reminders/channel',
  summary: 'Choose the way of reminders: SMS, e-mail or push.',
  access: 'signed-in',
  input: z.object({ channel: noticeChannel }),
  reply: reminders,
  refusals: ['INVALID_STATE']
})

/** Whether one is told of what is booked, moved and cancelled, by the way of reminders. What a clinic does to a visit is told always. */
export const chooseVisitNews = endpoint({
  method: 'PUT',
  path: '/api/v2/my/reminders/visits',
  summary: 'Choose whether to be told of visits that are booked, moved and cancelled.',
  access: 'signed-in',
  input: z.object({ tellsOfVisits: z.boolean() }),
  reply: reminders,
  refusals: []
})

/** What the browser's own subscription says of itself. Ended with the session. INVALID_STATE: nothing is pushed here, or not to that service. */
export const subscribePush = endpoint({
  method: 'PUT',
  path: '/api/v2/my/reminders/push',
  summary: 'Take pushes in this browser.',
  access: 'signed-in',
  input: z.object({
    endpoint: z.url().check(z.maxLength(1000), soundText),
    keys: z.object({
      p256dh: formedText(/^[\w-]{87}=?$/),
      auth: formedText(/^[\w-]{22}(==)?$/)
    })
  }),
  reply: reminders,
  refusals: ['INVALID_STATE']
})

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/reminders/push',
  summary: 'Take no more pushes in this browser.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({}),
  refusals: []
})

/** Whoever holds the link may act without signing in: so it tells the time and the place, and nothing else of the visit or of anybody. */
const linkedVisit = z.object({
  orderId: uuid,
  startDate: instant,
  branchName: z.string(),
  branchAddress: z.string(),
  /** What this link has done; null = nothing yet. */
  done: z.nullable(z.enum(['confirm', 'cancel', 'move'])),
  state: z.enum(['planned', 'cancelled', 'over']),
  /** Until when it may be cancelled or moved. [9.01] */
  cancelUntil: instant
})
export type LinkedVisit = z.output<typeof linkedVisit>

const token = formedText(/^[\w-]{43}$/)

/** A POST, like all that a link does: a scanner of mail opens addresses and changes nothing. */
export const readVisitLink = endpoint({
  method: 'POST',
  path: '/api/v2/public/visit-link',
  summary: 'The visits that the link of a reminder is about.',
  access: 'anyone',
  input: z.object({ token }),
  reply: z.object({ visits: z.array(linkedVisit) }),
  refusals: ['LINK_EXPIRED']
})

/** Other times of the same doctor in the next two weeks; the doctor is not named. */
export const visitLinkTimes = endpoint({
  method: 'POST',
  path: '/api/v2/public/visit-link/times',
  summary: 'Free times that a visit could be moved to by its link.',
  access: 'anyone',
  input: z.object({ token, orderId: uuid }),
  reply: z.object({ times: z.array(z.object({ timetableId: slotId, startDate: instant })) }),
  refusals: ['LINK_EXPIRED']
})

/**
 * Does one thing with one visit, once for each link. LINK_EXPIRED: used, over, or not ours. What `cancelVisit` and `moveVisit` refuse is refused here.
 * `timetableId` is one of the free times, for `move` alone; without it INVALID_STATE.
 */
export const actByVisitLink = endpoint({
  method: 'POST',
  path: '/api/v2/public/visit-link/use',
  summary: 'Confirm, move or cancel a visit by the link of its reminder.',
  access: 'anyone',
  input: z.object({ token, orderId: uuid, action: z.enum(['confirm', 'cancel', 'move']), timetableId: z.optional(slotId) }),
  reply: z.object({ visits: z.array(linkedVisit) }),
  refusals: ['LINK_EXPIRED', 'INVALID_STATE', ...cancelVisit.refusals, ...moveVisit.refusals]
})
