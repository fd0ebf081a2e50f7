// A refused or failed answer as an error, for query libraries that know only throwing.
import type { Answer } from '@vizit/contract/call'
import type { Facts } from '@vizit/contract/refusal'

export type RefusedAnswer = Extract<Answer<unknown>, { ok: false }>
/** Every code that words exist for: the product's refusals, and the two ways of not reaching it. */
export type FailureCode = RefusedAnswer['code']
export type Failure = { code: FailureCode; facts: Facts; message: string | null }

export class CallFailure extends Error {
  override name = 'CallFailure'
  readonly answer: RefusedAnswer
  constructor(answer: RefusedAnswer) {
    super(answer.code)
    this.answer = answer
  }
}

/** The value of an answer. Throws a CallFailure that carries the answer when it is a refusal. */
export function valueOf<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value
  throw new CallFailure(answer)
}

/** What to tell about any error: the answer's own code, facts and sentence, or UNEXPECTED_PROBLEM for a bug. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof CallFailure)) return { code: 'UNEXPECTED_PROBLEM', facts: {}, message: null }
  const { code, facts, message } = error.answer
  return { code, facts, message }
}
