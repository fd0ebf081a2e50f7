// What the last test run wrote down: one list of `{name, ok, why, file, project}` however the runner shapes its report. `ok` is undefined for a test
// that did not run, `why` is what a failed one says of itself, `file` is told from the root of the repository, `project` is the runner's.
import { join, relative, sep } from 'node:path'
import { root } from './run.mjs'

export const RESULTS = {
  vitest: join(root, '.test', 'vitest.json'),
  e2e: join(root, '.test', 'e2e.json'),
  proofs: join(root, '.test', 'proofs.json')
}

export function readVitest(report) {
  return report.testResults.flatMap(file => {
    // A file that could not be loaded has no tests to blame.
    if (file.assertionResults.length === 0) return file.status === 'failed' ? [{ name: `${file.name}: ${file.message}`, ok: false }] : []
    return file.assertionResults.map(one => ({
      name: one.fullName,
      ok: one.status === 'passed' ? true : one.status === 'failed' ? false : undefined,
      why: [one.meta?.said ?? [], one.failureMessages ?? []].flat().join('\n') || undefined,
      file: fromRoot(file.name),
      project: one.meta?.project
    }))
  })
}

/** A test that passed only when tried again has not passed. */
export function readE2e(report) {
  const ofSuite = (suite, above) => [
    ...(suite.specs ?? []).flatMap(spec =>
      spec.tests.map(one => ({
        name: [...above, spec.title].join(' '),
        ok: one.status === 'skipped' ? undefined : one.status === 'expected',
        why:
          (one.results ?? [])
            .flatMap(result => result.errors ?? [])
            .map(whyOf)
            .join('\n') || undefined,
        file: fromRoot(join(report.config.rootDir, spec.file)),
        project: one.projectName
      }))
    ),
    ...(suite.suites ?? []).flatMap(inner => ofSuite(inner, [...above, inner.title]))
  ]
  const broken = report.errors.map(error => ({ name: error.message ?? 'error outside a test', ok: false }))
  return [...report.suites.flatMap(suite => ofSuite(suite, [])), ...broken]
}

/** `[{name, ids: ['5.77'], ok, why, ms}]`, as tests/faults/main.ts writes it. */
export function readProofs(report) {
  return report.map(({ name, ids, ok, why }) => ({ name: `${name} [${ids.join(', ')}]`, ok, why, file: 'tests/faults/main.ts' }))
}

/** The first lines of a failure, in plain letters, and where it stands. */
export function inShort(why, lines = 8) {
  return (why ?? '')
    .replaceAll(COLOURS, '')
    .split('\n')
    .filter(line => line.trim() !== '' && !/node_modules|node:internal/.test(line))
    .slice(0, lines)
    .map(line => line.slice(0, 200))
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

function whyOf({ message, location }) {
  return `${location ? `${fromRoot(location.file)}:${location.line} ` : ''}${message ?? ''}`
}

function fromRoot(file) {
  return relative(root, file).split(sep).join('/')
}
