// npm run db -- backup FILE | restore FILE [--force]: of the server that DATABASE_URL names, or of the embedded database in DATA_DIR.
import { resolve } from 'node:path'
import { backup, restore } from './backup.ts'
import { BackupError } from './backup-file.ts'
import { startCluster } from './cluster.ts'
import { ClusterError } from './cluster-place.ts'

const USAGE = 'npm run db -- backup FILE\nnpm run db -- restore FILE [--force]'

const [command, file, ...options] = process.argv.slice(2)
const force = options.includes('--force')
if (
  !file ||
  !['backup', 'restore'].includes(command ?? '') ||
  options.some(option => option !== '--force') ||
  (force && command !== 'restore')
) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(1)
}

try {
  await onDatabase(async url => {
    const from = performance.now()
    const { rows, tables, schemaVersion } =
      command === 'backup' ? await backup(url, resolve(file)) : await restore(url, resolve(file), { force })
    const seconds = ((performance.now() - from) / 1000).toFixed(1)
    say(
      `${command === 'backup' ? 'Backed up' : 'Restored'} ${rows} rows of ${tables} tables (schema ${schemaVersion}) in ${seconds} s: ${file}`
    )
  })
} catch (error) {
  if (!(error instanceof BackupError || error instanceof ClusterError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
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
