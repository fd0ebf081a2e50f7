// The human check that runs by itself: a proof of work, begun before anybody waits for it. One at a time; what was begun is stopped with `stop`.
import type { Answer } from '@vizit/contract/call'

/** As the calls carry it. */
export type DoneWork = { id: string; solution: string }

export type HumanWork = {
  /** Begins, unless it is under way or what was done is still good. */
  begin: () => void
  /** What is done, once; undefined while there is nothing. */
  take: () => DoneWork | undefined
  /** Begins if need be, and gives what is done; null where work does not help or cannot be done. */
  finish: () => Promise<DoneWork | null>
  stop: () => void
}

/** Shorter than the server keeps it. */
const GOOD_MS = 4 * 60_000
/** Where it does not help it is not asked for again at once. */
const REST_MS = 60_000

type Begun = { done: Promise<DoneWork | null>; result?: DoneWork | null; until: number; controller: AbortController }

/** What the server gives to work out; null where that does not help. */
export type AskWork = (signal: AbortSignal) => Promise<Answer<{ work: { id: string; challenge: string } | null }>>

/** `ask` begins it at the server; `solve` works a challenge out; `now` in milliseconds. */
export function makeHumanWork(
  ask: AskWork,
  solve: (challenge: string, controller: AbortController) => Promise<string>,
  now: () => number
): HumanWork {
  let begun: Begun | undefined

  function current(): Begun {
    if (begun && (begun.result === undefined || now() < begun.until)) return begun
    const controller = new AbortController()
    const mine: Begun = { done: Promise.resolve(null), until: 0, controller }
    mine.done = note(mine)
    begun = mine
    return mine
  }

  async function note(mine: Begun): Promise<DoneWork | null> {
    const result = await work(mine.controller)
    mine.result = result
    mine.until = now() + (result ? GOOD_MS : REST_MS)
    return result
  }

  async function work(controller: AbortController): Promise<DoneWork | null> {
    try {
      const answer = await ask(controller.signal)
      if (!answer.ok || !answer.value.work) return null
      const { id, challenge } = answer.value.work
      return { id, solution: await solve(challenge, controller) }
    } catch {
      // The picture is there for whoever's browser cannot do it.
      return null
    }
  }

  function take(): DoneWork | undefined {
    if (!begun?.result || now() >= begun.until) return undefined
    const { result } = begun
    begun = undefined
    return result
  }

  return {
    begin: () => void current(),
    take,
    finish: async () => {
      const mine = current()
      const result = await mine.done
      if (begun === mine && result) begun = undefined
      return result
    },
    stop: () => {
      begun?.controller.abort()
      begun = undefined
    }
  }
}
