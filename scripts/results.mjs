// What the last test run wrote down: one list of `{name, ok, file, project}` however the runner shapes its report. `ok` is undefined for a test that did
// not run, `file` is told from the root of the repository, `project` is the runner's.
import { join, relative, sep } from 'node:path'
import { root } from './run.mjs'

export const RESULTS = {
  vitest: join(root, '.test', 'vitest.json'),
  e2e: join(root, '.test', 'e2e.json'),
  proofs1: join(root, '.test', 'proofs-1.json'),
  proofs2: join(root, '.test', 'proofs-2.json')
}

export function readVitest(report) {
  return report.testResults.flatMap(file => {
    // A file that could not be loaded has no tests to blame.
    if (file.assertionResults.length === 0) return file.status === 'failed' ? [{ name: `${file.name}: ${file.message}`, ok: false }] : []
    return file.assertionResults.map(one => ({
      name: one.fullName,
      ok: one.status === 'passed' ? true : one.status === 'failed' ? false : undefined,
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
        file: fromRoot(join(report.config.rootDir, spec.file)),
        project: one.projectName
      }))
    ),
    ...(suite.suites ?? []).flatMap(inner => ofSuite(inner, [...above, inner.title]))
  ]
  const broken = report.errors.map(error => ({ name: error.message ?? 'error outside a test', ok: false }))
  return [...report.suites.flatMap(suite => ofSuite(suite, [])), ...broken]
}

/** `[{name, ids: ['5.77'], ok, ms}]`, as tests/faults/main.ts writes it. */
export function readProofs(report) {
  return report.map(({ name, ids, ok }) => ({ name: `${name} [${ids.join(', ')}]`, ok, file: 'tests/faults/main.ts' }))
}

function fromRoot(file) {
  return relative(root, file).split(sep).join('/')
}
