// What goes over the line between a page and its server, for tests of single calls.
import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Asked } from './to-world.ts'
import { world } from './world.ts'

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
    const { pathname } = new URL(String(url), location.origin)
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
