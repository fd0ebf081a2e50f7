// Which face of the product asks. It says so itself, and it opens nothing: it is written down where evidence tells through what something was accepted.
import type { Access } from './endpoint.ts'

export const FACE_HEADER = 'x-app-face'
export const FACES = ['cabinet', 'widget', 'patient', 'desk'] as const
export type Face = (typeof FACES)[number]

/** Through what a call came; `api`: a program that is none of ours, or says what cannot be. */
export type Channel = Face | 'api'

/** Whose calls a kind of endpoint takes: what a patient signed in for is asked by no widget, and by nobody at a desk. */
const FACES_OF: Record<Access, readonly Face[]> = {
  anyone: ['cabinet', 'widget', 'patient'],
  'signed-in': ['cabinet', 'patient'],
  staff: ['desk']
}

/** The channel of a call, by what its header says. */
export function channelOf(said: unknown, access: Access): Channel {
  return FACES_OF[access].find(face => face === said) ?? 'api'
}
