import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/**
 * Solves the proof of work by itself: `{counter, derivedKey}` as JSON. The derivations run in the browser's own crypto threads, so the page
 * stays alive without a worker of ours. Throws when the challenge cannot be solved in a minute and a half.
 */
export async function workOutHumanCheck(challengeText: string, controller: AbortController): Promise<string> {
  const challenge = JSON.parse(challengeText) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey, controller })
  if (!solution) throw new Error('the proof of work was not solved')
  return JSON.stringify({ counter: solution.counter, derivedKey: solution.derivedKey })
}
