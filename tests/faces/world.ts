// The world of a test in the browser: a real server with a database of its own, empty before each test. The clock of the page is the server's.
import { bookDoctorSlot } from '@vizit/contract/booking'
import { type Answer, type Call, makeCall } from '@vizit/contract/call'
import { afterEach, beforeEach, vi } from 'vitest'
import { commands } from 'vitest/browser'
import type { Builders, Person } from './builders.ts'

export type { Person } from './builders.ts'

type WithoutServer<F> = F extends (server: never, ...args: infer A) => infer R ? (...args: A) => R : never
export type World = { readonly [K in keyof Builders]: WithoutServer<Builders[K]> }

declare module 'vitest/browser' {
  interface BrowserCommands {
    worldUrl(): Promise<string>
    inWorld(name: string, args: unknown[]): Promise<unknown>
  }
}

/** What builders.ts offers, asked over the runner. */
export const world = new Proxy({} as World, {
  get:
    (_, name: string) =>
    (...args: unknown[]) =>
      commands.inWorld(name, args)
})

/** Sets the clocks of the server and the page. */
export async function setNow(instant: string): Promise<void> {
  await world.setNow(instant)
  vi.setSystemTime(instant)
}

/** Moves both clocks forward. */
export async function pass(seconds: number): Promise<void> {
  await world.pass(seconds)
  vi.setSystemTime(Date.now() + seconds * 1000)
}

/** The product's own client as this person, or as a visitor. */
export function callAs(person: Person | null): Call {
  return makeCall({
    origin: '',
    fetch: (...args) => fetch(...args),
    face: 'cabinet',
    bearer: () => person && `${person.deviceId}.${person.token}`,
    newKey: () => crypto.randomUUID(),
    appVersion: import.meta.env.VIZIT_VERSION
  })
}

/** Books this time for the person, or for another profile; gives the order's id. */
export async function aVisit(
  person: Person,
  { timetableId, assignmentId }: { timetableId: string; assignmentId: string },
  more: { profileId?: string; programId?: string } = {}
): Promise<string> {
  return agreed(await callAs(person)(bookDoctorSlot, { timetableId, assignmentId, profileId: person.profileId, ...more })).orderId
}

/** The value of an answer that may not be a refusal. */
export function agreed<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value
  throw new Error(`refused: ${answer.code} ${JSON.stringify(answer.facts)}`)
}

/** What the test before has left on the device; it is gone when this is done: a face that opens one that is going would wait for it. */
async function dropDatabases(): Promise<void> {
  const databases = await indexedDB.databases()
  await Promise.all(
    databases.map(({ name = '' }) => {
      return new Promise<void>((done, fail) => {
        const request = indexedDB.deleteDatabase(name)
        request.onsuccess = () => done()
        request.onerror = () => fail(request.error)
      })
    })
  )
}

/** For the setup file of a project: what each of its tests begins and ends with. `close` takes the face away. */
export function worldAroundEach(close: () => void): void {
  beforeEach(async () => {
    const { port } = new URL(await commands.worldUrl())
    document.cookie = `world=${port}; path=/`
    await world.reset()
    localStorage.clear()
    sessionStorage.clear()
    await dropDatabases()
    performance.clearResourceTimings()
    vi.useFakeTimers({ toFake: ['Date'], now: await world.now() })
  })
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') {
      console.error(`The screen of the failed test, at ${location.pathname}${location.search}:\n${document.body.innerText.slice(0, 3000)}`)
      task.meta.said = `It showed: ${document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 190)}`
    }
    close()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    // The runner, too, reads this clock: it tells one file's load of the setup from the next by it.
    vi.useRealTimers()
  })
}
