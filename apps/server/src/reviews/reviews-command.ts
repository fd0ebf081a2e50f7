// npm run reviews -- waiting | publish ID | reject ID REASON | answer ID PROVIDER TEXT: of the server that DATABASE_URL names, or of the embedded
// database in DATA_DIR.

import { onDatabase } from '../operator/command.ts'
import { ClusterError } from '../store/cluster-error.ts'
import { answerReview, listWaiting, type Outcome, publishReview, rejectReview } from './moderate-reviews.ts'

const USAGE = 'npm run reviews -- waiting | publish ID | reject ID REASON | answer ID PROVIDER TEXT'
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof ClusterError)) throw error
  complain(error.message)
  process.exitCode = 1
}

async function run([operation, id = '', ...words]: string[]): Promise<number> {
  if (operation === 'waiting' && !id) return onDatabase(async store => tellWaiting(await listWaiting(store)))
  if (!ID.test(id)) return wrongCall()
  if (operation === 'publish' && words.length === 0) return onDatabase(async (store, now) => tell(await publishReview(store, id, now)))
  if (operation === 'reject' && words.join('').trim())
    return onDatabase(async (store, now) => tell(await rejectReview(store, id, words.join(' '), now)))
  const [provider = '', ...text] = words
  if (operation === 'answer' && text.join('').trim())
    return onDatabase(async (store, now) => tell(await answerReview(store, { id, provider, text: text.join(' ') }, now)))
  return wrongCall()
}

function tellWaiting(rows: Awaited<ReturnType<typeof listWaiting>>): number {
  for (const row of rows) say(`${row.id}  ${row.about} ${row.about_name}, ${row.named ? 'named' : 'anonymous'}: ${row.comment}`)
  say(`${rows.length} waiting.`)
  return 0
}

function tell(outcome: Outcome): number {
  if (outcome === 'done') return 0
  complain(
    'Nothing was changed: there is no such review in the state for it. Its author may have changed it; see: npm run reviews -- waiting'
  )
  return 1
}

function wrongCall(): number {
  complain(USAGE)
  return 1
}

function say(sentence: string) {
  process.stdout.write(`${sentence}\n`)
}

function complain(sentence: string) {
  process.stderr.write(`${sentence}\n`)
}
