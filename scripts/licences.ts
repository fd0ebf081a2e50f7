// Under which licences the product takes packages of others.
import parse, { type Info } from 'spdx-expression-parse'
import { foreignPackages, type Lock, nameOf } from './locked-packages.ts'

/** They ask for no more than their text and names beside the copy, which node_modules and docs/credits.md keep. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib'
])

/** Those with a condition that had to be looked at: the licence, the packages that may have it, and why. */
const ALLOWED_FOR: Record<string, { packages: RegExp; why: string }> = {
  'OFL-1.1': {
    packages: /^@(fontsource-variable|expo-google-fonts)\/golos-text$/,
    why: 'the font goes with its licence, unchanged in name'
  },
  'CC-BY-3.0': { packages: /^spdx-exceptions$/, why: 'a list that the check of licences reads; it is not delivered' },
  'CC-BY-4.0': { packages: /^caniuse-lite$/, why: 'a list that the build reads; it is not delivered' },
  'MPL-2.0': { packages: /^(axe-core|lightningcss(-.+)?|web-push)$/, why: 'taken as it is, no file of it is changed' }
}

/** What names no licence in its package.json, with the one that its files have. */
const FOUND_IN_FILES: Record<string, { licence: string; why: string }> = {
  'png-js@1.1.0': { licence: 'MIT', why: 'its LICENSE file is the text of MIT, Copyright (c) 2017 Devon Govett' }
}

/** One line for each package that may not be taken, and for each exception that none needs any more. */
export function problemsOfLicences(lock: Lock): string[] {
  const problems: string[] = []
  const unused = new Set([...Object.keys(FOUND_IN_FILES), ...Object.keys(ALLOWED_FOR)])
  for (const [path, locked] of foreignPackages(lock)) {
    const name = nameOf(path, locked)
    const key = `${name}@${locked.version}`
    if (!locked.license) unused.delete(key)
    const licence = locked.license ?? FOUND_IN_FILES[key]?.licence
    const used = (id: string) => unused.delete(id)
    if (!licence) problems.push(`${key} names no licence: read its files and say in scripts/licences.ts what they have`)
    else if (!mayBeTaken(name, licence, used))
      problems.push(`${key} has the licence ${licence}, which scripts/licences.ts does not allow it`)
  }
  return [...problems, ...[...unused].map(one => `${one}: an exception in scripts/licences.ts that no package needs`)]
}

/** What the product takes a package under, or undefined if it names none and none was found. */
export function licenceOf(name: string, version: string, named: string | undefined): string | undefined {
  return named ?? FOUND_IN_FILES[`${name}@${version}`]?.licence
}

/** Whether a delivered package stands in docs/credits.md: where its licence is one of the named ones, or was only found in its files. */
export function needsCredit(named: string | undefined): boolean {
  return named === undefined || Object.keys(ALLOWED_FOR).some(id => named.includes(id))
}

function mayBeTaken(name: string, expression: string, used: (id: string) => void): boolean {
  let info: Info
  try {
    info = parse(expression)
  } catch {
    return false
  }
  return holds(info)

  function holds(part: Info): boolean {
    if ('conjunction' in part) {
      const sides = [holds(part.left), holds(part.right)]
      return part.conjunction === 'and' ? sides.every(Boolean) : sides.some(Boolean)
    }
    // "or later" and an exception are other terms than those that were read.
    if (part.plus || part.exception) return false
    if (ALLOWED.has(part.license)) return true
    const isNamed = ALLOWED_FOR[part.license]?.packages.test(name) === true
    if (isNamed) used(part.license)
    return isNamed
  }
}
