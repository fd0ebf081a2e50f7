// Centres and drugstores on a map, in the app in English: what is read aloud, contrast and sizes in each state of the map.
import { expect, expectAccessible, type Page, test } from './journey.ts'
import { aPatient, openAs } from './patient.ts'
import { russianSaid } from './russian-said.ts'

test.use({ baseURL: process.env.E2E_ORIGIN!.replace(/\d+$/, port => String(Number(port) + 1)) })
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    localStorage.setItem('vizit.started', '1')
    localStorage.setItem('vizit.language', 'en')
  })
)

const half = (page: Page, name: 'Map' | 'List') => page.getByRole('radio', { name, exact: true })
const pins = (page: Page) => page.locator('.leaflet-marker-icon')
const card = (page: Page) => page.getByRole('region', { name: 'Chosen on the map' })

test('a drug is found by its Latin name, its drugstores stand on a map, where an unknown place is told once, and a pin opens the card of its drugstore', async ({
  page
}) => {
  await openAs(page, await aPatient(), '/drugs')
  await page.getByRole('searchbox', { name: 'Find a drug' }).fill('metformin')
  await page.getByRole('list', { name: 'Drugs' }).getByRole('link').first().click()
  await expect(page.getByRole('list', { name: 'Drugstores' }).getByRole('listitem').first()).toContainText('rub.')
  await expectAccessible(page)
  // The browser does not tell where the person is: the list says so, and on the map the map does.
  await page.getByRole('button', { name: 'By distance' }).click()
  await expect(page.getByText('Unable to determine where you are')).toHaveCount(1)
  await half(page, 'Map').check()
  await expect(pins(page).locator('> *').first()).toBeVisible()
  await expect(page.getByText('Unable to determine where you are')).toHaveCount(1)
  await expectAccessible(page)
  await pins(page).locator('> *').last().click()
  await expect(card(page).getByRole('article').first()).toContainText('rub.')
  await expectAccessible(page)
  expect(await russianSaid(page)).toEqual([])
  await half(page, 'List').check()
  await expect(page.getByRole('list', { name: 'Drugstores' })).toBeVisible()
})

test('centres stand on a map in three layers, and where the browser does not tell the place that is said', { tag: '@long' }, async ({
  page
}) => {
  await openAs(page, await aPatient(), '/centres?view=map')
  await expect(pins(page).locator('> *').first()).toBeVisible()
  await page.getByRole('button', { name: /^Look of the map/ }).click()
  await expect(page.getByRole('group', { name: 'Look of the map' }).getByRole('radio')).toHaveCount(3)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show where I am' }).click()
  await expect(page.getByText('Unable to determine where you are')).toHaveCount(1)
  await expectAccessible(page)
  expect(await russianSaid(page)).toEqual([])
})
