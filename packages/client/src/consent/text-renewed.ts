import { failureOf } from '../api/call-failure.ts'

/** Whether another text of consent is in force than the one that was accepted: it is to be fetched, read and accepted anew. */
export function isTextRenewed(error: unknown): boolean {
  const { code, facts } = failureOf(error)
  return code === 'INVALID_STATE' && facts.reason === 'OLD_VERSION'
}
