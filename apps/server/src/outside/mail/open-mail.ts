import type { Config } from '../../config.ts'
import type { Store } from '../../store/store.ts'
import { inboxMail } from './inbox-mail.ts'
import type { MailGateway } from './mail.ts'

/** The carrier that the configuration names. */
export async function openMail(deps: {
  config: Pick<Config, 'mail' | 'brand'>
  store: Pick<Store, 'run'>
  clock: () => Date
}): Promise<MailGateway> {
  const { mail, brand } = deps.config
  if (mail.kind === 'inbox') return inboxMail(deps.store, deps.clock)
  // Its library is not brought in where letters stay here.
  const { smtpMail } = await import('./smtp-mail.ts')
  return smtpMail({ ...mail, sender: brand.name })
}
