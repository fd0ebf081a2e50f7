import { type Failure, failureOf, valueOf } from '@vizit/client/api/call-failure'
import { useCall } from '@vizit/client/api/call-provider.tsx'
import type { AnyEndpoint, Reply, Sent } from '@vizit/contract/endpoint'
import { useEffect, useState } from 'react'

export type Asked<T> = { kind: 'asking' } | { kind: 'known'; value: T } | { kind: 'failed'; failure: Failure; retry: () => void }

/** Asks once for each `input`, and again when `reading` is another number. `null` asks nothing. An answer that nobody waits for is dropped. */
export function useAsk<E extends AnyEndpoint>(endpoint: E, input: Sent<E> | null, reading = 0): Asked<Reply<E>> {
  const call = useCall()
  const [tries, setTries] = useState(0)
  const key = JSON.stringify([input, reading, tries])
  const [told, setTold] = useState<{ key: string; asked: Asked<Reply<E>> } | null>(null)
  useEffect(() => {
    if (input === null) return
    const controller = new AbortController()
    const tell = (asked: Asked<Reply<E>>) => {
      if (!controller.signal.aborted) setTold({ key, asked })
    }
    call(endpoint, input, { signal: controller.signal }).then(
      answer => {
        if (answer.ok) tell({ kind: 'known', value: valueOf(answer) as Reply<E> })
        else tell({ kind: 'failed', failure: answer, retry: () => setTries(tries + 1) })
      },
      error => tell({ kind: 'failed', failure: failureOf(error), retry: () => setTries(tries + 1) })
    )
    return () => controller.abort()
    // The key says it all.
  }, [key])
  return told?.key === key ? told.asked : { kind: 'asking' }
}
