import { TEST_OPERATOR } from '@vizit/rules/phone'
import type { Config } from '../../config.ts'
import type { Store } from '../../store/store.ts'
import { httpSms, SmsNotTaken } from './http-sms.ts'
import { inboxSms } from './inbox-sms.ts'
import type { Sms, SmsGateway } from './sms.ts'

/** The gateway that the configuration names. Numbers of the test range never leave for a real one [R5]. */
export function openSms(deps: { config: Pick<Config, 'sms' | 'production'>; store: Pick<Store, 'run'>; clock: () => Date }): SmsGateway {
  const inbox = inboxSms(deps.store, deps.clock)
  if (deps.config.sms.kind === 'inbox') return inbox
  const real = httpSms(deps.config.sms)
  return {
    async send(sms) {
      if (!isTestPhone(sms)) return real.send(sms)
      if (deps.config.production) throw new SmsNotTaken('test number')
      return inbox.send(sms)
    }
  }
}

function isTestPhone({ phone }: Sms): boolean {
  return phone.startsWith(`375${TEST_OPERATOR}`)
}
