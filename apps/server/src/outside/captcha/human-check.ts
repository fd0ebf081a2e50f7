// The human check, whoever asks it: a proof of work that the browser does, or digits in a picture. Who keeps what was asked keeps it apart.
import { randomInt } from 'node:crypto'
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CaptchaPainter } from './captcha.ts'
import { derivationsOf, type Effort } from './human-work.ts'

/** Pictures and challenges live this long. */
export const CHECK_LIVES_SECONDS = 120
/** Tries of one picture. */
export const PICTURE_TRIES = 3

const DIGITS = 5
/** Of one derivation: more than the browser needs to begin one. */
const ROUNDS = 5_000

/** New digits and their picture. */
export async function drawDigits(painter: CaptchaPainter): Promise<{ digits: string; picture: Uint8Array }> {
  const digits = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  return { digits, picture: await painter.paint(digits) }
}

/** The JSON of a new challenge. It stays with who asked, so that the browser sends back the solution alone. */
export async function newChallenge(secret: string, effort: Effort): Promise<string> {
  const [fewest, most] = derivationsOf(effort)
  // The library compares its own expiry with the machine's clock; ours stands in a row, by the clock we are given.
  const made = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    counter: randomInt(fewest, most + 1),
    deriveKey,
    hmacSignatureSecret: secret
  })
  return JSON.stringify(made)
}

/** Does the solution fit the challenge? A text that is no solution does not. */
export async function judgeSolution(secret: string, challenge: string, text: string): Promise<'solved' | 'wrong'> {
  const solution = readSolution(text)
  if (!solution) return 'wrong'
  const { verified } = await verifySolution({
    challenge: JSON.parse(challenge) as Challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secret
  })
  return verified ? 'solved' : 'wrong'
}

function readSolution(text: string): Solution | null {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read !== 'object' || read === null || !('counter' in read) || !('derivedKey' in read)) return null
    return typeof read.counter === 'number' && typeof read.derivedKey === 'string'
      ? { counter: read.counter, derivedKey: read.derivedKey }
      : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
