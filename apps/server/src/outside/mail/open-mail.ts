import type { Config } from '../../config.ts'
import type { Store } from '../../store/store.ts'
import { inboxMail } from './inbox-mail.ts'
import type { MailGateway } from './mail.ts'
import { smtpMail } from './smtp-mail.ts'

/** The carrier that the configuration names. */
export function openMail(deps: { config: Pick<Config, 'mail' | 'brand'>; store: Pick<Store, 'run'>; clock: () => Date }): MailGateway {
  const { mail, brand } = deps.config
  return mail.kind === 'inbox' ? inboxMail(deps.store, deps.clock) : smtpMail({ ...mail, sender: brand.name })
}
