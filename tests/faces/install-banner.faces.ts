// The offer to install the cabinet, which stands in a frame here as on the site of a clinic.
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { pass } from './world.ts'

const DAY = 86_400
/** The clock of a page goes on while a slow machine draws it. */
const MARGIN = 60
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const HUAWEI =
  'Mozilla/5.0 (Linux; Android 12; HUAWEI NOH-NX9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 HuaweiBrowser/15 Mobile'
const iphone = (version: number) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version}_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version}.0 Mobile/15E148 Safari/604.1`

const offer = page.getByText('Кабинет может быть приложением')

afterEach(() => {
  vi.restoreAllMocks()
})

/** What the browser says of itself. */
function openAs(userAgent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  openFace('/timeslot')
}

async function isOffered(): Promise<boolean> {
  await expect.element(page.getByRole('heading', { name: 'Онлайн-запись' })).toBeVisible()
  return offer.elements().length > 0
}

test('the banner stands in a frame on Android but Huawei, and on iOS from 18 on [9.34]', async () => {
  openAs(ANDROID)
  await expect.element(offer).toBeVisible()
  for (const [userAgent, offered] of [
    [HUAWEI, false],
    [ANDROID, true],
    [iphone(17), false],
    [iphone(18), true]
  ] as const) {
    localStorage.clear()
    openAs(userAgent)
    await expect.poll(isOffered).toBe(offered)
  }
  localStorage.clear()
  vi.spyOn(window, 'parent', 'get').mockReturnValue(window)
  openAs(ANDROID)
  expect(await isOffered()).toBe(false)
})

test('a banner that was left alone comes back after one day [9.32]', async () => {
  openAs(ANDROID)
  await expect.element(offer).toBeVisible()
  await expect.poll(() => localStorage.getItem('vizit.install-banner')).toMatch(/^shown /)
  await pass(DAY - MARGIN)
  openAs(ANDROID)
  expect(await isOffered()).toBe(false)
  await pass(MARGIN)
  openAs(ANDROID)
  await expect.element(offer).toBeVisible()
})

test('a banner that was put away comes back after thirty days, whatever the day says [9.33]', async () => {
  openAs(ANDROID)
  await page.getByRole('button', { name: 'Не сейчас' }).click()
  await expect.element(offer).not.toBeInTheDocument()
  for (const seconds of [DAY, 29 * DAY - MARGIN]) {
    await pass(seconds)
    openAs(ANDROID)
    expect(await isOffered()).toBe(false)
  }
  await pass(MARGIN)
  openAs(ANDROID)
  await expect.element(offer).toBeVisible()
})
