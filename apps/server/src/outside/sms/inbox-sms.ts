import type { Store } from '../../store/store.ts'
import { putInInbox } from '../inbox/put-in-inbox.ts'
import type { SmsGateway } from './sms.ts'

/** The local default: the message lands in the inbox page. */
export function inboxSms(store: Pick<Store, 'run'>, clock: () => Date): SmsGateway {
  return { send: ({ phone, text, key }) => putInInbox(store, { channel: 'sms', to: phone, subject: '', text, key }, clock()) }
}
