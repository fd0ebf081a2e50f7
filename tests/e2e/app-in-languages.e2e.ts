// The patient app as those use it who read Belarusian or English: the whole way to what they wished, without a Russian word of the product's own.
import { expect, expectAccessible, type Page, test } from './journey.ts'
import { moveVisit } from './passing-time.ts'
import { aChild, aPatient, openAs } from './patient.ts'
import { russianSaid } from './russian-said.ts'
import { newestCode, smsCode } from './sign-in-steps.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

/** The app has an origin of its own, at the next port. */
test.use({ baseURL: process.env.E2E_ORIGIN!.replace(/\d+$/, port => String(Number(port) + 1)) })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^(Раздзелы|Sections|Разделы)$/ }).getByRole('link', { name })
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name })

async function speaks(page: Page, language: 'ru' | 'be' | 'en'): Promise<void> {
  await page.addInitScript(chosen => {
    if (localStorage.getItem('vizit.started')) return
    localStorage.setItem('vizit.started', '1')
    localStorage.setItem('vizit.language', chosen)
  }, language)
}

test.describe('in Belarusian', () => {
  test.beforeEach(({ page }) => speaks(page, 'be'))

  test('a mother goes from home to a doctor for children and books her son', async ({ page }) => {
    const olga = await aPatient()
    await aChild(olga)
    await openAs(page, olga, '/')
    await place(page, 'Урачы').click()
    await link(page, /^Педыятр/).click()
    await expect(page.getByText(/^Педыятр, (вышэйшая|першая|другая) катэгорыя/).first()).toBeVisible()
    await link(page, /^Выбраць час/)
      .first()
      .click()
    await page.getByRole('button', { name: 'Дзіцяці' }).click()
    await page
      .getByRole('dialog')
      .getByText(/Михаил/)
      .click()
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^\d\d:\d\d/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^(Далей|Працягнуць)$/ }).click()
    await expect(heading(page, 'Запіс да ўрача')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Михаил')
    await page.getByRole('checkbox', { name: /^Даю згоду/ }).check()
    expect(await russianSaid(page)).toEqual([])
    await page.getByRole('button', { name: /^Запісацца на/ }).click()
    await expect(heading(page, /запісан/)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Михаил')
    expect(await russianSaid(page)).toEqual([])
  })

  test('a drug is found from home, and the cheapest drugstore says its price first', { tag: '@long' }, async ({ page }) => {
    await openAs(page, await aPatient(), '/')
    await place(page, 'Лекі').click()
    await page.getByRole('searchbox', { name: 'Знайсці лекі' }).fill('метф')
    await page.getByRole('list', { name: 'Лекі' }).getByRole('link').first().click()
    const drugstores = page.getByRole('list', { name: 'Аптэкі' }).locator(':scope > li')
    await expect(drugstores.first()).toContainText(/\d+(,\d\d)? руб\./)
    const prices = (await drugstores.allInnerTexts()).map(text => Number(/(\d+(?:,\d\d)?) руб\./.exec(text)?.[1]?.replace(',', '.')))
    expect(prices[0]).toBe(Math.min(...prices))
    expect(await russianSaid(page)).toEqual([])
  })

  test('the next visit is opened from home and cancelled; home offers to book instead', { tag: '@long' }, async ({ page }) => {
    const olga = await aPatient()
    const doctor = await doctorCalled(DOCTORS.adultsOnly)
    await book(olga, (await freeTimes(doctor, 5))[0]!)
    await openAs(page, olga, '/')
    await page.getByRole('article', { name: doctor.fullName }).getByRole('link').first().click()
    await page.getByRole('button', { name: /^Адмяніць/ }).click()
    await page.getByRole('dialog', { name: 'Адмена візіту' }).getByRole('button', { name: 'Адмяніць візіт' }).click()
    await expect(page.getByText('Візіт адменены!').first()).toBeVisible()
    await place(page, 'Галоўная').click()
    await expect(page.getByText('Наперадзе візітаў няма')).toBeVisible()
    expect(await russianSaid(page)).toEqual([])
  })
})

test.describe('in English', () => {
  test.beforeEach(({ page }) => speaks(page, 'en'))

  test('a test is opened from the card with the code that came by SMS', async ({ page }) => {
    const olga = await aPatient()
    await openAs(page, olga, '/card')
    await link(page, /^Tests/).click()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page
      .getByRole('button', { name: /^Open: Blood chemistry/ })
      .first()
      .click()
    const former = await newestCode(olga.phone)
    await page.getByRole('button', { name: 'Get the code by SMS' }).click()
    await page.getByLabel('Card code').fill(await smsCode(olga.phone, former))
    await page.getByRole('button', { name: 'Open here' }).click()
    await expect(heading(page, /^Blood chemistry/)).toBeVisible()
    await expect(page.getByText('2 of 5 values out of range')).toBeVisible()
    expect(await russianSaid(page)).toEqual([])
  })

  test('the language is changed to Belarusian, after a warning, and stays when the app is opened again', async ({ page }) => {
    await openAs(page, await aPatient(), '/')
    await place(page, 'Other').click()
    await link(page, /^Settings/).click()
    await link(page, /^Language/).click()
    await page.getByRole('radio', { name: /^Беларуская/ }).click()
    await page.getByRole('dialog', { name: 'Change the language to Belarusian?' }).getByRole('button', { name: 'Restart' }).click()
    await expect(heading(page, 'Вітаем, Ольга')).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Вітаем, Ольга')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'be')
  })

  test('after a visit its review is written, and stands among one’s own', { tag: '@long' }, async ({ page }) => {
    const olga = await aPatient()
    const { orderId } = await book(olga, (await freeTimes(await doctorCalled(DOCTORS.twoBranches), 20))[0]!)
    await moveVisit(orderId, -2 * 24 * 60, 'done')
    await openAs(page, olga, '/card')
    await link(page, /^Visits/).click()
    await page.getByRole('tab', { name: 'Past' }).click()
    await link(page, /^Leave a review/).click()
    await page.getByLabel('Your review').fill('She explained everything calmly')
    await page.getByRole('button', { name: 'Send the review' }).click()
    await expect(heading(page, 'My reviews')).toBeVisible()
    await expect(page.getByRole('article', { name: DOCTORS.twoBranches })).toContainText('She explained everything calmly')
    expect(await russianSaid(page)).toEqual([])
  })
})

for (const language of ['ru', 'be', 'en'] as const)
  test(`home, doctors, centres, drugs, card, other, settings and documents can be read and used by everybody, in the language "${language}"`, {
    tag: language === 'ru' ? [] : '@long'
  }, async ({ page }) => {
    await speaks(page, language)
    const olga = await aPatient()
    await aChild(olga)
    await openAs(page, olga, '/')
    for (const path of ['/', '/doctors-list', '/centres', '/drugs', '/card', '/other', '/settings', '/documents']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expectAccessible(page)
      if (language !== 'ru') expect(await russianSaid(page), path).toEqual([])
    }
  })
