// The packages that the lockfile names, and which of them production needs.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Locked = {
  name?: string
  version?: string
  license?: string
  integrity?: string
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
/** The lockfile by its paths: '' is the product, 'apps/…' a workspace of it, 'node_modules/…' a package. */
export type Lock = Record<string, Locked>

const LOCKFILE = new URL('../package-lock.json', import.meta.url)

/** The lockfile of the product. */
export function readLock(file = fileURLToPath(LOCKFILE)): Lock {
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages: Lock }).packages
}

/** The packages of others at their places, each place once; a workspace that is linked there is the product's own. */
export function foreignPackages(lock: Lock): [path: string, locked: Locked][] {
  return Object.entries(lock).filter(([path, { link }]) => path.includes('node_modules/') && !link)
}

/** What a package is called in a registry; the folder may be called otherwise. */
export function nameOf(path: string, locked: Locked): string {
  return locked.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Where Node finds `name` from the package at `path`: beside it, or in a folder above. */
export function placeOf(lock: Lock, path: string, name: string): string | undefined {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('node_modules/'), 0)).replace(/\/$/, '')) {
    const place = `${folder}${folder && '/'}node_modules/${name}`
    const found = lock[place]
    if (found) return found.link ? found.resolved : place
    if (folder === '') return undefined
  }
}

/** The places of what a package needs: also what it takes where the platform has it, without what it is only developed with. */
export function needsOf(lock: Lock, path: string, { development = false } = {}): string[] {
  const { dependencies, optionalDependencies, devDependencies, peerDependencies, peerDependenciesMeta } = lock[path]!
  const peers = Object.keys(peerDependencies ?? {}).filter(name => !peerDependenciesMeta?.[name]?.optional)
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies, ...(development ? devDependencies : {}) }), ...peers]
  return [...new Set(names.flatMap(name => placeOf(lock, path, name) ?? []))].sort()
}

/** Every place that the product and its workspaces reach. */
export function reachedFrom(lock: Lock, { development = false } = {}): string[] {
  const reached = new Set(Object.keys(lock).filter(path => !path.includes('node_modules/')))
  for (const path of reached) for (const need of needsOf(lock, path, { development })) reached.add(need)
  return [...reached].sort()
}
