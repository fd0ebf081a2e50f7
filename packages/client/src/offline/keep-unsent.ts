// The queue of what was done without a connection: sealed with the account's own key, so that it outlives a restart and an ended session and nobody else reads or
// sends it. Each wish is sent under one key until the server has answered.
import type { QueryClient } from '@tanstack/react-query'
import type { Answer, Call } from '@vizit/contract/call'
import type { AnyEndpoint } from '@vizit/contract/endpoint'
import { dropMedicine, type Medicine, putMedicine } from '@vizit/contract/own-drugs'
import type { Profile } from '@vizit/contract/profile'
import { addReview } from '@vizit/contract/reviews'
import { cancelVisit, type Visit } from '@vizit/contract/visits'
import { PROFILE_KEY, VISITS_KEY } from '../api/query-keys.ts'
import { browserEntries } from '../cache/browser-entries.ts'
import { type CacheKey, cacheKey } from '../cache/seal.ts'
import { readEntry, writeEntry } from '../cache/sealed-entries.ts'
import { newId } from '../session/new-id.ts'
import type { SessionStore } from '../session/session-store.ts'
import { aboutOf, judgedAt, readUnsent, type Unsent, type UnsentKind, withUnsent } from './unsent.ts'

const NAME = 'unsent'
const ENDPOINTS: Record<UnsentKind, AnyEndpoint> = {
  cancel: cancelVisit,
  review: addReview,
  medicine: putMedicine,
  'medicine-drop': dropMedicine
}
const NONE: readonly Unsent[] = []

export type UnsentStore = {
  subscribe: (listener: () => void) => () => void
  read: () => readonly Unsent[]
  /** The person does not want it any more, or has read why it was not sent. */
  drop: (key: string) => Promise<void>
  send: () => Promise<void>
}

export type UnsentKept = { queries: QueryClient; session: SessionStore; clock: () => Date; call: Call }

/** `call`: the same caller, which keeps for later what may wait. */
export function keepUnsent({ queries, session, clock, call }: UnsentKept): UnsentStore & { call: Call; close: () => void } {
  let list = NONE
  const listeners = new Set<() => void>()

  function ownKey(): Promise<CacheKey | undefined> {
    const isMine = session.read()?.kind === 'signed-in' && !session.isSigningOut()
    return cacheKey(isMine ? queries.getQueryData<Profile>(PROFILE_KEY)?.hashKey : null)
  }

  /** Reads what all windows have kept, and writes what comes of it. */
  function change(by: (kept: readonly Unsent[]) => readonly Unsent[]): Promise<boolean> {
    return navigator.locks.request('vizit-unsent', async () => {
      const key = await ownKey()
      const kept = readUnsent(await readEntry(browserEntries, key, NAME))
      const next = by(kept)
      if (key && next !== kept) await writeEntry(browserEntries, key, NAME, next)
      list = key ? next : NONE
      for (const listener of listeners) listener()
      return key !== undefined
    })
  }

  const drop = async (key: string) => void (await change(kept => kept.filter(one => one.key !== key)))
  const isThere = (key: string) => list.some(one => one.key === key)

  async function sendAll(): Promise<void> {
    await change(kept => (kept.length > 0 ? kept.map(one => judgedAt(one, clock())) : kept))
    const waiting = list.filter(one => !one.refused)
    for (const one of waiting) {
      if (!isThere(one.key)) continue
      const answer: Answer<unknown> = await call(ENDPOINTS[one.kind], one.input as never, { idempotencyKey: one.key })
      if (isPassing(answer)) return
      if (answer.ok) await drop(one.key)
      else {
        const { code, facts, message } = answer
        await change(kept => kept.map(other => (other.key === one.key ? { ...other, refused: { code, facts, message } } : other)))
      }
      void queries.invalidateQueries()
    }
  }

  /** One window sends. */
  const send = () =>
    navigator.locks.request('vizit-unsent-sending', { ifAvailable: true }, async lock => {
      if (lock) await sendAll()
    })
  const sendQuietly = () => void send().catch(() => undefined)

  /** What the wish is about, as the person knows it. */
  function told(kind: UnsentKind, input: Record<string, unknown>): Pick<Unsent, 'visit' | 'name'> {
    if (kind === 'medicine' || kind === 'medicine-drop') {
      const name = queries.getQueryData<Medicine[]>(['medicine-chest'])?.find(one => one.drugId === input.drugId)?.name
      return name === undefined ? {} : { name }
    }
    const copies = ['all', 'copy'].map(which => queries.getQueryData<{ orders: Visit[] } | null>([...VISITS_KEY, which]))
    const found = copies.flatMap(copy => copy?.orders ?? []).find(one => one.orderId === input.orderId)
    if (!found) return {}
    const { status, startDate, physicianName, branchName, branchPhones } = found
    return { visit: { status, startDate, physicianName, branchName, branchPhones } }
  }

  const keeping: Call = async (endpoint, input, options) => {
    const kind = kindOf(endpoint)
    if (!kind) {
      const answer = await call(endpoint, input, options)
      if (answer.ok && list.some(one => !one.refused)) sendQuietly()
      return answer
    }
    const key = options?.idempotencyKey ?? newId()
    const answer = await call(endpoint, input, { ...options, idempotencyKey: key })
    const wish = { key, kind, input: input as Record<string, unknown> }
    if (answer.ok && list.length > 0) await change(kept => kept.filter(one => aboutOf(one) !== aboutOf(wish)))
    if (answer.ok || (answer.code !== 'NETWORK' && answer.code !== 'TIMEOUT')) return answer
    const isKept = await change(kept => withUnsent(kept, { ...wish, ...told(kind, wish.input) })).catch(() => false)
    return isKept ? { ...answer, facts: { waits: true } } : answer
  }

  // The account's key comes with the profile, from the server or from what the device has kept.
  const load = () =>
    void change(kept => kept)
      .then(() => list.some(one => !one.refused) && sendQuietly())
      .catch(() => undefined)
  const stop = queries.getQueryCache().subscribe(event => {
    if (event.query.queryKey[0] !== PROFILE_KEY[0]) return
    if (event.type === 'removed' || (event.type === 'updated' && event.action.type === 'success')) load()
  })
  addEventListener('online', sendQuietly)
  load()
  return {
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => list,
    drop,
    send,
    call: keeping,
    close: () => {
      stop()
      removeEventListener('online', sendQuietly)
    }
  }
}

function kindOf(endpoint: AnyEndpoint): UnsentKind | undefined {
  return (Object.keys(ENDPOINTS) as UnsentKind[]).find(kind => ENDPOINTS[kind] === endpoint)
}

/** Not the server's answer to the wish itself: it is sent again. */
function isPassing({ ok, status }: Answer<unknown>): boolean {
  return !ok && (status < 400 || status >= 500 || status === 401 || status === 429)
}
