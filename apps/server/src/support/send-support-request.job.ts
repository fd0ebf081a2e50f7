import type { Deps } from '../deps.ts'
import { findToMail, markMailed } from './support.sql.ts'
import { supportLetter } from './support-letter.ts'

/** Job: what a person wrote goes to the mailbox of support. Erased meanwhile, it goes nowhere. */
export async function sendSupportRequest(deps: Deps, { messageId }: { messageId: string }): Promise<void> {
  const to = deps.config.supportMailbox
  const due = to === null ? undefined : await findToMail(deps.store, messageId)
  if (to === null || !due) return
  const { language } = due
  await deps.mail.send({ to, language, ...supportLetter(deps.config, due), key: `support:${messageId}` })
  await markMailed(deps.store, messageId, deps.clock())
}
