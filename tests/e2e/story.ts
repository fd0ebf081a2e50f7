// What every journey has: a browser that watches for policy violations and errors, a patient's own phone and address, axe.
import { randomInt } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

type World = {
  /** 375 29 …: new for each journey. */
  phone: string
  /** Errors that the journey expects, e.g. a refused call that the console reports. */
  expected: RegExp[]
}

/** `test` with a page that fails the journey on any script error or policy violation. */
export const test = base.extend<World>({
  // biome-ignore lint: the runner wants the empty pattern
  phone: async ({}, use) => use(`37529${randomInt(1_000_000, 9_999_999)}`),
  expected: async ({}, use) => use([]),
  page: async ({ page, expected }, use) => {
    const problems: string[] = []
    // each journey comes from an address of its own, so that one does not use up the limits of another
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}` })
    page.on('pageerror', error => problems.push(`script error: ${error.message}`))
    page.on('console', message => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) problems.push(message.text())
    })
    await use(page)
    expect(problems.filter(problem => !expected.some(one => one.test(problem)))).toEqual([])
  }
})

/** The code of the newest SMS to this phone, waited for. */
export async function smsCode(page: Page, phone: string, not = ''): Promise<string> {
  let code = ''
  await expect
    .poll(
      async () => {
        const messages = (await (await page.request.get('/inbox.json')).json()) as { to: string; text: string }[]
        const newest = messages.find(message => message.to.replaceAll(/\D/g, '') === phone)
        code = newest?.text.match(/\d{6}/)?.[0] ?? ''
        return code !== '' && code !== not
      },
      { message: `an SMS to ${phone}` }
    )
    .toBe(true)
  return code
}

/** Types the number and the code; ends where the sign-in leads. */
export async function signIn(page: Page, phone: string): Promise<void> {
  await page.goto('/sign-in')
  await enterPhone(page, phone)
  await enterCode(page, await smsCode(page, phone))
  await expect(page).not.toHaveURL(/sign-in/)
}

export async function enterPhone(page: Page, phone: string): Promise<void> {
  const field = page.getByLabel('Номер телефона')
  await field.click()
  await field.pressSequentially(phone.slice(3))
  await page.getByRole('button', { name: 'Продолжить' }).click()
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Введите код из SMS').fill(code)
}

export type Person = { lastName: string; firstName: string; middleName: string; birthday: string; sex: 'Женский' | 'Мужской' }
export const OLGA: Person = { lastName: 'Савицкая', firstName: 'Ольга', middleName: 'Викторовна', birthday: '12.04.1968', sex: 'Женский' }

/** No violation of any impact, and no contrast that could not be judged. */
export async function expectAccessible(page: Page): Promise<void> {
  const result = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
  const unclear = result.incomplete.filter(rule => rule.id === 'color-contrast')
  const said = [...result.violations, ...unclear].map(rule => `${rule.id}: ${rule.nodes.map(node => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join(' | ')}`)
  expect(said).toEqual([])
}
