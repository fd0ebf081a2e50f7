// Stands in for pgbench: one process, so many connections, one named statement each, again and again. Reads its task from stdin, prints a rate.
import { text } from 'node:stream/consumers'
import { openStore } from '../../apps/server/src/store/store.ts'
import { type BareSql, isBetween } from './bare-sql.ts'

const { url, seconds, connections, bare } = JSON.parse(await text(process.stdin)) as {
  url: string
  seconds: number
  connections: number
  bare: BareSql
}
const store = openStore(url, { connections })
const until = performance.now() + seconds * 1000
let done = 0
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < until) {
      const values = bare.values.map(value =>
        isBetween(value) ? value.from + Math.floor(Math.random() * (value.to - value.from + 1)) : value
      )
      await store.run({ name: 'bare', text: bare.text, values })
      done++
    }
  })
)
await store.close()
process.stdout.write(String(done / seconds))
