// What goes over the line between a page and its server, for tests of single calls.
import { confirmFamilyRequest, drawFamilyCode, joinFamily, listFamilyRequests } from '@vizit/contract/family-code'
import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Asked } from './to-world.ts'
import { agreed, callAs, type Person, world } from './world.ts'

/** The newest call of this method to this path since the last `forgetAsked`, waited for. */
export async function called(method: string, path: string): Promise<Asked> {
  const calls = async () => (await world.asked()).filter(one => one.method === method && one.path === path)
  await expect.poll(async () => (await calls()).length, { message: `${method} ${path}` }).toBeGreaterThan(0)
  return (await calls()).at(-1)!
}

export type Heard = { method: string; path: string; status: number; text: string }

/** Writes down what the browser's own `fetch` is answered until the test ends, and changes nothing of it. */
export function listen(): Heard[] {
  const heard: Heard[] = []
  const real = window.fetch
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const answer = await real(url, init)
    const { pathname } = new URL(url instanceof Request ? url.url : url, location.origin)
    heard.push({ method: init?.method ?? 'GET', path: pathname, status: answer.status, text: await answer.clone().text() })
    return answer
  })
  onTestFinished(() => spy.mockRestore())
  return heard
}

/** The newest answer to this call, waited for. */
export async function answerTo(heard: Heard[], method: string, path: string): Promise<Heard> {
  const answers = () => heard.filter(one => one.method === method && one.path === path)
  await expect.poll(() => answers().length, { message: `an answer to ${method} ${path}` }).toBeGreaterThan(0)
  return answers().at(-1)!
}

export type PersonTyped = { lastName: string; firstName: string; middleName: string; birthday: string; sex: 'Женский' | 'Мужской' }

/** Fills the fields of a person, as the forms of a profile, a child and a relative have them. */
export async function typePerson(person: PersonTyped): Promise<void> {
  await page.getByLabelText('Фамилия').fill(person.lastName)
  await page.getByLabelText('Имя', { exact: true }).fill(person.firstName)
  await page.getByLabelText('Отчество').fill(person.middleName)
  await page.getByLabelText('Дата рождения').fill(person.birthday)
  await page.getByRole('radio', { name: person.sex }).click()
}

/** A new code of the family of this person. */
export async function drawnCode(person: Person): Promise<string> {
  return agreed(await callAs(person)(drawFamilyCode, {})).shown.code
}

/** Makes two people with accounts relatives of each other: one shows a code, the other enters it, the first lets them in. */
export async function linked(one: Person, other: Person): Promise<void> {
  agreed(await callAs(other)(joinFamily, { code: await drawnCode(one), as: 'RELATIVE' }))
  const { incoming } = agreed(await callAs(one)(listFamilyRequests, {}))
  agreed(await callAs(one)(confirmFamilyRequest, { requestId: incoming[0]!.requestId }))
}
