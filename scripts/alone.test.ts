import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { alone } from './alone.mjs'

vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'vizit-alone-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The number of a process that has just ended: the next one to have it comes when all others have been given out. */
async function pidOfNobody(): Promise<number> {
  const child = spawn(process.execPath, ['--eval', ''])
  await new Promise(done => child.on('close', done))
  return child.pid!
}

test('of several commands that want the same work one does it at a time, and the others say once that they wait', async () => {
  let atWork = 0
  let most = 0
  const said: string[] = []
  const one = () =>
    alone(
      'packages',
      async () => {
        most = Math.max(most, ++atWork)
        await new Promise(done => setTimeout(done, 5))
        atWork--
      },
      { folder, say: line => said.push(line) }
    )
  await Promise.all([one(), one(), one()])
  expect(most).toBe(1)
  expect(said).toEqual(Array(2).fill('Another command is busy with the packages here: waiting for it ...'))
  expect(existsSync(join(folder, '.busy-packages'))).toBe(false)
})

test('whoever has gone without a word keeps nobody, and work that fails lets the next one in', async () => {
  writeFileSync(join(folder, '.busy-programs'), String(await pidOfNobody()))
  await expect(alone('programs', () => Promise.reject(new Error('no')), { folder, say: fail })).rejects.toThrow('no')
  expect(await alone('programs', async () => 'done', { folder, say: fail })).toBe('done')
})

function fail(line: string): never {
  throw new Error(line)
}
