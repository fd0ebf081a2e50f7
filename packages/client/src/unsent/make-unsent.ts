// Keeps what waits, sealed on the device, and sends it: one after the other, once, as soon as the server can be reached.
import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { VISITS_KEY } from '../api/query-keys.ts'
import { browserEntries } from '../cache/browser-entries.ts'
import { deviceKey, dropDeviceKey, knownDeviceKey, UNSENT_KEY } from '../cache/device-key.ts'
import { readEntry, writeEntry } from '../cache/sealed-entries.ts'
import { SESSION_ENDED } from '../session/session-call.ts'
import type { SessionStore } from '../session/session-store.ts'
import { aboutWhat, type Later, type Unsent } from './unsent.ts'

const ENTRY = 'unsent'
/** One window alone reads, sends and writes at a time; the others hear of it here. */
const SHARED = 'vizit-unsent'
/** After an answer of a server that cannot answer. */
const PAUSE_MS = 30_000

/** Told when something was kept, and when something was sent. */
export type UnsentNews = { kind: 'kept' | 'sent'; of: Later['kind'] }

export type UnsentStore = {
  read: () => readonly Unsent[]
  subscribe: (listener: () => void) => () => void
  onNews: (listener: (news: UnsentNews) => void) => () => void
  /** False where this browser keeps nothing. `id`: the key under which it was tried. */
  keep: (later: Later, id: string) => Promise<boolean>
  drop: (id: string) => Promise<void>
  /** Tries all that wait. */
  send: () => Promise<void>
}

export type UnsentWorld = { call: Call; session: SessionStore; queries: QueryClient; clock: () => Date }

/** `call` of the answer: the same caller, which notices that the server can be reached again. */
export function makeUnsent({ call, session, queries, clock }: UnsentWorld): UnsentStore & { call: Call; close: () => void } {
  let list: readonly Unsent[] = []
  let isSending = false
  /** The connection came back while a try was under way, which may have failed without it. */
  let isAskedAgain = false
  let isClosed = false
  let notBefore = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const hearers = new Set<(news: UnsentNews) => void>()
  const channel = new BroadcastChannel(SHARED)
  const whose = () => (!isClosed && session.read()?.kind === 'signed-in' && !session.isSigningOut() ? session.bearer() : null)

  function show(now: readonly Unsent[]): void {
    list = now
    for (const listener of listeners) listener()
  }

  const tell = (news: UnsentNews) => {
    for (const hear of hearers) hear(news)
  }

  async function stored(): Promise<readonly Unsent[]> {
    const of = whose()
    if (of === null) return []
    const kept = await readEntry(browserEntries, await knownDeviceKey(of, UNSENT_KEY), ENTRY)
    return Array.isArray(kept) ? (kept as Unsent[]) : []
  }

  /** False where the browser refuses. */
  async function write(change: (known: readonly Unsent[]) => readonly Unsent[]): Promise<boolean> {
    const of = whose()
    if (of === null) return false
    const next = change(await stored())
    const key = await deviceKey(of, UNSENT_KEY)
    if (next.length === 0) await browserEntries.remove(ENTRY)
    else await writeEntry(browserEntries, key, ENTRY, next)
    const isKept = next.length === 0 || (await stored()).length === next.length
    // The session may have ended meanwhile.
    if (of !== whose()) {
      await forget()
      return false
    }
    show(isKept ? next : await stored())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin alone
    channel.postMessage(null)
    return isKept
  }

  async function forget(): Promise<void> {
    await dropDeviceKey(UNSENT_KEY)
    await browserEntries.remove(ENTRY)
    show([])
  }

  const alone = <T>(work: () => Promise<T>): Promise<T> => ('locks' in navigator ? navigator.locks.request(SHARED, work) : work())

  async function sendAll(): Promise<void> {
    const { trySending } = await import('./try-sending.ts')
    const waiting = await stored()
    // A window may have sent some and gone before it could say so.
    show(waiting)
    for (const one of waiting) {
      if (one.ended) continue
      const of = whose()
      if (of === null) return
      const what = await trySending(call, one, clock())
      // It was another's, or is nobody's any more.
      if (of !== whose()) return
      if (what === 'later') {
        notBefore = clock().getTime() + PAUSE_MS
        timer = setTimeout(() => void send(), PAUSE_MS)
        return
      }
      if (what === 'sent') {
        await write(known => known.filter(({ id }) => id !== one.id))
        void queries.invalidateQueries({ queryKey: oldBy(one.kind) })
        tell({ kind: 'sent', of: one.kind })
      } else {
        await write(known => known.map(other => (other.id === one.id ? { ...other, ended: what } : other)))
      }
    }
  }

  async function send(): Promise<void> {
    if (isSending || whose() === null) return
    isSending = true
    clearTimeout(timer)
    await alone(sendAll)
      .catch(() => undefined)
      .finally(() => {
        isSending = false
      })
    if (!isAskedAgain) return
    isAskedAgain = false
    notBefore = 0
    await send()
  }

  const reload = () => void stored().then(show)
  const isWaiting = () => list.some(({ ended }) => !ended)
  const connected = () => {
    notBefore = 0
    isAskedAgain = isSending
    void send()
  }
  const watched: Call = async (...args) => {
    const answer = await call(...args)
    if (answer.status > 0 && isWaiting() && clock().getTime() >= notBefore) void send()
    return answer
  }
  const ended = () => void forget()

  channel.onmessage = reload
  addEventListener(SESSION_ENDED, ended)
  addEventListener('online', connected)
  const leave = session.subscribe(reload)
  void stored()
    .then(show)
    .then(() => (isWaiting() ? send() : undefined))

  return {
    call: watched,
    read: () => list,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onNews: listener => {
      hearers.add(listener)
      return () => hearers.delete(listener)
    },
    keep: async (later, id) => {
      const isKept = await alone(() =>
        write(known => [...known.filter(other => aboutWhat(other) !== aboutWhat(later)), { ...later, id }])
      ).catch(() => false)
      if (isKept) tell({ kind: 'kept', of: later.kind })
      return isKept
    },
    drop: async id => {
      await alone(() => write(known => known.filter(other => other.id !== id))).catch(() => undefined)
    },
    send,
    close: () => {
      isClosed = true
      clearTimeout(timer)
      leave()
      channel.close()
      removeEventListener(SESSION_ENDED, ended)
      removeEventListener('online', connected)
    }
  }
}

/** Whose answers are old once it was sent. */
function oldBy(kind: Later['kind']): readonly string[] {
  if (kind === 'cancelling') return VISITS_KEY
  return kind === 'review' ? ['reviews'] : ['medicine-chest']
}
