// What looks by itself for work that is written down as due. Whoever makes it due writes a row and no more: neither a job nor a word to others is in its transaction.
import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { failureOf } from '../log.ts'

/** `more`: there may be more at once. */
export type Polled = 'more' | 'none'
export type Poller = { name: string; everyMillis: number; poll(deps: Deps): Promise<Polled> }

/** Polls until it is stopped; a poll at work ends first. A poll that fails is told and made up for by the next. */
export function keepPolling(deps: Deps, pollers: readonly Poller[]): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  async function keep({ name, everyMillis, poll }: Poller): Promise<void> {
    while (!signal.aborted) {
      const polled = await poll(deps).catch((error: unknown) => {
        deps.log.warn('what is due was not looked for', { job: name, ...failureOf(error) })
        return 'none'
      })
      // aborted: it ends now
      if (polled === 'none') await pause(everyMillis, undefined, { ref: false, signal }).catch(() => undefined)
    }
  }
  const kept = pollers.map(keep)
  return async () => {
    stopping.abort()
    await Promise.all(kept)
  }
}
