import { ConfigError } from './config.ts'
import { ListenError } from './http/listening.ts'
import { failureOf } from './log.ts'
import { ClusterError } from './store/cluster-error.ts'
import { whyRefused } from './store/database-refusal.ts'
import { SeedRefused } from './store/demo/seed-state.ts'
import { ServerUnfit } from './store/judge-server.ts'
import { LockedOut, SchemaError } from './store/migrate.ts'
import { isReadOnly, isUnreachable } from './store/pool.ts'

const TOLD = [ConfigError, ClusterError, ListenError, LockedOut, SchemaError, SeedRefused, ServerUnfit]

/** One sentence for whoever started the process, with what to do, where we know what is wrong; the places in our code where we do not. */
export function whyNotStarted(error: unknown, databaseUrl: string | undefined): string {
  if (!(error instanceof Error)) return String(error)
  if (TOLD.some(kind => error instanceof kind)) return error.message
  const refused = databaseUrl && whyRefused(error, databaseUrl)
  if (refused) return refused
  if (isReadOnly(error))
    return 'The server of DATABASE_URL takes no writes: it is a standby, or set to be read only. Let the address lead to the primary.'
  if (isUnreachable(error))
    return `The database does not answer (${failureOf(error).failure}). Is DATABASE_URL right, and does the server run?`
  return error.stack ?? error.message
}
