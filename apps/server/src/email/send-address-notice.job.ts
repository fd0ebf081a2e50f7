import type { Deps } from '../deps.ts'
import { findDueNotice, markNoticeSent } from './email.sql.ts'
import { addressNoticeLetter } from './letters.ts'

/** Job: tells an address what has become of it. The sweep forgets it after a month. */
export async function sendAddressNotice(deps: Deps, { id }: { id: string }): Promise<void> {
  const due = await findDueNotice(deps.store, id)
  if (!due) return
  await deps.mail.send({ to: due.address, ...addressNoticeLetter(deps.config.brand, due), key: `address-notice:${id}` })
  await markNoticeSent(deps.store, id, deps.clock())
}
