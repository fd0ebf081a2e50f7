import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPageTools, WITHOUT_PUBLIC_PAGES, WITHOUT_START_PAGE } from './drawer.ts'
import { makeDrawingGate } from './drawing-gate.ts'
import { OF_APP, OF_CABINET } from './page-frame.ts'

let folder: string
let said: string[]
const log = { warn: (line: string) => void said.push(`warn: ${line}`), error: (line: string) => void said.push(`error: ${line}`) }
const PROGRAM = ['assets/index.js']
const DRAWN = JSON.stringify({
  style: 'assets/drawn.css',
  within: [],
  begin: 'assets/begin.js',
  waits: Object.fromEntries(['/doctor', '/centre', '/doctors', '/services', '/timeslot', '/sign-in'].map(address => [address, PROGRAM]))
})
const INDEX = '<html lang="ru"><head></head><body><div id="root"></div></body></html>'

beforeEach(() => {
  said = []
  folder = mkdtempSync(join(tmpdir(), 'vizit-built-'))
  mkdirSync(join(folder, 'dist'))
  mkdirSync(join(folder, 'server/dist'), { recursive: true })
  put('dist/index.html', INDEX)
  put('dist/drawn.json', DRAWN)
  put('server/dist/public-pages.js', 'export const draw = null')
})
afterEach(() => rmSync(folder, { recursive: true }))

const findTools = () => findPageTools(folder, OF_CABINET, WITHOUT_PUBLIC_PAGES, log)

function put(file: string, text: string): void {
  writeFileSync(join(folder, file), text)
}

test('of a whole build public pages are drawn, and nothing is said', () => {
  expect(findTools()?.isSameBuild()).toBe(true)
  expect(said).toEqual([])
})

test('where the build is half done the log says what is missing, what that means and what to do, and the server starts without drawing', () => {
  for (const [file, named] of [
    ['dist/drawn.json', 'dist/drawn.json'],
    ['server/dist', 'server/dist/public-pages.js']
  ] as const) {
    rmSync(join(folder, file), { recursive: true })
    expect(findTools()).toBeNull()
    expect(said.at(-1)).toMatch(/^error: public pages are not drawn and robots\.txt forbids everything.*run `npm run build`/)
    expect(said.at(-1)).toContain(named)
  }
  rmSync(join(folder, 'dist'), { recursive: true })
  expect(findTools()).toBeNull()
  expect(said.at(-1)).toMatch(/^warn: the cabinet is not built.*robots\.txt.*`npm run build`/)
})

test('the same of the app, whose start page then draws itself', () => {
  put('dist/drawn.json', JSON.stringify({ ...JSON.parse(DRAWN), waits: { '/': PROGRAM } }))
  const find = () => findPageTools(folder, OF_APP, WITHOUT_START_PAGE, log)
  expect(find()?.isSameBuild()).toBe(true)
  expect(said).toEqual([])
  rmSync(join(folder, 'server/dist'), { recursive: true })
  expect(find()).toBeNull()
  expect(said).toEqual([
    'error: the start page of the patient app is not drawn: the build of the patient app has no server/dist/public-pages.js; run `npm run build` and start the server anew'
  ])
})

test('a build that was done anew is known: the same bytes are the same build, others are not, nor is one half done', () => {
  const { isSameBuild } = findTools()!
  put('dist/index.html', INDEX)
  expect(isSameBuild()).toBe(true)
  put('server/dist/public-pages.js', 'export const draw = undefined')
  expect(isSameBuild()).toBe(false)
  rmSync(join(folder, 'dist/drawn.json'))
  expect(isSameBuild()).toBe(false)
})

test('so many work at once, so many wait, the next is told to come again; whoever fails leaves its place too', async () => {
  const inTurn = makeDrawingGate({ atOnce: 2, waiting: 1 })
  const ends: (() => void)[] = []
  const work = () => new Promise<void>(end => ends.push(end))
  const failing = inTurn(() => work().then(() => Promise.reject(new Error('not drawn'))))
  const [second, third] = [inTurn(work), inTurn(work)]
  await expect(inTurn(work)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect(ends).toHaveLength(2)
  ends[0]!()
  await expect(failing).rejects.toThrow('not drawn')
  await expect.poll(() => ends.length).toBe(3)
  ends[1]!()
  ends[2]!()
  await Promise.all([second, third])
  await inTurn(async () => undefined)
})
