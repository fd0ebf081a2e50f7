import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { foreignPackages, nameOf, readLock } from './locked-packages.ts'
import { type Bom, sbomOf } from './sbom.ts'

const lock = readLock()
const production = sbomOf(lock)
const all = sbomOf(lock, { all: true })

function write(...options: string[]): string {
  return spawnSync(process.execPath, [fileURLToPath(new URL('sbom.ts', import.meta.url)), ...options], { encoding: 'utf8', maxBuffer: 1e8 })
    .stdout
}

test('the list of components is CycloneDX 1.6: its head, refs that are there once, dependencies between known refs', () => {
  for (const bom of [production, all]) {
    const { bomFormat, specVersion, version, serialNumber } = bom
    expect([bomFormat, specVersion, version]).toEqual(['CycloneDX', '1.6', 1])
    expect(serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const refs = [bom.metadata.component, ...bom.components].map(one => one['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    expect(bom.dependencies.map(one => one.ref).sort()).toEqual([...refs].sort())
    expect(bom.dependencies.flatMap(one => one.dependsOn).filter(ref => !refs.includes(ref))).toEqual([])
    expect(bom.dependencies.filter(one => new Set(one.dependsOn).size !== one.dependsOn.length || one.dependsOn.includes(one.ref))).toEqual(
      []
    )
    const purls = bom.components.map(one => one.purl)
    expect(new Set(purls).size).toBe(purls.length)
    expect(purls.filter(purl => !/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@[\w.%-]+$/.test(purl))).toEqual([])
  }
})

test('every package that production needs is a component with version, licence and checksum, those that a tool needs too', () => {
  const wanted = foreignPackages(lock).filter(([path]) => isOfProduction(path))
  expect(wanted.length).toBeGreaterThan(200)
  const found = new Map(production.components.map(one => [one['bom-ref'], one]))
  for (const [path, locked] of wanted) {
    const one = found.get(`${nameOf(path, locked)}@${locked.version}`)
    expect([path, one?.licenses?.length, one?.hashes?.[0]?.alg]).toEqual([path, 1, 'SHA-512'])
    expect(Buffer.from(one!.hashes![0]!.content, 'hex').toString('base64')).toBe(locked.integrity!.split('-')[1])
  }
  expect(production.components.filter(one => !one['bom-ref'].startsWith('@vizit/')).length).toBe(
    new Set(wanted.map(([path, { version }]) => `${nameOf(path, lock[path]!)}@${version}`)).size
  )
  // These `npm sbom` leaves out, because something for tests alone needs them as well.
  for (const name of ['nodemailer', 'pdfmake', '@napi-rs/canvas']) expect(production.components.map(one => one.name)).toContain(name)
  expect(production.components.map(one => one.name)).not.toContain('vitest')
  expect(production.components.filter(one => one.scope !== 'required')).toEqual([])
})

test('with --all every package of the lockfile is a component, and what is not for production says so', () => {
  const refs = new Set(all.components.map(one => one['bom-ref']))
  expect(foreignPackages(lock).filter(([path, locked]) => !refs.has(`${nameOf(path, locked)}@${locked.version}`))).toEqual([])
  const required = (bom: Bom) => bom.components.filter(one => one.scope === 'required').map(one => one.name)
  expect(required(all)).toEqual(required(production))
  expect(all.components.find(one => one.name === 'vitest')!.scope).toBe('excluded')
})

test('every component of production is reached from the product', () => {
  const needs = new Map(production.dependencies.map(one => [one.ref, one.dependsOn]))
  const reached = new Set([production.metadata.component['bom-ref']])
  for (const ref of reached) for (const need of needs.get(ref)!) reached.add(need)
  expect(production.components.map(one => one['bom-ref']).filter(ref => !reached.has(ref))).toEqual([])
})

test('the same lockfile gives the same bytes, without a time, a machine or the address of a registry', () => {
  const text = write()
  expect(text).toBe(write())
  expect(JSON.parse(text)).toEqual(production)
  expect(text).not.toMatch(/timestamp|https?:\/\/(?!cyclonedx\.org\/schema\/)/)
  const other = { ...lock, 'node_modules/pg': { ...lock['node_modules/pg']!, version: '8.23.2' } }
  expect(sbomOf(other).serialNumber).not.toBe(production.serialNumber)
  expect(JSON.parse(write('--all'))).toEqual(all)
})

/** What npm itself marked: neither `dev` nor `devOptional`. Builds of TypeScript are for TypeScript, which production may have and does not need. */
function isOfProduction(path: string): boolean {
  const { dev, devOptional } = lock[path] as { dev?: boolean; devOptional?: boolean }
  return !dev && !devOptional && !path.startsWith('node_modules/@typescript/')
}
