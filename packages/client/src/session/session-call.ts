// The typed client bound to the local session: who calls, and what an ended session or an old version means for the whole face.
import { type Answer, type Call, makeCall } from '@vizit/contract/call'
import type { AnyEndpoint, Sent } from '@vizit/contract/endpoint'
import type { Face } from '@vizit/contract/face'
import { getProfile } from '@vizit/contract/profile'
import type { SessionStore } from './session-store.ts'

export type SessionCallSettings = {
  session: SessionStore
  /** Origin of the API; '' = the page's own. */
  origin: string
  version: string
  face: Face
  fetch: typeof fetch
  newKey: () => string
  /** The server no longer knows the session; it is already removed here. */
  onSessionEnded: () => void
  /** [2.54] [4.11] this version is too old to go on. */
  onOutdated: () => void
}

/** [6.51] What a caller who is not signed in hears of what only the signed-in have: nobody is asked for it. */
const NOT_ASKED: Answer<never> = { ok: false, code: 'NOT_SIGNED_IN', facts: {}, message: null, status: 403 }

/** The event of the window that tells that the server has ended the session: whoever holds what was typed may keep it for its owner. No sign-out. */
export const SESSION_ENDED = 'vizit:session-ended'

/** Makes the caller that every hook uses. Answers of the server pass through unchanged. */
export function makeSessionCall({ session, onSessionEnded, onOutdated, version, ...rest }: SessionCallSettings): Call {
  const call = makeCall({ ...rest, appVersion: version, bearer: session.bearer })

  function watch(answer: Answer<unknown>, bearer: string | null): void {
    if (answer.ok) return
    if (answer.code === 'OUTDATED_VERSION') onOutdated()
    const isEnded = answer.code === 'ERROR_SESSION_EXPIRED' || answer.code === 'NOT_SIGNED_IN'
    // A late answer to a former session must not end the one that has begun since.
    if (!isEnded || bearer !== session.bearer() || bearer === null) return
    const wasSignedIn = session.read()?.kind === 'signed-in'
    if (!wasSignedIn && answer.code === 'NOT_SIGNED_IN') return
    session.end()
    if (wasSignedIn) onSessionEnded()
  }

  /** [7.16] Whoever asks who is signed in says who asks: the visitor that this was before, the version and the face. */
  function introduced<E extends AnyEndpoint>(endpoint: E, input: Sent<E>): Sent<E> {
    if ((endpoint as AnyEndpoint) !== getProfile) return input
    return { anonymousId: session.anonymousId(), version, apiClient: rest.face, ...(input as object) } as Sent<E>
  }
  return async (endpoint, input, options) => {
    if (endpoint.access === 'signed-in' && session.read()?.kind !== 'signed-in') return NOT_ASKED
    const bearer = session.bearer()
    const answer = await call(endpoint, introduced(endpoint, input), options)
    watch(answer, bearer)
    return answer
  }
}
