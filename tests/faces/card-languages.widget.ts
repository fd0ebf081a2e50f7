// The booking card in three languages, for people in Belarus, by the clock of Minsk.
import { valueOf } from '@vizit/client/api/call-failure'
import { listNames } from '@vizit/contract/names'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type OpenCard, openCard } from '../../apps/widget/src/open-card.tsx'
import { languageOf, readLanguage } from '../../apps/widget/src/shell/language.tsx'
import { readSettings } from '../../apps/widget/src/shell/settings.ts'
import { aTime, atForm, atTimes, field, fillForm, goOn, leave, siteCall, timeAt, type } from './card.ts'
import { world } from './world.ts'

let card: OpenCard | undefined
afterEach(() => {
  card?.close()
  card = undefined
})

const namesIn = async (language: 'en' | 'be') => new Map(Object.entries(valueOf(await siteCall(listNames, { language })).names))

const bringWords = async (code: string) =>
  code === 'be'
    ? (await import('../../apps/widget/src/languages/words-be.ts')).languageWith(await namesIn('be'))
    : (await import('../../apps/widget/src/languages/words-en.ts')).languageWith(await namesIn('en'))

/** Shows the card, of one doctor or of all, in the language that a page names by `lang`; what is shown already changes its words. */
async function show(lang: string | null, doctor: string | null): Promise<void> {
  card ??= openCard(document.body.appendChild(document.createElement('div')))
  const settings = readSettings('', name => ({ provider: 'azure', doctor })[name as 'doctor'] ?? null)
  card.show({ language: await languageOf(readLanguage(lang), bringWords), call: siteCall, settings, onRoute: () => {} })
}

test('the languages are Russian, English and Belarusian: the card speaks the one that its page names, and Russian where it names another or none [9.58]', async () => {
  const { doctorId } = await aTime()
  for (const [lang, title] of [
    ['ru', 'Запись онлайн'],
    ['en-GB', 'Book online'],
    ['be', 'Запіс анлайн'],
    ['de', 'Запись онлайн'],
    [null, 'Запись онлайн']
  ] as const) {
    await show(lang, doctorId)
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  }
})

test('who books in a language is written to in it: ru, en and be are what travels with the form [3.101]', async () => {
  const words = { ru: /^Визит: код \d{6}, чтобы/, en: /^Vizit: code \d{6} to book/, be: /^Візіт: код \d{6}, каб/ }
  const sent = async () => (await world.asked()).filter(one => one.method === 'POST' && one.path.includes('/timeslots/'))
  for (const lang of ['ru', 'en', 'be'] as const) {
    const { doctorId } = await aTime()
    card?.close()
    card = undefined
    await show('ru', doctorId)
    await goOn()
    await fillForm({ Телефон: `+375 (29) 123-45-0${lang.length}` })
    await show(lang, doctorId)
    await page.getByRole('button', { name: /^(Записаться|Book|Запісацца) / }).click()
    await expect.poll(async () => (await sent()).at(-1)?.body).toMatchObject({ language: lang })
    await expect.poll(async () => (await world.sms()).at(-1)?.text).toMatch(words[lang])
  }
})

test('the card serves patients in Belarus: numbers of Belarus alone, times of Minsk, prices in roubles [1.01]', async () => {
  await atForm(await aTime())
  await expect.element(page.getByText('14:30–14:50')).toBeVisible()
  await expect.element(page.getByText(/от\s62\sруб\./)).toBeVisible()
  for (const foreign of ['+7 (916) 123-45-67', '+48 601 123 456', '+375 (17) 309-44-18']) {
    await type({ Телефон: foreign })
    await leave()
    await expect.element(field('Телефон')).toHaveAccessibleDescription(/^Введите корректный номер телефона/)
  }
  await type({ Телефон: '+375 (29) 123-45-67' })
  await expect.element(field('Телефон')).toBeValid()
})

test('days and times are those of Minsk, three hours ahead of UTC, wherever the reader’s clock stands, and the card says so there [9.46]', async () => {
  const time = await aTime({}, '2026-11-24T21:30:00Z')
  await atTimes(time)
  await expect.element(timeAt('00:30')).toHaveAccessibleName('00:30, среда, 25 ноября')
  await expect.element(page.getByText('Время указано по Минску.')).not.toBeInTheDocument()
  // The clock of a device in Tashkent.
  const hours = vi.spyOn(Date.prototype, 'getHours').mockReturnValue(13)
  try {
    await atTimes(time)
    await expect.element(timeAt('00:30')).toHaveAccessibleName('00:30, среда, 25 ноября')
    await expect.element(page.getByText('Время указано по Минску.')).toBeVisible()
  } finally {
    hours.mockRestore()
  }
})

test('the form says in English too that a field is required, and that an e-mail is none [5.01, 5.07]', async () => {
  const { doctorId } = await aTime()
  await show('en', doctorId)
  await timeAt().click()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await page.getByRole('button', { name: /^Book / }).click()
  for (const name of ['Last name', 'First name', 'Patronymic', 'Date of birth', 'Phone'])
    await expect.element(field(name)).toHaveAccessibleDescription(/^Field is required/)
  const email = page.getByLabelText(/^E-mail/)
  for (const wrong of ['olga', 'olga@mail', '@mail.by', 'olga mail@mail.by', 'olga@@mail.by']) {
    await email.fill(wrong)
    await leave()
    await expect.element(email).toHaveAccessibleDescription('Enter a valid email address')
  }
  for (const right of ['olga@mail.by', ' Olga.S+1@Mail.example ', '']) {
    await email.fill(right)
    await leave()
    await expect.element(email).toBeValid()
  }
})

test('specialities are named and ordered by the language of the card; one that only a clinic has stays as it is', async () => {
  const { doctorId } = await aTime({ lastName: 'Мороз' })
  for (const speciality of ['Онколог', 'Кардиолог', 'Мануальный терапевт']) await aTime({ speciality })
  for (const [lang, therapist, specialities] of [
    ['ru', 'Терапевт', ['Кардиолог', 'Мануальный терапевт', 'Онколог', 'Терапевт']],
    ['en', 'Internist', ['Cardiologist', 'Internist', 'Oncologist', 'Мануальный терапевт']],
    ['be', 'Тэрапеўт', ['Анколаг', 'Кардыёлаг', 'Мануальный терапевт', 'Тэрапеўт']]
  ] as const) {
    card?.close()
    card = undefined
    await show(lang, null)
    const choice = page.getByLabelText({ ru: 'Специальность', en: 'Specialty', be: 'Спецыяльнасць' }[lang])
    const said = () => [...choice.element().querySelectorAll('option')].slice(1).map(one => one.textContent.split(' · ')[0])
    await expect.poll(said).toEqual(specialities)
    await expect.element(page.getByText(`${therapist}, первая категория`)).toBeVisible()
    await show(lang, doctorId)
    await expect.element(page.getByText(`${therapist}, первая категория`)).toBeVisible()
    await timeAt().click()
    await page.getByRole('button', { name: /^(Продолжить|Continue|Працягнуць)/ }).click()
    await expect.element(page.getByText(new RegExp(`^${therapist} · `))).toBeVisible()
  }
})

test('services are named in the language of the card, and one that has no name in it stays Russian and says so', async () => {
  const { assignmentId } = await world.aDoctor()
  await world.aService(assignmentId, { name: 'УЗИ сердца' })
  await world.aService(assignmentId, { name: 'Осмотр' })
  await world.sql(`update services set name_en = 'Heart ultrasound', name_be = 'УГД сэрца' where name = 'УЗИ сердца'`)
  for (const [lang, tab, name] of [
    ['en', 'Services', 'Heart ultrasound'],
    ['be', 'Паслугі', 'УГД сэрца']
  ] as const) {
    card?.close()
    card = undefined
    await show(lang, null)
    await page.getByRole('radio', { name: tab }).click()
    await page.getByText('Приём врача').click()
    await expect.element(page.getByRole('button', { name: 'Осмотр', exact: true })).toHaveAttribute('lang', 'ru')
    await page.getByRole('button', { name, exact: true }).click()
    await expect.element(page.getByRole('heading', { name })).toBeVisible()
  }
})
