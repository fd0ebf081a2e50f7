// A process of its own that brings a database through each migration it is told, and tells how long that took.
import { type Migration, migrate, migrations } from '../../apps/server/src/store/migrate.ts'

const FIRST = 9001
const { DATABASE_URL = '' } = process.env
const known: Migration[] = [...migrations()]

process.on('message', (text: string) => {
  const version = FIRST + known.length
  known.push({ version, name: `${version}_scratch.sql`, text, hash: text })
  const from = performance.now()
  migrate(DATABASE_URL, { known }).then(
    () => process.send?.(performance.now() - from),
    error => process.send?.(String(error))
  )
})
process.send?.('up')
