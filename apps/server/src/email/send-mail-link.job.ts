import type { Deps } from '../deps.ts'
import { originFor } from '../jobs/origin-for.ts'
import { findDueLink, markLinkSent } from './email.sql.ts'
import { confirmAddressLetter, confirmDeviceLetter, linkTo } from './letters.ts'
import { linkToken } from './link-token.ts'

/** Job: sends the letter of one link. The link itself is made here and kept nowhere; the same link twice is one letter. */
export async function sendMailLink(deps: Deps, { id }: { id: string }): Promise<void> {
  const now = deps.clock()
  const due = await findDueLink(deps.store, id, now)
  if (!due) return
  const link = linkTo(await originFor(deps, due.account_id, now), linkToken(deps.config.secret, id))
  const { language } = due
  const letter =
    due.purpose === 'confirm-address'
      ? confirmAddressLetter(deps.config, link, language)
      : confirmDeviceLetter(deps.config, link, { deviceName: due.device_name ?? '', at: due.at }, language)
  await deps.mail.send({ to: due.address, language, ...letter, key: `mail-link:${id}` })
  await markLinkSent(deps.store, id, deps.clock())
}
