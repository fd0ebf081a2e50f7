// The cabinet in another language, as the patient app will speak it: the switch is for those who work on the translations.

import { allWordsIn } from '@vizit/parts/words/all-words-in'
import { belarusian } from '@vizit/parts/words/belarusian'
import { english } from '@vizit/parts/words/english'
import { cutTexts } from '../screens/cut-texts.ts'
import { gapTexts } from '../screens/gap-texts.ts'
import { expect, type Page, test } from './journey.ts'
import { aNewcomer, aPatient, openAs } from './patient.ts'
import { russianSaid } from './russian-said.ts'
import { DOCTORS, doctorCalled, freeTimes, isFree, someService } from './timetable.ts'

const wordsBe = await allWordsIn(belarusian)
const wordsEn = await allWordsIn(english)

const LANGUAGES = [
  ['en', wordsEn],
  ['be', wordsBe]
] as const

for (const [code, words] of LANGUAGES) {
  test.describe(`in the language "${code}"`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(language => localStorage.setItem('vizit.language', language), code)
    })

    test('a patient books a doctor, finds the visit and cancels it', { tag: code === 'be' ? [] : '@long' }, async ({ page }) => {
      const doctor = await doctorCalled(DOCTORS.adultsOnly)
      const [slot] = await freeTimes(doctor, 3)
      await openAs(page, await aPatient(), `/timeslot/${slot!.timeslotId}`)
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect(page.getByRole('heading', { level: 1, name: words.slotForm.formTitle })).toBeVisible()
      await expect(page.getByRole('timer')).toBeVisible()
      await expectNoRussian(page)
      await page.getByRole('main').getByRole('checkbox').last().check()
      await page.getByRole('button', { name: new RegExp(`^${words.slotForm.bookFor('').trim()}`) }).click()
      await expect(page.getByRole('heading', { name: words.booked.title })).toBeVisible()
      await expectNoRussian(page)

      await page.goto('/visits')
      const visit = page.getByRole('article', { name: doctor.fullName })
      await expect(visit).toContainText(words.visits.booked)
      await expectNoRussian(page)
      await visit.getByRole('button', { name: words.visits.cancel }).click()
      const question = page.getByRole('dialog', { name: words.visits.cancelTitle })
      await expectNoRussian(page)
      await question.getByRole('button', { name: words.visits.cancelConfirm }).click()
      await expect(question).toHaveCount(0)
      await expect(visit).toHaveCount(0)
      expect(await isFree(slot!.timeslotId)).toBe(true)
    })

    test('no page says a Russian word of the product’s own, or leaves a gap where a number or a name belongs', {
      tag: code === 'be' ? [] : '@long'
    }, async ({ page }) => {
      await openAs(page, await aPatient(), '/timeslot')
      const faults = await onEachPage(page, async () => [...(await russianSaid(page)), ...(await gapTexts(page))], [
        ...PAGES,
        await aboutService()
      ])
      expect(faults).toEqual({})
    })
  })
}

test('no page cuts a text on the narrowest phone, however long its language is', { tag: '@phone-alone' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vizit.language', 'pseudo'))
  await page.setViewportSize({ width: 320, height: 568 })
  await openAs(page, await aPatient(), '/timeslot')
  const { doctorId } = await doctorCalled(DOCTORS.noSlots)
  expect(await onEachPage(page, cutTexts, [...PAGES, `/timeslot?doctorId=${doctorId}`, await aboutService()])).toEqual({})
})

test('what is wrong with a field is said anew when the page comes to speak another language', async ({ page, context }) => {
  await openAs(page, await aNewcomer(), '/profile/edit')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByLabel('Фамилия')).toHaveAccessibleDescription('Обязательное поле')
  const other = await context.newPage()
  await other.goto('/info')
  await other.evaluate(() => localStorage.setItem('vizit.language', 'en'))
  await expect(page.getByLabel(wordsEn.people.lastName)).toHaveAccessibleDescription(wordsEn.people.required)
})

const PAGES = [
  '/timeslot',
  '/service',
  '/centres',
  '/doctors',
  '/doctors/minsk',
  '/doctors/minsk/therapist',
  '/drugs',
  '/visits',
  '/tests',
  '/family',
  '/family/add-child',
  '/profile',
  '/profile/edit',
  '/profile/reminders',
  '/profile/programmes',
  '/profile/security',
  '/profile/data',
  '/waiting-list',
  '/info'
]

const aboutService = async () => `/services/${await someService()}`

/** What `find` finds on each of the pages, where it finds anything. */
async function onEachPage(
  page: Page,
  find: (page: Page) => Promise<string[]>,
  paths: readonly string[]
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    if (path.startsWith('/services/')) await expect(page.locator('main a[href^="/centre/"]').first()).toBeVisible()
    const here = await find(page)
    if (here.length > 0) found[path] = here
  }
  return found
}

async function expectNoRussian(page: Page): Promise<void> {
  expect(await russianSaid(page), page.url()).toEqual([])
}
