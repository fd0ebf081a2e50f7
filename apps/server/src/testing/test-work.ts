// Does the proof of work as a browser does it.
import type { Call } from '@vizit/contract/call'
import { beginHumanWork, confirmHuman, humanChallenge } from '@vizit/contract/sign-in'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** The solution as it travels. */
export async function solutionOf(challenge: string): Promise<string> {
  return JSON.stringify(await solveChallenge({ challenge: JSON.parse(challenge) as Challenge, deriveKey }))
}

/** The human check that runs by itself, begun and done; null where the server wants the picture. */
export async function doWork(call: Call): Promise<{ id: string; solution: string } | null> {
  const answer = await call(beginHumanWork, {})
  if (!answer.ok) throw new Error(answer.code)
  const { work } = answer.value
  return work && { id: work.id, solution: await solutionOf(work.challenge) }
}

/** Solves the task that stands beside the picture; gives the answer to it, or the refusal of the task itself. */
export async function solveTask(call: Call, id: string) {
  const asked = await call(humanChallenge, { id })
  return asked.ok ? call(confirmHuman, { id, solution: await solutionOf(asked.value.challenge) }) : asked
}
