import { QueryClient } from '@tanstack/react-query'
import { failureOf } from './call-failure.ts'

const RETRIES = 1
const FRESH_MS = 30_000

/** One for a face. A refusal is an answer and is never asked for again; only a failed connection is, once. */
export function makeQueryClient(): QueryClient {
  return new Queries({
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

class Queries extends QueryClient {
  /** What a page asks for the first time just then is asked anew too: the answer that is on its way may be from before the change. */
  override invalidateQueries(...asked: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    // Whoever waits for it gets the answer to the question that follows at once.
    for (const query of this.getQueryCache().findAll(asked[0]))
      if (query.isActive() && query.state.status === 'pending') void query.cancel({ silent: true })
    return super.invalidateQueries(...asked)
  }
}

function isPassing(error: unknown): boolean {
  const { code } = failureOf(error)
  return code === 'NETWORK' || code === 'SERVICE_UNAVAILABLE'
}
