// The answers that a face shows again where there is no connection to ask for them. The network always wins: what is kept is read when a request has not
// reached the server, and never before.
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { failureOf } from '../api/call-failure.ts'
import { browserEntries, VISITS_ENTRY } from '../cache/browser-entries.ts'
import { deviceKey, dropDeviceKey, knownDeviceKey } from '../cache/device-key.ts'
import { readEntry, writeEntry } from '../cache/sealed-entries.ts'
import { SESSION_ENDED } from '../session/session-call.ts'
import type { SessionStore } from '../session/session-store.ts'
import { changedBy, isKept, KEPT, keptOf } from './kept-answer.ts'

type Kept = { answer: unknown; at: number }

export type AnswersKept = { queries: QueryClient; session: SessionStore; version: string; call: Call }

const nameOf = (key: QueryKey) => `answer ${key.join(' ')}`
const isLost = (error: unknown) => ['NETWORK', 'TIMEOUT'].includes(failureOf(error).code)

/** Keeps them as they come. `call`: the same caller, whose writes throw away what they change. */
export function keepAnswers({ queries, session, version, call }: AnswersKept): { call: Call; close: () => void } {
  let last: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch(() => undefined)
  }
  const whose = () => (session.read()?.kind === 'signed-in' && !session.isSigningOut() ? `${session.bearer()} ${version}` : null)

  async function forget(): Promise<void> {
    await dropDeviceKey()
    await Promise.all([...KEPT.map(nameOf), VISITS_ENTRY].map(browserEntries.remove))
  }

  async function keep(of: string | null, key: QueryKey, kept: Kept): Promise<void> {
    if (of === null || of !== whose()) return
    if (!(await knownDeviceKey(of))) await Promise.all(KEPT.map(one => browserEntries.remove(nameOf(one))))
    await writeEntry(browserEntries, await deviceKey(of), nameOf(key), kept)
    // The session may have ended meanwhile.
    if (of !== whose()) await forget()
  }

  async function show(query: Query, error: Error | null): Promise<void> {
    const of = whose()
    if (of === null || query.state.data !== undefined) return
    const kept = (await readEntry(browserEntries, await knownDeviceKey(of), nameOf(query.queryKey))) as Kept | undefined
    // The network may have answered meanwhile.
    if (!kept || query.state.data !== undefined || of !== whose()) return
    query.setState({ data: kept.answer, dataUpdatedAt: kept.at, status: 'error', error, isInvalidated: true })
  }

  const drop = (key: QueryKey) => inTurn(() => browserEntries.remove(nameOf(key)))

  const stop = queries.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || !isKept(event.query.queryKey)) return
    const { query, action } = event
    const { queryKey, state } = query
    if (action.type === 'success') {
      const of = whose()
      inTurn(() => keep(of, queryKey, { answer: keptOf(queryKey, state.data), at: state.dataUpdatedAt }))
    } else if (action.type === 'failed' || action.type === 'error') {
      if (isLost(action.error)) inTurn(() => show(query, action.error))
    } else if (action.type === 'invalidate' && navigator.onLine) {
      // Something has changed it. Without a connection nothing can have.
      drop(queryKey)
    }
  })

  /** What was shown from the device is asked for anew. */
  function askAnew(): void {
    const isShown = ({ queryKey, state }: Query) => isKept(queryKey) && state.fetchStatus === 'idle' && isLost(state.error)
    void queries.refetchQueries({ type: 'active', predicate: query => query.state.status === 'error' && isShown(query) })
  }

  const watched: Call = async (...args) => {
    const answer = await call(...args)
    const isReached = answer.status > 0
    // A write whose answer was lost may have been done. What this page knows is renewed by whoever asked for the write.
    if (answer.ok || (!isReached && navigator.onLine))
      for (const key of changedBy(args[0])) if (!queries.getQueryState(key)?.dataUpdateCount) drop(key)
    if (isReached) askAnew()
    return answer
  }

  const ended = () => inTurn(forget)
  addEventListener(SESSION_ENDED, ended)
  addEventListener('online', askAnew)
  return {
    call: watched,
    close: () => {
      stop()
      removeEventListener(SESSION_ENDED, ended)
      removeEventListener('online', askAnew)
    }
  }
}
