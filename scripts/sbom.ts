// npm run sbom [-- --all] [FILE]: what the product is made of, as CycloneDX 1.6 in JSON, from the lockfile alone. `npm sbom` is not asked: it leaves out
// what production and a tool both need (nodemailer, pdfmake), writes CycloneDX 1.5, and no two of its answers are alike.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { licenceOf } from './licences.ts'
import { foreignPackages, type Lock, nameOf, needsOf, reachedFrom, readLock } from './locked-packages.ts'
import { isMain } from './run.mjs'

export type Component = {
  type: 'application' | 'library'
  'bom-ref': string
  name: string
  version: string
  scope?: 'required' | 'excluded'
  hashes?: { alg: string; content: string }[]
  licenses?: ({ license: { id: string } } | { expression: string })[]
  purl: string
}
export type Bom = {
  $schema: string
  bomFormat: 'CycloneDX'
  specVersion: '1.6'
  serialNumber: string
  version: 1
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/** The list of what production needs, or with `all` of what building and testing need too. The same lockfile gives the same list. */
export function sbomOf(lock: Lock, { all = false } = {}): Bom {
  const production = new Set(reachedFrom(lock))
  const paths = all ? [...new Set([...production, ...foreignPackages(lock).map(([path]) => path)])].sort() : [...production]
  const refs = new Map(paths.map(path => [path, refOf(lock, path)]))
  const components = new Map<string, Component>()
  const edges = new Map<string, Set<string>>()
  for (const path of paths) {
    const ref = refs.get(path)!
    // The same version may lie in several places: one component, needed if one of them is.
    const isNeeded = production.has(path) || components.get(ref)?.scope === 'required'
    components.set(ref, { ...componentOf(lock, path), ...(path !== '' && { scope: isNeeded ? 'required' : 'excluded' }) })
    const needs = edges.get(ref) ?? new Set()
    edges.set(ref, needs)
    for (const need of needsOf(lock, path, { development: all })) if (refs.has(need)) needs.add(refs.get(need)!)
    if (path === '')
      for (const workspace of paths) if (workspace !== '' && !workspace.includes('node_modules/')) needs.add(refs.get(workspace)!)
  }
  const root = refs.get('')!
  const dependencies = [...edges].map(([ref, needs]) => ({ ref, dependsOn: [...needs].filter(need => need !== ref).sort() }))
  const body = {
    version: 1 as const,
    metadata: { component: components.get(root)! },
    components: [...components.values()].filter(one => one['bom-ref'] !== root).sort(by(one => one['bom-ref'])),
    dependencies: dependencies.sort(by(one => one.ref))
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(JSON.stringify(body)),
    ...body
  }
}

function refOf(lock: Lock, path: string): string {
  return `${nameOf(path, lock[path]!)}@${lock[path]!.version}`
}

function componentOf(lock: Lock, path: string): Component {
  const locked = lock[path]!
  const name = nameOf(path, locked)
  const version = locked.version!
  const isOwn = !path.includes('node_modules/')
  const licence = isOwn ? undefined : licenceOf(name, version, locked.license)
  return {
    type: path === '' ? 'application' : 'library',
    'bom-ref': refOf(lock, path),
    name,
    version,
    ...(locked.integrity && { hashes: locked.integrity.split(' ').map(hashOf) }),
    ...(licence && { licenses: [/^[\w.-]+$/.test(licence) ? { license: { id: licence } } : { expression: licence }] }),
    purl: `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`
  }
}

/** npm writes sha512-BASE64, CycloneDX hexadecimal figures. */
function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm, base64] = integrity.split(/-(.*)/s) as [string, string]
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(base64, 'base64').toString('hex') }
}

/** A UUID of version 8 drawn from what it numbers, in place of one by chance. */
function serialOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function by<Item>(key: (item: Item) => string): (one: Item, other: Item) => number {
  // By code units: the order of a language differs from machine to machine.
  return (one, other) => (key(one) < key(other) ? -1 : 1)
}

if (isMain(import.meta.url)) {
  const words = process.argv.slice(2)
  const unknown = words.filter(word => word.startsWith('-') && word !== '--all')
  const file = words.find(word => !word.startsWith('-'))
  if (unknown.length > 0) {
    console.error(`No such option: ${unknown.join(', ')}. npm run sbom [-- --all] [FILE]`)
    process.exitCode = 1
  } else {
    const text = `${JSON.stringify(sbomOf(readLock(), { all: words.includes('--all') }), null, 2)}\n`
    if (file) writeFileSync(file, text)
    else process.stdout.write(text)
  }
}
