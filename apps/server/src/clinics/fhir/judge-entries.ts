import * as z from 'zod/mini'
import { transactionAnswer } from './resources.ts'

/**
 * What a server did of a transaction. `done`: every entry, one answer each. `refused`: it said no to the whole. `in-part`: some entry failed though the whole
 * was accepted: it is no transaction. `unclear`: it said yes and does not say to what.
 */
export type Carried = 'done' | 'refused' | 'in-part' | 'unclear'

/** Reads the status of every entry: one that answers 200 may have taken the transaction for a batch. */
export function judgeEntries(sent: number, { status, body }: { status: number; body: unknown }): Carried {
  if (status < 200 || status >= 300) return 'refused'
  const read = z.safeParse(transactionAnswer, body)
  if (!read.success) return 'unclear'
  const said = read.data.entry.map(({ response }) => Number(/^\s*(\d{3})(?!\d)/.exec(response.status)?.[1]))
  // What is neither yes nor no may be either.
  if (said.some(one => one >= 400)) return 'in-part'
  return said.length === sent && said.every(one => one >= 200 && one < 300) ? 'done' : 'unclear'
}
