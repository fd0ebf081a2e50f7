// What went over the line because of an action on the screen: the call that a page sent, and the answer that it got.
import { expect, onTestFinished, vi } from 'vitest'
import type { Asked } from './to-world.ts'
import { world } from './world.ts'

/** All calls of this method to this path since the last `forgetAsked`, oldest first. */
export async function callsTo(method: string, path: string): Promise<Asked[]> {
  return (await world.asked()).filter(one => one.method === method && one.path === path)
}

/** The newest of them, waited for. */
export async function callTo(method: string, path: string): Promise<Asked> {
  await expect.poll(async () => (await callsTo(method, path)).length, { message: `${method} ${path}` }).toBeGreaterThan(0)
  return (await callsTo(method, path)).at(-1)!
}

export type Heard = { method: string; path: string; status: number; media: string; body: unknown; data: unknown }

/** Writes down what the page's own `fetch` is answered until the test ends, and changes nothing of it; of a body that is no JSON: null. */
export function hear(): Heard[] {
  const heard: Heard[] = []
  const real = window.fetch
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const answer = await real(url, init)
    const { pathname } = new URL(url instanceof Request ? url.url : url, location.origin)
    const media = answer.headers.get('content-type') ?? ''
    const body = media.includes('json') ? ((await answer.clone().json()) as { data?: unknown }) : null
    heard.push({ method: init?.method ?? 'GET', path: pathname, status: answer.status, media, body, data: body?.data ?? null })
    return answer
  })
  onTestFinished(() => spy.mockRestore())
  return heard
}

/** The newest answer to such a call, waited for. */
export async function answerTo(heard: Heard[], method: string, path: string): Promise<Heard> {
  const answers = () => heard.filter(one => one.method === method && one.path === path)
  await expect.poll(() => answers().length, { message: `an answer to ${method} ${path}` }).toBeGreaterThan(0)
  return answers().at(-1)!
}
