// npm run db -- backup FILE | restore FILE [--force] | end-sessions | verify-audit [HEAD] | retention: of the server that DATABASE_URL names, or of the embedded database
// in DATA_DIR. schema: writes schema.sql anew, out of a database of its own.
import { resolve } from 'node:path'
import { headText, readHead, type Verdict, verifyAudit } from './evidence/audit-chain.ts'
import { endAllSessions } from './http/end-all-sessions.ts'
import { backup, restore } from './store/backup.ts'
import { BackupError } from './store/backup-file.ts'
import { startCluster } from './store/cluster.ts'
import { ClusterError } from './store/cluster-error.ts'
import { openStore } from './store/store.ts'
import { writeSchema } from './store/write-schema.ts'

const USAGE =
  'npm run db -- backup FILE\nnpm run db -- restore FILE [--force]\nnpm run db -- end-sessions\nnpm run db -- verify-audit [HEAD]\nnpm run db -- retention\nnpm run db -- schema'
const SESSIONS_LIVE_AGAIN =
  'Sessions that were ended since the backup live again: those of stolen phones and of people who signed out. To end all of them: npm run db -- end-sessions'
const WHY = {
  changed: 'is not what was sealed',
  'row-removed': 'was removed',
  'seal-removed': 'has lost its seal',
  'never-sealed': 'was put in without a seal',
  'cut-off': 'and all after it were cut off'
} as const

const [command, ...given] = process.argv.slice(2)
const files = given.filter(word => !word.startsWith('--'))
const options = given.filter(word => word.startsWith('--'))

try {
  if (command === 'backup' && files.length === 1 && options.length === 0)
    await onDatabase(url => copied('Backed up', () => backup(url, resolve(files[0]!))))
  else if (command === 'restore' && files.length === 1 && options.every(option => option === '--force'))
    await onDatabase(async url => {
      await copied('Restored', () => restore(url, resolve(files[0]!), { force: options.length > 0 }))
      say(SESSIONS_LIVE_AGAIN)
    })
  else if (command === 'end-sessions' && given.length === 0) await onDatabase(endSessions)
  else if (command === 'verify-audit' && options.length === 0 && files.length <= 1 && (files.length === 0 || readHead(files[0]!)))
    await onDatabase(verify)
  else if (command === 'retention' && given.length === 0) await onDatabase(wouldRemove)
  else if (command === 'schema' && given.length === 0) {
    await writeSchema()
    say('Written: apps/server/src/store/schema.sql')
  } else {
    process.stderr.write(`${USAGE}\n`)
    process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof BackupError || error instanceof ClusterError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function copied(done: string, work: () => Promise<{ rows: number; tables: number; schemaVersion: number }>): Promise<void> {
  const from = performance.now()
  const { rows, tables, schemaVersion } = await work()
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  say(`${done} ${rows} rows of ${tables} tables (schema ${schemaVersion}) in ${seconds} s: ${files[0]}`)
}

async function endSessions(url: string): Promise<void> {
  const store = openStore(url, { connections: 2 })
  try {
    say(`Ended ${await endAllSessions(store)} sessions: everybody signs in anew.`)
  } finally {
    await store.close()
  }
}

/** What the next run of each job that removes would take away; nothing is. */
async function wouldRemove(url: string): Promise<void> {
  const { REMOVING, tryRemoving } = await import('./retention.ts')
  const store = openStore(url, { connections: 1 })
  try {
    for (const task of Object.keys(REMOVING)) {
      const removed = await tryRemoving(store, task)
      say(`${task}: ${removed.map(({ table, rows }) => `${table} ${rows}`).join(', ') || 'nothing'}`)
    }
  } finally {
    await store.close()
  }
}

/** Ends with 1 when the chain is broken, naming the first row. HEAD: an end of the chain that an earlier run or the log told. */
async function verify(url: string): Promise<void> {
  const store = openStore(url, { connections: 2 })
  try {
    const verdict = await verifyAudit(store, files[0] ? readHead(files[0]) : undefined)
    if (verdict.kind === 'no-chain') throw new BackupError('The database is of an older version and has no audit chain yet.')
    say(sentenceOf(verdict))
    if (verdict.kind === 'broken') process.exitCode = 1
  } finally {
    await store.close()
  }
}

function sentenceOf(verdict: Exclude<Verdict, { kind: 'no-chain' }>): string {
  if (verdict.kind === 'broken') {
    const [place, row] = [verdict.place ? ` at place ${verdict.place}` : '', verdict.auditId ? `row ${verdict.auditId}` : 'a row']
    return `The audit is BROKEN${place}: ${row} ${WHY[verdict.why]}.`
  }
  const end = verdict.head ? ` It ends with ${headText(verdict.head)}` : ''
  return `The audit holds: ${verdict.rows} rows, ${verdict.waiting} not yet sealed.${end}`
}

async function onDatabase(work: (url: string) => Promise<void>) {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL)
  const cluster = await startCluster({ dataDir: process.env.DATA_DIR ?? '.data', log: say })
  try {
    await work(cluster.url)
  } finally {
    await cluster.stop()
  }
}

function say(sentence: string) {
  process.stdout.write(`${sentence}\n`)
}
