// What a person does in the app most often, each wholly in English and wholly in Belarusian: the whole way, without a Russian word of the product's own.
import { readReminders } from '@vizit/contract/reminders'
import type { AllWords } from '@vizit/parts/words/all-words'
import { allWordsIn } from '@vizit/parts/words/all-words-in'
import { belarusian } from '@vizit/parts/words/belarusian'
import { english } from '@vizit/parts/words/english'
import { expect, expectAccessible, newPhone, type Page, test } from './journey.ts'
import { agreed, aPatient, aPatronymic, openAs } from './patient.ts'
import { russianSaid } from './russian-said.ts'
import { newestCode, smsCode } from './sign-in-steps.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

/** The app has an origin of its own, at the next port. */
test.use({ baseURL: process.env.E2E_ORIGIN!.replace(/\d+$/, port => String(Number(port) + 1)) })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const main = (page: Page) => page.getByRole('main')
const beginning = (words: string) => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

async function isWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await russianSaid(page)).toEqual([])
  await expectAccessible(page)
}

for (const tongue of [english, belarusian]) {
  const language = tongue.first.shell.language
  const words: AllWords = await allWordsIn(tongue)
  const { app, people } = words
  const place = (page: Page, name: string) => page.getByRole('navigation', { name: words.shell.places }).getByRole('link', { name }).first()

  test.describe(`in the language "${language}"`, { tag: '@long' }, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(chosen => {
        if (localStorage.getItem('vizit.started')) return
        localStorage.setItem('vizit.started', '1')
        localStorage.setItem('vizit.language', chosen)
      }, language)
    )

    test('a newcomer signs in with the code of an SMS in this language, and home greets them', async ({ page }) => {
      const phone = newPhone()
      await page.goto('/')
      await main(page).getByRole('link', { name: app.signIn }).click()
      await page.getByLabel(words.signIn.phone).pressSequentially(phone.slice(3))
      await isWhole(page)
      const former = await newestCode(phone)
      await page.getByRole('button', { name: words.signIn.next }).click()
      await page.getByLabel(words.signIn.code).fill(await smsCode(phone, former))
      await page
        .getByRole('button', { name: words.registration.now })
        .click({ timeout: 5_000 })
        .catch(() => undefined)
      await expect(heading(page, app.hello)).toBeVisible()
      await isWhole(page)
    })

    test('a visit is moved to another time from its own page', async ({ page }) => {
      const olga = await aPatient()
      const doctor = await doctorCalled(DOCTORS.twoBranches)
      const [first] = await freeTimes(doctor, 15)
      const { orderId } = await book(olga, first!)
      await openAs(page, olga, `/visits/${orderId}/move`)
      await expect(heading(page, words.visitsMore.moveTitle)).toBeVisible()
      await main(page)
        .getByRole('button', { name: /^\d\d:\d\d, / })
        .first()
        .click()
      await isWhole(page)
      await page.getByRole('region', { name: words.visitsMore.chosen }).getByRole('button').last().click()
      const question = page.getByRole('dialog', { name: words.visitsMore.moveQuestion })
      await question.getByRole('button', { name: words.visitsMore.moveConfirm }).click()
      await expect(page.getByText(words.visitsMore.moved).first()).toBeVisible()
      await expect(question).toHaveCount(0)
      await isWhole(page)
    })

    test('a mother adds her daughter to the family', async ({ page }) => {
      await openAs(page, await aPatient(), '/family/add-child')
      await expect(heading(page, words.family.addTitle)).toBeVisible()
      await page.getByLabel(people.lastName).fill('Савицкая')
      await page.getByLabel(people.firstName, { exact: true }).fill('Вера')
      await page.getByLabel(people.middleName).fill(aPatronymic('FEMALE'))
      await page.getByLabel(people.birthday).pressSequentially('10032019')
      await page.getByRole('radio', { name: people.female }).check()
      await page.getByRole('checkbox').last().check()
      await isWhole(page)
      await page.getByRole('button', { name: words.family.save }).click()
      await expect(heading(page, words.family.title)).toBeVisible()
      await expect(main(page)).toContainText('Вера')
      await isWhole(page)
    })

    test('a drug is found, put into the medicine chest and noted', async ({ page }) => {
      await openAs(page, await aPatient(), '/')
      await place(page, app.drugs).click()
      await page.getByRole('searchbox', { name: words.drugs.search }).fill('метф')
      await page.getByRole('list', { name: words.drugs.title }).getByRole('link').first().click()
      await page.getByRole('button', { name: words.drugs.toChest }).click()
      await page.getByRole('link', { name: words.drugs.inChest }).click()
      await expect(heading(page, words.drugs.chest)).toBeVisible()
      const medicine = page.getByRole('article').first()
      await medicine.getByRole('button').first().click()
      await page.getByLabel(beginning(words.drugs.noteField)).fill('на паліцы')
      await page.getByRole('button', { name: words.drugs.save }).click()
      await expect(medicine).toContainText('на паліцы')
      await isWhole(page)
    })

    test('a centre is found, opened and kept, and stands among the bookmarks', async ({ page }) => {
      await openAs(page, await aPatient(), '/')
      await place(page, app.centresShort).click()
      await expect(heading(page, app.centres)).toBeVisible()
      await isWhole(page)
      await main(page).getByRole('listitem').getByRole('link').first().click()
      await expect(page).toHaveURL(/\/centre\//)
      await expect(heading(page, app.centres)).toBeHidden()
      await page
        .getByRole('button', { name: beginning(words.favourites.add('')) })
        .first()
        .click()
      await expect(page.getByText(words.favourites.added).first()).toBeVisible()
      await isWhole(page)
    })

    test('reminders of one’s own visits are chosen, and kept', async ({ page }) => {
      const olga = await aPatient()
      await openAs(page, olga, '/profile/reminders')
      await expect(heading(page, words.reminders.title)).toBeVisible()
      await page.getByRole('group').getByRole('checkbox', { name: words.reminders.choices['hours-4'] }).first().check()
      await expect(page.getByText(words.reminders.saved).first()).toBeVisible()
      await expect.poll(async () => agreed(await olga.call(readReminders, {})).people[0]?.choices).toContain('hours-4')
      await isWhole(page)
    })

    test('a service is found by its Russian name and by its own, and booked at the first of its times', async ({ page }) => {
      await openAs(page, await aPatient(), '/service')
      await page.getByRole('searchbox', { name: words.service.searchService }).fill('узи брюшной')
      const service = { en: 'Abdominal ultrasound', be: 'УГД органаў брушной поласці' }[language as 'en' | 'be']
      await expect(page.getByRole('button', { name: service })).toBeVisible()
      await page.getByRole('searchbox', { name: words.service.searchService }).fill(service.slice(-10))
      await page.getByRole('button', { name: service }).click()
      await main(page)
        .getByRole('button', { name: /^\d\d:\d\d, / })
        .first()
        .click()
      await isWhole(page)
      await page.getByRole('region', { name: words.booking.summary }).getByRole('button').last().click()
      await expect(page.getByRole('timer')).toBeVisible()
      await page.getByRole('checkbox', { name: beginning(words.slotForm.agreeBefore) }).check()
      await isWhole(page)
      await main(page).locator('[type="submit"]').last().click()
      await expect(heading(page, words.booked.title)).toBeVisible()
      await expect(page.getByText(service).first()).toBeVisible()
      await isWhole(page)
      await page.getByRole('link', { name: words.booked.toVisits }).click()
      await expect(heading(page, words.visits.title)).toBeVisible()
      await expect(page.getByText(service).first()).toBeVisible()
      await isWhole(page)
    })

    test('a visitor writes to support, and is told where the answer will come', async ({ page }) => {
      await page.goto('/support')
      await expect(heading(page, words.supportRequest.title)).toBeVisible()
      await page.getByRole('button', { name: words.supportRequest.send }).click()
      await expect(page.getByText(words.supportRequest.textRequired)).toBeVisible()
      await page.getByLabel(words.supportRequest.text).fill('Не прыходзіць код')
      await page.getByLabel(words.supportRequest.replyTo).fill('olga@post.example')
      await isWhole(page)
      await page.getByRole('button', { name: words.supportRequest.send }).click()
      await expect(page.getByText(words.supportRequest.answerTo('olga@post.example'))).toBeVisible()
      await isWhole(page)
    })

    test('the town is changed in the settings, and doctors are those of that town', async ({ page }) => {
      await openAs(page, await aPatient(), '/settings')
      await main(page)
        .getByRole('link', { name: beginning(app.city) })
        .click()
      await page.getByLabel(app.searchCity).fill(language === 'en' ? 'Gom' : 'Гом')
      await page.getByRole('option').first().click()
      await place(page, app.doctors).click()
      // The settings have a heading and name the town as well.
      await expect(page).toHaveURL(/\/doctors-list/)
      await expect(page.getByRole('heading', { level: 1, name: words.doctorsList.title })).toBeVisible()
      await expect(main(page)).toContainText(language === 'en' ? 'Gomel' : 'Гомель')
      await isWhole(page)
    })
  })
}
