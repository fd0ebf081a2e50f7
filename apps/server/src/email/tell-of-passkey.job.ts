import type { Deps } from '../deps.ts'
import { findEmails } from './email.sql.ts'
import { type PasskeyChange, passkeyNoticeLetter } from './letters.ts'

/** Job: tells every confirmed address of an account that the way of signing in has changed. `id` is of the change, so that no letter comes twice. */
export async function tellOfPasskey(deps: Deps, change: { id: string; accountId: string; what: PasskeyChange; at: string }): Promise<void> {
  const letter = passkeyNoticeLetter(deps.config.brand, change)
  for (const { id, address, confirmed } of await findEmails(deps.store, change.accountId))
    if (confirmed) await deps.mail.send({ to: address, ...letter, key: `passkey-notice:${change.id}:${id}` })
}
