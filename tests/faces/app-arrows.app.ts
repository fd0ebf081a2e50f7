// Where the arrows of the app's pages lead: to the place of its bar to which a page belongs. And what a page must bear on the smallest screen.
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openIn, title } from './open-in.ts'
import { aVisitRow } from './visit-world.ts'
import { type Person, world } from './world.ts'

afterEach(() => {
  document.documentElement.style.fontSize = ''
  delete document.documentElement.dataset.textSize
  localStorage.removeItem('vizit.text-size')
})

const ABOVE: Record<string, string[]> = {
  '/card': [
    '/visits',
    '/visits?show=invoices',
    '/tests',
    '/family',
    '/profile/programmes',
    '/profile/reviews',
    '/profile/cards',
    '/waiting-list'
  ],
  '/settings': ['/settings/language', '/settings/town', '/profile/reminders', '/profile/security'],
  '/other': ['/settings', '/about', '/suggestions', '/privacy', '/terms', '/registries', '/info']
}
for (const [above, paths] of Object.entries(ABOVE))
  test(`the arrows of ${paths.join(', ')} lead to ${above}, and none to the profile`, async () => {
    const olga = await world.aPatient({ email: 'olga@post.example' })
    for (const path of paths) {
      openIn('en', path, olga)
      await expect
        .element(page.getByRole('main').getByRole('link', { name: 'Back' }).first(), { message: path })
        .toHaveAttribute('href', above)
    }
  })

test('a place of the bar has no arrow, also where one has come to it from another page', async () => {
  const olga = await world.aPatient()
  for (const [name, heading] of [
    ['Doctors', /^Doctors/],
    ['Centers', /centers/],
    ['Drugs', /^Drugs/],
    ['Card', /^Card|^My card/],
    ['Other', /^Other/]
  ] as const) {
    openIn('en', '/', olga)
    await expect.element(title(/^Hello/)).toBeVisible()
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }).first().click()
    await expect.element(title(heading)).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Back' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('main').getByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  }
})

test('in the app one is asked how one likes the product, not the cabinet [1.52]', async () => {
  const olga = await world.aPatient()
  for (const startsAt of ['2026-11-16T08:00:00Z', '2026-11-17T08:00:00Z', '2026-11-18T08:00:00Z'])
    await aVisitRow(olga.profileId, (await world.aDoctor()).assignmentId, { startsAt, status: 'done' })
  for (const [language, asked] of [
    ['ru', 'Как вам «Визит»?'],
    ['be', 'Як вам «Візіт»?'],
    ['en', 'How do you like Vizit?']
  ] as const) {
    openIn(language, '/visits?tab=past', olga)
    await expect.element(page.getByText(asked)).toBeVisible()
  }
})

const rootPixels = () => getComputedStyle(document.documentElement).fontSize
const SMALL: [string, RegExp][] = [
  ['/', /^Hello/],
  ['/card', /^Card/],
  ['/other', /^Other/],
  ['/settings', /^Settings/],
  ['/doctors-list', /^Doctors/]
]
async function standsWithin(path: string, heading: RegExp, person: Person): Promise<void> {
  openIn('en', path, person)
  await expect.element(title(heading), { message: path }).toBeVisible()
  await expect.poll(rootPixels).toBe('24px')
  await expect.poll(() => document.querySelector('[aria-busy="true"]'), { message: path }).toBeNull()
  expect(document.documentElement.scrollWidth, path).toBeLessThanOrEqual(320)
}

test('at 320 px with letters of 24 pixels nothing of the main pages stands out to the side', async () => {
  await page.viewport(320, 640)
  localStorage.setItem('vizit.text-size', '150')
  const olga = await world.aPatient()
  await world.aSlot()
  for (const [path, heading] of SMALL) await standsWithin(path, heading, olga)
})
