import type { Answer, Call } from '@vizit/contract/call'
import type { AnyEndpoint, Reply, Sent } from '@vizit/contract/endpoint'
import { useMemo } from 'react'
import { useCall } from '../api/call-provider.ts'
import { newId } from './new-id.ts'

export type SendOnce = <E extends AnyEndpoint>(endpoint: E, input: Sent<E>) => Promise<Answer<Reply<E>>>

/**
 * One request has one key: the same input sent again after a broken connection is the same intent, another input a new one. Where the server has said no, it
 * keeps that answer for the key; the same input sent after it is a new request, for what stood against it may be mended meanwhile.
 */
export function makeSendOnce(call: Call, newKey: () => string): SendOnce {
  let request: { text: string; key: string } | undefined
  return async (endpoint, input) => {
    const text = JSON.stringify([endpoint.path, input])
    const mine = request?.text === text ? request : { text, key: newKey() }
    request = mine
    const answer = await call(endpoint, input, { idempotencyKey: mine.key })
    if (isRefused(answer) && request === mine) request = undefined
    return answer
  }
}

function isRefused({ ok, status }: Answer<unknown>): boolean {
  return !ok && status >= 400 && status < 500 && status !== 401 && status !== 429
}

/** The same for as long as the component stands. */
export function useSendOnce(): SendOnce {
  const call = useCall()
  return useMemo(() => makeSendOnce(call, newId), [call])
}
