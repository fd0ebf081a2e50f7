// The answers that a face shows again at a start without a connection. They are sealed with the key of this device and bound to one session: another account,
// another session or another version of the face finds nothing.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { browserEntries } from '../cache/browser-entries.ts'
import { deviceKey, dropDeviceKey, knownDeviceKey } from '../cache/device-key.ts'
import { readEntry, writeEntry } from '../cache/sealed-entries.ts'
import { SESSION_ENDED } from '../session/session-call.ts'
import type { SessionStore } from '../session/session-store.ts'
import { KEPT, keptOf } from './kept-answer.ts'

const NAME = 'answers'
/** Answers come in groups. */
const WRITE_AFTER_MS = 300

type KeptAnswer = { key: QueryKey; answer: unknown; at: number }
type Kept = { of: string; version: string; answers: KeptAnswer[] }

export type AnswersKept = { queries: QueryClient; session: SessionStore; version: string }

/** Writes them as they come. `restored`: those of the last time are in `queries`, where they were asked for at that time. */
export function keepAnswers({ queries, session, version }: AnswersKept): { restored: Promise<void>; close: () => void } {
  const answers = new Map<string, KeptAnswer>()
  let whose: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const bearer = () => (session.read()?.kind === 'signed-in' && !session.isSigningOut() ? session.bearer() : null)

  async function restore(): Promise<void> {
    whose = bearer()
    const kept = (await readEntry(browserEntries, await knownDeviceKey(), NAME)) as Kept | undefined
    if (!kept) return
    if (kept.of !== whose || kept.version !== version) return drop()
    for (const one of kept.answers) {
      answers.set(JSON.stringify(one.key), one)
      if (queries.getQueryData(one.key) === undefined) queries.setQueryData(one.key, one.answer, { updatedAt: one.at })
    }
  }

  async function write(): Promise<void> {
    const of = bearer()
    if (of === null || of !== whose) return
    await writeEntry(browserEntries, await deviceKey(), NAME, { of, version, answers: [...answers.values()] } satisfies Kept)
    // The session may have ended meanwhile.
    if (bearer() !== of) await drop()
  }

  async function drop(): Promise<void> {
    answers.clear()
    await dropDeviceKey()
    await browserEntries.remove(NAME)
  }

  // What is kept for later is not forgotten because no page shows it.
  for (const queryKey of KEPT) queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })
  const stop = queries.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryKey: key, state } = event.query
    const answer = keptOf(key, state.data)
    const of = bearer()
    if (answer === undefined || of === null) return
    if (of !== whose) answers.clear()
    whose = of
    answers.set(JSON.stringify(key), { key, answer, at: state.dataUpdatedAt })
    clearTimeout(timer)
    timer = setTimeout(() => void write().catch(() => undefined), WRITE_AFTER_MS)
  })
  const forget = () => void drop()
  addEventListener(SESSION_ENDED, forget)
  return {
    restored: restore().catch(() => undefined),
    close: () => {
      stop()
      clearTimeout(timer)
      removeEventListener(SESSION_ENDED, forget)
    }
  }
}
