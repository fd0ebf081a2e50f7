import type { Deps } from '../deps.ts'
import { headText, sealAudit } from '../evidence/audit-chain.ts'

/** By the minute: what was done since then gets its place in the chain. The end of the chain is told to the log, which is kept elsewhere. */
export async function sealAuditRows(deps: Pick<Deps, 'store' | 'log'>): Promise<void> {
  const { count, head } = await sealAudit(deps.store)
  if (count > 0 && head) deps.log.info('audit sealed', { job: 'seal-audit', count, code: headText(head) })
}
