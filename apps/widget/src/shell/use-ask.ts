import { type Failure, failureOf } from '@vizit/client/api/call-failure'
import { useCall } from '@vizit/client/api/call-provider'
import type { AnyEndpoint, Reply, Sent } from '@vizit/contract/endpoint'
import { useEffect, useEffectEvent, useState } from 'react'

export type Asked<T> = { kind: 'asking' } | { kind: 'known'; value: T } | { kind: 'failed'; failure: Failure; retry: () => void }

/** Asks once for each `input`, and again when `reading` is another number. `null` asks nothing. An answer that nobody waits for is dropped. */
export function useAsk<E extends AnyEndpoint>(endpoint: E, input: Sent<E> | null, reading = 0): Asked<Reply<E>> {
  const call = useCall()
  const [tries, setTries] = useState(0)
  const key = JSON.stringify([input, reading, tries])
  const [told, setTold] = useState<{ key: string; asked: Asked<Reply<E>> } | null>(null)
  const ask = useEffectEvent(async (signal: AbortSignal): Promise<Asked<Reply<E>>> => {
    const retry = () => setTries(tries + 1)
    try {
      const answer = await call(endpoint, input!, { signal })
      return answer.ok ? { kind: 'known', value: answer.value as Reply<E> } : { kind: 'failed', failure: answer, retry }
    } catch (error) {
      return { kind: 'failed', failure: failureOf(error), retry }
    }
  })
  const isAsked = input !== null
  useEffect(() => {
    if (!isAsked) return
    const controller = new AbortController()
    const { signal } = controller
    void ask(signal).then(asked => (signal.aborted ? undefined : setTold({ key, asked })))
    return () => controller.abort()
  }, [key, isAsked])
  return told?.key === key ? told.asked : { kind: 'asking' }
}
