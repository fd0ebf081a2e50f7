import { QueryClient } from '@tanstack/react-query'
import { failureOf } from './call-failure.ts'

const RETRIES = 1
const FRESH_MS = 30_000

/** One for a face. A refusal is an answer and is never asked for again; only a failed connection is, once. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Without a connection a call fails at once with NETWORK, so that a screen can show its copy.
        networkMode: 'always',
        retry: (tried, error) => tried < RETRIES && isPassing(error)
      },
      mutations: { networkMode: 'always', retry: false }
    }
  })
}

function isPassing(error: unknown): boolean {
  const { code } = failureOf(error)
  return code === 'NETWORK' || code === 'SERVICE_UNAVAILABLE'
}
