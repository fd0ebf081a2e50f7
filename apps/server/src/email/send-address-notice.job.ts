import type { Deps } from '../deps.ts'
import { findDueNotice, markNoticeSent } from './email.sql.ts'
import { addressNoticeLetter } from './letters.ts'

/** Job: tells an address what has become of it. The sweep forgets it after a month. */
export async function sendAddressNotice(deps: Deps, { id }: { id: string }): Promise<void> {
  const due = await findDueNotice(deps.store, id)
  if (!due) return
  const { address: to, language } = due
  await deps.mail.send({ to, language, ...addressNoticeLetter(deps.config, due, language), key: `address-notice:${id}` })
  await markNoticeSent(deps.store, id, deps.clock())
}
