// Commands that pages of tests send to the runner: each page has a server of its own, started when it first asks.
import { defineBrowserCommand } from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts'
import { type Builders, builders } from './builders.ts'
import { END_OF_RUN } from './stop-worlds.ts'

const servers = new Map<string, Promise<TestServer>>()

function serverOf(session: string): Promise<TestServer> {
  const known = servers.get(session)
  if (known) return known
  const started = startTestServer()
  servers.set(session, started)
  return started
}

/** The address of the page's own server. */
export const worldUrl: BrowserCommand = async ({ sessionId }) => (await serverOf(sessionId)).url

/** Asks one of the builders; `args` without the server. */
export const inWorld: BrowserCommand<[name: keyof Builders, args: unknown[]]> = async ({ sessionId }, name, args) => {
  const build = builders[name] as (server: TestServer, ...args: unknown[]) => Promise<unknown>
  return build(await serverOf(sessionId), ...args)
}

/** Presses with the mouse at a point of the page that the page of the tests lies in. */
export const pressAt = defineBrowserCommand<[x: number, y: number]>(({ page }, x, y) => page.mouse.click(x, y))

/** Presses the mouse down there, and holds it. */
export const pressDownAt = defineBrowserCommand<[x: number, y: number]>(async ({ page }, x, y) => {
  await page.mouse.move(x, y)
  await page.mouse.down()
})

/** Lets go of the mouse where it is. */
export const letGo = defineBrowserCommand(({ page }) => page.mouse.up())

/** The colours of the system in place of the product's own, as somebody has it who sees little. */
export const forceColors = defineBrowserCommand<[on: boolean]>(({ page }, on) =>
  page.emulateMedia({ forcedColors: on ? 'active' : 'none' })
)

/** After the run: stop-worlds.ts is another instance of this module's neighbours, so it says so over the process. */
process.on(END_OF_RUN, (ended: Promise<unknown>[]) => {
  for (const started of servers.values()) ended.push(started.then(server => server.stop()))
  servers.clear()
})
