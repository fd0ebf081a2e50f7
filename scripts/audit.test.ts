import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { judgeAudit } from './audit.ts'

test('the audit without a network says that nothing is known, in one sentence, and does not end well', () => {
  // A port that nobody listens at.
  const nobody = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' }
  const { status, stdout } = spawnSync(process.execPath, [fileURLToPath(new URL('audit.ts', import.meta.url))], {
    encoding: 'utf8',
    env: { ...process.env, ...nobody }
  })
  expect([status, stdout]).toEqual([
    1,
    'Nothing is known: the registry did not answer. npm run audit needs the network; try again where there is one.\n'
  ])
})

test('the audit ends as npm does: well where no hole is known, with 1 and its words where one is', () => {
  expect(judgeAudit(0, 'found 0 vulnerabilities\n')).toEqual({ code: 0, words: 'found 0 vulnerabilities' })
  expect(judgeAudit(1, 'undici  <8.0.0\nSeverity: high\n')).toEqual({ code: 1, words: 'undici  <8.0.0\nSeverity: high' })
})

test('neither npm test nor npm run check asks the network for the audit', () => {
  for (const file of ['test.mjs', 'check.mjs']) expect(readFileSync(new URL(file, import.meta.url), 'utf8')).not.toMatch(/\baudit\b/)
})
