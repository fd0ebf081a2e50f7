import type { Language } from '@vizit/rules/languages'
import type { Deps } from '../deps.ts'
import { findEmails } from './email.sql.ts'
import { type PasskeyChange, passkeyNoticeLetter } from './letters.ts'

type Change = { id: string; accountId: string; what: PasskeyChange; at: string; language?: Language }

/** Job: tells every confirmed address of an account that the way of signing in has changed. `id` is of the change, so that no letter comes twice. */
export async function tellOfPasskey(deps: Deps, change: Change): Promise<void> {
  // a job that was planned before there were languages says none
  const { language = 'ru' } = change
  const letter = passkeyNoticeLetter(deps.config, change, language)
  for (const { id, address, confirmed } of await findEmails(deps.store, change.accountId))
    if (confirmed) await deps.mail.send({ to: address, language, ...letter, key: `passkey-notice:${change.id}:${id}` })
}
