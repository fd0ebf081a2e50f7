// npm run e2e -- --engines [chromium firefox webkit]: a short journey through each engine that is here, and a line for each of its steps.
// Pictures of the steps stay in test-results/engines. An engine that is not here is told of, and is a failure only where it was asked for by name.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeDataDir, removeDataDir } from '../setup/data-dir.ts'
import { startServer } from '../setup/server.ts'
import { ENGINES, type Engine } from './engines.ts'
import { personAt } from './person.ts'
import type { Tab } from './tab.ts'

/** A picture of a window is there in a moment; with more a person would see the page stand still. */
const PAINTS_WITHIN_MILLIS = 5_000

const folder = fileURLToPath(new URL('../../test-results/engines/', import.meta.url))
const asked = process.argv.slice(2)
let [passed, failed] = [0, 0]

const unknown = asked.find(name => !ENGINES.some(engine => engine.name === name))
if (unknown === undefined) await goThroughAll()
else fail(`${unknown}: there is no such engine, only ${ENGINES.map(engine => engine.name).join(', ')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function goThroughAll(): Promise<void> {
  const data = makeDataDir()
  const server = await startServer({ DATA_DIR: data, SEED: 'demo', ...(process.env.E2E_PORT && { PORT: process.env.E2E_PORT }) })
  process.env.E2E_ORIGIN = server.url
  process.env.E2E_DATA = data
  const { closeTimesAtHand, store } = await import('../e2e/passing-time.ts')
  try {
    await closeTimesAtHand(90)
    for (const engine of ENGINES.filter(one => asked.length === 0 || asked.includes(one.name))) await goThrough(engine, server.url)
  } finally {
    await (await store()).close()
    await server.stop()
    removeDataDir(data)
  }
}

async function goThrough({ name, find, absent }: Engine, origin: string): Promise<void> {
  const open = find()
  if (!open) {
    if (asked.includes(name)) fail(`${name}: ${absent}`)
    else console.log(`${name}: ${absent}`)
    return
  }
  rmSync(join(folder, name), { recursive: true, force: true })
  mkdirSync(join(folder, name), { recursive: true })
  const { newJourney, STEPS } = await import('./journey.ts')
  let tab: Tab | undefined
  let title = 'starts'
  try {
    tab = await open()
    const person = personAt(tab, origin)
    const journey = await newJourney()
    for (const [at, step] of STEPS.entries()) {
      title = step.title
      const began = performance.now()
      await step.go(person, journey)
      await person.seeSound()
      const painted = await keepPicture(tab, name, at + 1)
      if (painted > PAINTS_WITHIN_MILLIS) throw new Error(`the window was painted in ${seconds(painted)}`)
      passed++
      console.log(`${name}: ${title} (${seconds(performance.now() - began)}, of which the picture ${seconds(painted)})`)
    }
  } catch (error) {
    fail(`${name}: FAILED ${title}: ${error instanceof Error ? error.message : error}`)
    if (tab) await keepPicture(tab, name, 'failed').catch(() => undefined)
  } finally {
    await tab?.close()
  }
}

/** Gives how long the engine took to paint it, in milliseconds. */
async function keepPicture(tab: Tab, engine: string, name: string | number): Promise<number> {
  const began = performance.now()
  const picture = await tab.picture()
  const painted = performance.now() - began
  writeFileSync(join(folder, engine, `${name}.png`), picture)
  return painted
}

function fail(line: string): void {
  failed++
  console.log(line)
}

function seconds(millis: number): string {
  return `${(millis / 1000).toFixed(1)} s`
}
