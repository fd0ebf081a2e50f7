import { randomInt } from 'node:crypto'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { humanProofChallenge } from '@vizit/contract/sign-in'
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Ctx } from '../deps.ts'
import { take } from '../http/limits.ts'
import { picturesOf } from './budgets.ts'
import { attemptUnderCheck, CHECK_LIVES_SECONDS } from './human-check.ts'
import { setProof } from './sign-in.sql.ts'

// 150 to 300 derivations of 5,000 rounds: a quarter of a second on a desktop, about a second on a cheap phone.
const ROUNDS = 5_000
const [FEWEST, MOST] = [150, 300]

/**
 * Sets a proof of work for the attempt: the way without a picture, for those who do not see it. The challenge stays with the attempt,
 * so the browser sends back the solution alone, and it fits no other attempt.
 */
export async function setProofOfWork(ctx: Ctx, { id }: Received<typeof humanProofChallenge>): Promise<Reply<typeof humanProofChallenge>> {
  await attemptUnderCheck(ctx, id)
  for (const budget of picturesOf(ctx.config, id, ctx.address)) {
    const taken = await take(ctx.store, budget, ctx.now)
    if (taken.verdict === 'spent') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: taken.retryAfterSeconds })
  }
  // The library compares its own expiry with the machine's clock; ours stands in the row, by the clock we are given.
  const made = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    counter: randomInt(FEWEST, MOST + 1),
    deriveKey,
    hmacSignatureSecret: ctx.config.secret
  })
  const challenge = JSON.stringify(made)
  await setProof(ctx.store, id, challenge, ctx.now, CHECK_LIVES_SECONDS)
  return { challenge }
}

/** Does the solution fit the challenge? A text that is no solution does not. */
export async function judgeProof(secret: string, challenge: string, proof: string): Promise<'solved' | 'wrong'> {
  const solution = readSolution(proof)
  if (!solution) return 'wrong'
  const { verified } = await verifySolution({
    challenge: JSON.parse(challenge) as Challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secret
  })
  return verified ? 'solved' : 'wrong'
}

function readSolution(proof: string): Solution | null {
  try {
    const read: unknown = JSON.parse(proof)
    if (typeof read !== 'object' || read === null || !('counter' in read) || !('derivedKey' in read)) return null
    return typeof read.counter === 'number' && typeof read.derivedKey === 'string'
      ? { counter: read.counter, derivedKey: read.derivedKey }
      : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
