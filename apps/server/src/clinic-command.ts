// npm run clinic -- DEED …: what a clinic's people and the product's write, of the server that DATABASE_URL names, or of the embedded database in
// DATA_DIR. The deeds themselves live with their features.
import { parseArgs } from 'node:util'
import { banDeeds } from './booking/ban.deed.ts'
import { noShowDeed } from './booking/no-show.deed.ts'
import { doctorsDeed } from './clinics/built-in/doctors.deed.ts'
import { exceptionDeed } from './clinics/built-in/exception.deed.ts'
import { hoursDeed } from './clinics/built-in/hours.deed.ts'
import { joinDeed } from './clinics/join.deed.ts'
import { invoiceDeed } from './invoices/invoice.deed.ts'
import { CommandError, type Deed, endWith, onDatabase } from './operator/command.ts'
import { listSettingsDeed, setSettingDeed } from './settings/settings.deed.ts'

const DEEDS: Record<string, Deed> = {
  join: joinDeed,
  doctors: doctorsDeed,
  hours: hoursDeed,
  exception: exceptionDeed,
  ...banDeeds,
  'no-show': noShowDeed,
  invoice: invoiceDeed,
  'settings list': listSettingsDeed,
  'settings set': setSettingDeed
}
const OPTIONS = {
  slot: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  cancel: { type: 'string' },
  keep: { type: 'boolean' },
  undo: { type: 'boolean' }
} as const

await endWith(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const [first = '', second = ''] = positionals
  const long = DEEDS[`${first} ${second}`]
  const asked = long ?? DEEDS[first]
  if (!asked)
    throw new CommandError(
      Object.values(DEEDS)
        .map(one => `npm run clinic -- ${one.usage}`)
        .join('\n')
    )
  return onDatabase(asked.read(positionals.slice(long ? 2 : 1), { ...values }))
})
