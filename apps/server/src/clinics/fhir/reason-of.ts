import * as z from 'zod/mini'
import { REFUSAL } from './names.ts'
import { operationOutcome } from './resources.ts'

const LONGEST_REASON = 200

/** A reason of the product's own where the clinic knows it, such as UNDERAGE_USER; else the clinic's words, as plain text of a line. */
export function reasonOf(body: unknown): string | null {
  const read = z.safeParse(operationOutcome, body)
  const details = read.success ? read.data.issue.flatMap(issue => issue.details ?? []) : []
  const code = details.flatMap(({ coding }) => coding ?? []).find(({ system }) => system === REFUSAL)?.code
  if (code !== undefined && /^[A-Za-z0-9_/]{1,60}$/.test(code)) return code
  const plain = details
    .find(({ text }) => text)
    ?.text?.replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return plain ? plain.slice(0, LONGEST_REASON) : null
}
