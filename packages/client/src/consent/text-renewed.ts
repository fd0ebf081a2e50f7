import type { QueryClient } from '@tanstack/react-query'
import { failureOf } from '../api/call-failure.ts'
import { TEXTS_KEY } from './use-consent-texts.ts'

/** Whether another text of consent is in force than the one that was accepted: it is to be fetched, read and accepted anew. */
export function isTextRenewed(error: unknown): boolean {
  const { code, facts } = failureOf(error)
  return code === 'INVALID_STATE' && facts.reason === 'OLD_VERSION'
}

/** After a refusal: where another text is in force by now, they are there anew when this is done, also for a page that shows none of them. */
export async function renewConsentTexts(queries: QueryClient, error: unknown): Promise<void> {
  if (isTextRenewed(error)) await queries.invalidateQueries({ queryKey: TEXTS_KEY, refetchType: 'all' })
}
