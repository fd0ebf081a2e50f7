// What a host page says, judged before anything is done with it.
import { type OpenMessage, openMessage } from '@vizit/contract/embedding'
import * as z from 'zod/mini'

type Heard = { source: unknown; origin: string; data: unknown }
export type Host = {
  /** The window that holds the frame. */
  parent: unknown
  /** Origins of the sites of the provider. */
  origins: readonly string[]
  /** Our own, that of the page which shows how it works. */
  ownOrigin: string
  provider: string
}

export type Judged =
  | { kind: 'not-ours' | 'wrong-origin' | 'malformed' | 'other-provider' }
  /** [1.59] */
  | { kind: 'heard'; message: OpenMessage }

/** Source, exact origin, form, provider, in this order. What is not ours is no fault: other scripts of a page talk too. */
export function judgeMessage({ source, origin, data }: Heard, host: Host): Judged {
  if (source !== host.parent || !isObject(data) || data.type !== 'vizit:open') return { kind: 'not-ours' }
  if (origin !== host.ownOrigin && !host.origins.includes(origin)) return { kind: 'wrong-origin' }
  const read = z.safeParse(openMessage, data)
  if (!read.success) return { kind: 'malformed' }
  const { providerCode } = read.data
  if (providerCode !== undefined && providerCode !== host.provider) return { kind: 'other-provider' }
  return { kind: 'heard', message: read.data }
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null
}

export type HostRequest = {
  /** Twelve digits. */
  phone: string | null
  /** The visit to take in. `ed`: its absence is told as well. */
  visit: { ed: boolean; visitId?: string } | null
  /** The doctor to offer for the favourites. */
  bookmark: string | null
  /** The page to open and what it is asked; null: the one that is open already. */
  page: { name: 'visits' | 'timetable' | 'onlineBooking'; query: Record<string, string> } | null
}

/** [1.58] `branchId`: that of the assignment, where one was named. */
export function requestOf(message: OpenMessage, branchId: string | undefined): HostRequest {
  const { doctorId, onlineDoctor, profileFilter, visitId, phone, bookmark, ed } = message
  const visit = ed || visitId !== undefined ? { ed: ed ?? false, ...(visitId !== undefined && { visitId }) } : null
  const query: Record<string, string> = {}
  for (const [name, value] of Object.entries({ doctorId, branchId, profileFilter })) if (value !== undefined) query[name] = value
  const booking = { name: onlineDoctor ? ('onlineBooking' as const) : ('timetable' as const), query }
  return {
    phone: phone?.replace('+', '') ?? null,
    visit,
    bookmark: bookmark && doctorId !== undefined ? doctorId : null,
    page: visit ? { name: 'visits', query: {} } : Object.keys(query).length > 0 || onlineDoctor ? booking : null
  }
}

const LEAST_HEIGHT = 480
/** What a browser and a host page keep of a screen for themselves. */
const NOT_OURS = 120

/** What the frame asks for: all of its page, but no more than a screen shows, for bars and dialogs stand at its edges. CSS pixels. */
export function frameHeight(content: number, screen: number): number {
  return Math.ceil(Math.min(content, Math.max(LEAST_HEIGHT, screen - NOT_OURS)))
}

/** A message moves nobody out of a form that is being filled in: there it is only remembered. */
export function judgeMove(path: string): 'move' | 'stay' {
  return /^\/(|timeslot|online-booking|booking|visits|profile|sign-in)$/.test(path) ? 'move' : 'stay'
}
