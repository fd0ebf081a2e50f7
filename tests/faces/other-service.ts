// Whoever may answer in the place of the server, such as a clinic's or an identity service of other people: says what no server of ours says.
import { vi } from 'vitest'

type Said = {
  status: number
  error: string | null
  message?: string | null
  attributes?: Record<string, string | number | boolean>
  data?: unknown
}

/** From now on calls whose path begins so are answered with this; until the end of the test, or `wayIsFree`. */
export function otherServiceSays(path: string, { status, error, message = null, attributes, data = null }: Said, method?: string): void {
  stand(
    path,
    method,
    async () => new Response(JSON.stringify({ data, status, error, message, ...(attributes && { attributes }) }), { status })
  )
}

/** Calls whose path begins so get no answer, until whoever waits gives up. `onAsked`: each time that one is made. */
export function nobodyAnswers(path: string, onAsked: () => void): void {
  stand(path, undefined, async ({ signal }) => {
    onAsked()
    return new Promise((_, give) => signal?.addEventListener('abort', () => give(signal.reason as Error)))
  })
}

/** Calls whose path begins so are answered by the server, whose data are then changed so. */
export function otherServiceChanges<T>(path: string, change: (data: T) => T): void {
  const usual = globalThis.fetch
  stand(path, undefined, async (init, asked) => {
    const answer = await usual(asked, init)
    const said = (await answer.json()) as { data: T }
    return new Response(JSON.stringify({ ...said, data: change(said.data) }), { status: answer.status })
  })
}

/** The server's answers to calls whose path begins so are on their way until this is called. */
export function answersWait(path: string): () => void {
  const usual = globalThis.fetch
  const { promise, resolve } = Promise.withResolvers<void>()
  stand(path, undefined, async (init, asked) => {
    const answer = await usual(asked, init)
    await promise
    return answer
  })
  return resolve
}

export function wayIsFree(): void {
  vi.unstubAllGlobals()
}

function stand(path: string, method: string | undefined, answer: (init: RequestInit, asked: string) => Promise<Response>): void {
  const usual = globalThis.fetch
  vi.stubGlobal('fetch', (asked: string | URL | Request, init: RequestInit = {}) => {
    const isMeant = typeof asked === 'string' && asked.startsWith(path) && (method === undefined || init.method === method)
    return isMeant ? answer(init, asked) : usual(asked, init)
  })
}
