// What opens a clinic's system: nothing, a token given by hand, or one fetched by the client's own secret (OAuth client credentials).
import * as z from 'zod/mini'
import { ClinicFailure, type ClinicLine } from '../outbound/clinic-line.ts'
import { readJson } from '../outbound/read-json.ts'
import { tokenAnswer } from './resources.ts'

export type TokenSource = {
  /** Whether a new one can be had when one is refused. */
  renews: boolean
  /** Null: none is needed. @throws ClinicFailure */
  bearer(line: ClinicLine, signal: AbortSignal): Promise<string | null>
  /** This one was refused. */
  forget(token: string): void
}

export function fixedToken(token: string | null): TokenSource {
  return { renews: false, bearer: async () => token, forget: () => undefined }
}

export type ClientCredentials = { tokenUrl: string; clientId: string; clientSecret: string; scope: string | null }

const SECONDS_WITHOUT_TERM = 300
/** A token is not used in its last moments: it may end on the way. */
const SPARE_MILLIS = 10_000
const MOST_BYTES = 50_000

/** Keeps the token for its time; many who need one at once fetch one. */
export function clientCredentials({ tokenUrl, clientId, clientSecret, scope }: ClientCredentials, clock: () => Date): TokenSource {
  let kept: { token: string; until: number } | undefined
  let fetching: Promise<string> | undefined

  async function fetchToken(line: ClinicLine, signal: AbortSignal): Promise<string> {
    const answer = await line.ask({
      method: 'POST',
      url: tokenUrl,
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', ...(scope === null ? {} : { scope }) }).toString(),
      signal,
      maxBytes: MOST_BYTES
    })
    if (answer.status >= 500) throw new ClinicFailure('server-error')
    if (answer.status !== 200) throw new ClinicFailure('unauthorised')
    const found = z.safeParse(tokenAnswer, readJson(answer.bytes))
    // A line break in a token would be a header of its own.
    if (!found.success || !/^[\x21-\x7e]+$/.test(found.data.access_token)) throw new ClinicFailure('not-understood')
    const seconds = Math.min(Math.max(found.data.expires_in ?? SECONDS_WITHOUT_TERM, 0), 86_400)
    kept = { token: found.data.access_token, until: clock().getTime() + seconds * 1000 - SPARE_MILLIS }
    return kept.token
  }

  return {
    renews: true,
    async bearer(line, signal) {
      if (kept && clock().getTime() < kept.until) return kept.token
      fetching ??= fetchToken(line, signal).finally(() => {
        fetching = undefined
      })
      return fetching
    },
    forget(token) {
      if (kept?.token === token) kept = undefined
    }
  }
}
