// The app's screens about family, drugs and towns, come to by clicks.
import { listTowns } from '@vizit/contract/catalogue'
import type { Drug } from '@vizit/contract/drugs'
import { drawFamilyCode } from '@vizit/contract/family-code'
import { sendFamilyInvite } from '@vizit/contract/family-invites'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address } from './face.ts'
import { openIn, title } from './open-in.ts'
import { otherServiceSays } from './other-service.ts'
import { agreed, callAs, world } from './world.ts'

test('the family is one press from the card, and whom to add is asked there; an adult has a form of its own [2.122, 2.123]', async () => {
  const olga = await world.aPatient()
  await world.aChild(olga, { firstName: 'Миша' })
  openIn('en', '/card', olga)
  await page.getByRole('link', { name: /^My family/ }).click()
  await expect.element(title('My family')).toBeVisible()
  await page
    .getByRole('button', { name: /Add a (relative|family member)/ })
    .first()
    .click()
  await page.getByRole('link', { name: /adult/ }).first().click()
  await expect.element(title('Add an adult')).toBeVisible()
})

test('a child is added, and its details are changed [2.124, 2.125]', async () => {
  const olga = await world.aPatient()
  await world.aChild(olga, { firstName: 'Миша' })
  openIn('be', '/family', olga)
  await page.getByRole('button', { name: /^Дзеянні: Миша/ }).click()
  await page
    .getByRole('menuitem', { name: 'Змяніць даныя' })
    .or(page.getByRole('link', { name: 'Змяніць даныя' }))
    .first()
    .click()
  await expect.element(title('Даныя дзіцяці')).toBeVisible()
  openIn('be', '/family', olga)
  await page.getByRole('button', { name: 'Дадаць сваяка' }).first().click()
  await page.getByRole('link', { name: /^Дзіця/ }).click()
  await expect.element(title('Дадаць дзіця')).toBeVisible()
})

test('a spouse is invited with a code, enters it, is let in after a look, and says who may do what [2.144, 2.145]', async () => {
  const [olga, pavel] = [await world.aPatient(), await world.aPatient({ firstName: 'Павел', sex: 'MALE' })]
  openIn('ru', '/family/join', olga)
  await page.getByRole('button', { name: 'Получить код' }).click()
  await expect.element(page.getByRole('status', { name: /^Код семьи/ })).toBeVisible()
  const { code } = agreed(await callAs(olga)(drawFamilyCode, {})).shown
  openIn('ru', '/family/enter-code', pavel)
  await page.getByLabelText('Код близкого').fill(code)
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  await expect.poll(() => world.sql('select 1 from family_requests')).toHaveLength(1)
  openIn('ru', '/family', olga)
  await page.getByRole('button', { name: /^Принять/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Принять/ })
    .click()
  await expect.poll(() => world.sql(`select 1 from family_members where profile_id = '${pavel.profileId}'`)).toHaveLength(1)
  openIn('ru', '/family/access', olga)
  await expect.element(title('Кто меня видит')).toBeVisible()
})

test('who is invited by letter sees from whom it is, and confirms; then whoever invited is asked to let them in [2.143]', async () => {
  const [olga, inna] = [await world.aPatient(), await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' })]
  agreed(await callAs(olga)(sendFamilyInvite, { email: 'inna@post.example', as: 'RELATIVE', deviceName: '' }))
  await world.sendLetters()
  const link = /\/family\/invite#\S+/.exec((await world.letters())[0]!.text)![0]
  openIn('en', link, inna)
  await expect.element(page.getByText(/Савицкая О\. В\./)).toBeVisible()
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect.element(page.getByText('The request is sent')).toBeVisible()
  openIn('en', '/family', olga)
  await expect.element(page.getByRole('article', { name: /Мороз/ }).getByRole('button', { name: /^(Accept|Let in)/ })).toBeVisible()
  expect(await world.sql(`select 1 from family_members where profile_id = '${inna.profileId}'`)).toEqual([])
})

const drug: Drug = { id: 'm1', name: 'Метформин', form: 'таблетки', dose: '850 мг', onPrescription: true, priceFrom: 1240 }
const source = { name: 'Справка' }
const finds = () => {
  otherServiceSays('/api/v2/public/drugs/popular', { status: 200, error: null, data: { source, searches: [] } })
  otherServiceSays('/api/v2/public/drugs/search', { status: 200, error: null, data: { source, drugs: [drug], readAs: null } })
}

test('what is typed finds drugs in the service that is named below them [2.137]', async () => {
  await world.aDoctor()
  finds()
  openIn('be', '/drugs')
  const field = page.getByRole('searchbox').first()
  await field.fill('мет')
  const found = page.getByRole('link', { name: /^Метформин/ })
  await expect.element(found).toMatchTextContent(/12,40/)
  await expect.element(page.getByText(/Справка/)).toBeVisible()
})

test('all regions stand first among the towns, with their codes, places and sections [3.51, 3.53]', async () => {
  await world.sql(`delete from towns where id in (0, 900)`)
  await world.sql(`insert into towns (id, code, name_ru, name_en, name_be, tabletka_code, tabletka_code_v3, latitude, longitude, banners, sort) values
    (0, '0', 'Все регионы', 'All regions', 'Усе рэгіёны', null, null, null, null, 'doctors;ums', 0),
    (900, 'ivye', 'Ивье', 'Iuye', 'Іўе', '17', '1017', 53.93, 25.77, 'medcenters;drugs', 90)`)
  openIn('en', '/settings/town')
  await expect.element(title('City')).toBeVisible()
  await expect.element(page.getByRole('option').first()).toHaveTextContent('All regions')
  const { locations } = agreed(await callAs(null)(listTowns, {}))
  expect(locations.find(one => one.id === '900')).toMatchObject({
    code: 'ivye',
    tabletkaCode: '17',
    latitude: 53.93,
    longitude: 25.77,
    banners: 'medcenters;drugs'
  })
  await page.getByRole('option', { name: 'Iuye' }).click()
  await expect.poll(address).toBe('/settings')
  await expect.element(page.getByRole('link', { name: /City Iuye/ })).toBeVisible()
  // Its sections come first at home, its own id goes with what is looked for.
  openIn('en', '/')
  const sections = page.getByRole('navigation', { name: 'What to find' }).getByRole('link')
  await expect.element(sections.first()).toHaveTextContent('Centers')
  await expect.element(sections.nth(1)).toHaveTextContent('Drugs')
  expect(JSON.parse(localStorage.getItem('preferences')!)).toMatchObject({ townId: '900' })
})
