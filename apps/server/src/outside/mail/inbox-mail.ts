import type { Store } from '../../store/store.ts'
import { putInInbox } from '../inbox/put-in-inbox.ts'
import type { MailGateway } from './mail.ts'

/** The local default: the letter lands in the inbox page. */
export function inboxMail(store: Pick<Store, 'run'>, clock: () => Date): MailGateway {
  return { send: mail => putInInbox(store, { channel: 'mail', ...mail }, clock()) }
}
