// Drugs in the app: how they are looked for, where they are sold, what stands in the chest, and what was prescribed at a visit.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { openIn, title } from './open-in.ts'
import { otherServiceSays, wayIsFree } from './other-service.ts'
import { aVisitRow } from './visit-world.ts'
import { callsTo } from './wire.ts'
import { world } from './world.ts'

const box = page.getByRole('searchbox').first()
const found = page.getByRole('list', { name: 'Лекарства' })
const drugstores = page.getByRole('list', { name: 'Аптеки' }).getByRole('listitem')

/** Three drugs of the service that knows drugs; the first drugstore has all of them, the other the first alone. */
async function drugsOfTown(): Promise<void> {
  await world.sql(`
    insert into drugs (id, name, form, dose, on_prescription) values
      ('met', 'Метформин', 'таблетки', '850 мг', true), ('mag', 'Магний', 'таблетки', '100 мг', false), ('mg', 'Ма', 'капли', '', false);
    insert into drugstores (id, town_id, name, address, phones, hours, latitude, longitude, rank)
      select id, (select min(id) from towns), name, address, phones, 'круглосуточно', 53.9, 27.55, rank from (values
        ('seven', 'Аптека № 7', 'ул. Новая, 1', '+375 (17) 200-00-07', 1), ('nine', 'Аптека № 9', 'ул. Старая, 2', '', 2))
        as one (id, name, address, phones, rank);
    insert into drug_stock (drugstore_id, drug_id, price_kopecks) values
      ('seven', 'met', 1240), ('seven', 'mag', 860), ('nine', 'met', 990)`)
}

test('drugs are looked for in the service that knows them, from three letters on or by the whole name; a drugstore says where it is, when it is open and how to call it [2.139, 5.66, 7.104]', async () => {
  await world.aDoctor()
  await drugsOfTown()
  openFace('/drugs')
  await box.fill('ма')
  await expect.element(found.getByRole('link')).toHaveLength(1)
  await expect.element(found.getByRole('link', { name: /^Ма[^а-я]/ })).toBeVisible()
  await box.fill('ме')
  await expect.element(page.getByText(/от\sтрёх\sбукв\sподойдёт/)).toBeVisible()
  await box.fill('фор')
  await expect.element(found.getByRole('link', { name: /^Метформин/ })).toBeVisible()
  await expect.element(page.getByText(/^Данные: \S/)).toBeVisible()
  await found.getByRole('link', { name: /^Метформин/ }).click()
  await expect.element(drugstores).toHaveLength(2)
  const seven = page.getByRole('listitem', { name: 'Аптека № 7' })
  await expect.element(seven).toMatchTextContent(/12,40 руб\..*ул\. Новая, 1.*Открыто круглосуточно/)
  await expect.element(seven.getByRole('link', { name: /^Позвонить/ })).toHaveAttribute('href', 'tel:+375172000007')
  await expect.element(seven.getByRole('link', { name: /на карте/ })).toHaveAttribute('href', expect.stringMatching(/53\.9/))
})

test('two drugs are looked for together: first the drugstores that have both, with the price of both; one that is taken away leaves the other', async () => {
  await world.aDoctor()
  await drugsOfTown()
  openFace('/drugs/card#met')
  const stores = () => drugstores.elements().map(one => /№ \d/.exec(one.textContent)?.[0])
  await expect.poll(stores).toEqual(['№ 9', '№ 7'])
  await page.getByRole('button', { name: 'Открыто сейчас' }).click()
  await expect.poll(address).toMatch(/open=now/)
  await page.getByRole('button', { name: 'Добавить ещё лекарство' }).click()
  // Whoever types at once types into the box, also while it is on its way.
  await userEvent.keyboard('магний')
  const more = page.getByRole('searchbox', { name: 'Найти лекарство' })
  await expect.element(more).toHaveFocus()
  await expect.element(more).toHaveValue('магний')
  await found.getByRole('button', { name: /^Магний/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /^2\sлекарства/ })).toBeVisible()
  await expect.poll(stores).toEqual(['№ 7', '№ 9'])
  await expect.element(drugstores.first()).toMatchTextContent(/№ 7\s?21\sруб\..*Есть 2 из 2/)
  await expect.element(drugstores.last()).toMatchTextContent(/Магний/)
  // A reload, and whoever gets the address, see the same.
  await expect.poll(() => location.hash).toBe('#met,mag')
  expect(address()).toMatch(/open=now/)
  openFace('/drugs/card#met,mag')
  await expect.poll(stores).toEqual(['№ 7', '№ 9'])
  await page.getByRole('button', { name: /^Убрать из списка: Метформин/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /^Магний/ })).toBeVisible()
  await expect.poll(stores).toEqual(['№ 7'])
  // What nobody knows by its name is left out.
  openFace('/drugs/card#met,none')
  await expect.element(page.getByRole('heading', { level: 1, name: /^Метформин/ })).toBeVisible()
  await expect.poll(stores).toEqual(['№ 9', '№ 7'])
})

test('while one of the drugs that are looked for together does not come, nothing is said of where all are sold; it is asked for anew', async () => {
  await world.aDoctor()
  await drugsOfTown()
  openFace('/drugs/card#met')
  await expect.element(drugstores).toHaveLength(2)
  await page.getByRole('button', { name: 'Добавить ещё лекарство' }).click()
  await box.fill('магний')
  await expect.element(found.getByRole('button', { name: /^Магний/ })).toBeVisible()
  otherServiceSays('/api/v2/public/drugs/card', { status: 503, error: 'DRUG_SEARCH_UNAVAILABLE' })
  await found.getByRole('button', { name: /^Магний/ }).click()
  await expect.element(page.getByText('Поиск лекарств временно недоступен')).toBeVisible()
  expect(drugstores.elements()).toEqual([])
  await expect.element(page.getByRole('heading', { level: 1, name: /^2\sлекарства/ })).toBeVisible()
  wayIsFree()
  // It tries again by itself too: then there is nothing to press any more.
  const again = page.getByRole('button', { name: 'Попробовать ещё раз' }).elements()[0] as HTMLElement | undefined
  again?.click()
  await expect.element(drugstores.first()).toMatchTextContent(/№ 7.*Есть 2 из 2/)
})

test('in English the form, the dose, the hours and the price of a drug are English, and a name in Latin letters is found', async () => {
  await world.aDoctor()
  await drugsOfTown()
  await world.sql(`update drugstores set hours = 'пн–пт 8:00–21:00; сб, вс 9:00–20:00' where id = 'seven'`)
  await world.sql(`update drugs set dose = '7,5 мг/мл' where id = 'met'`)
  await world.sql(`update drugstores set latitude = 53.95 where id = 'nine'`)
  openIn('en', '/drugs')
  await box.fill('metformin')
  const drug = page.getByRole('list', { name: 'Drugs' }).getByRole('link', { name: /^Метформин/ })
  await expect.element(drug).toMatchTextContent(/Метформин, 7\.5\smg\/ml.*Tablets · prescription.*from 9\.90 rub\./)
  await expect.element(page.getByText(/^Shown for “метформин”/)).toBeVisible()
  await drug.click()
  const seven = page.getByRole('listitem', { name: 'Аптека № 7' })
  await expect.element(seven).toMatchTextContent(/12\.40 rub\..*Mon–Fri 8:00–21:00; Sat, Sun 9:00–20:00/)
  await page.getByRole('radio', { name: 'Map' }).click()
  await expect.element(page.getByText('9.90', { exact: true })).toBeInTheDocument()
})

test('what a visitor looks for is kept nowhere, and visits are there for those alone who sign in [6.08]', async () => {
  await world.aDoctor()
  await drugsOfTown()
  await world.sql(`update drugs set popular = 1 where id = 'mag'`)
  openFace('/drugs')
  await box.fill('метф')
  await found.getByRole('link', { name: /^Метформин/ }).click()
  await expect.element(drugstores).toHaveLength(2)
  openFace('/drugs')
  await expect.element(page.getByRole('region', { name: 'Часто ищут' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Вы искали' })).not.toBeInTheDocument()
  expect(await callsTo('PUT', '/api/v2/my/drugs/searches')).toEqual([])
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/метф/i)
  openFace('/visits')
  await expect.poll(address).toMatch(/^\/sign-in/)
})

test('a drug is put into the medicine chest, with the day until which it is good and a note, and is kept there [2.146, 3.72]', async () => {
  const olga = await world.aPatient()
  await world.aDoctor()
  await drugsOfTown()
  openFace('/drugs/card#met', olga)
  await page.getByRole('button', { name: 'Положить в аптечку' }).click()
  await page.getByRole('link', { name: 'В аптечке' }).click()
  await expect.element(title('Аптечка')).toBeVisible()
  expect(address()).toBe('/drugs/chest')
  const medicine = page.getByRole('article', { name: /^Метформин/ })
  await medicine.getByRole('button', { name: /^Срок и заметка/ }).click()
  await page.getByLabelText(/^Годен\sдо/).fill('31.01.2020')
  await page.getByLabelText(/^Заметка/).fill('На верхней полке')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  const kept = /850 мг.*Годен был до 31 января 2020.*На верхней полке/
  await expect.element(medicine).toMatchTextContent(kept)
  openFace('/drugs/chest', olga)
  await expect.element(medicine).toMatchTextContent(kept)
})

test('after a visit what was prescribed is looked for and listed, and drugstores say what of it they have and for how much [2.136, 2.138, 2.160]', async () => {
  const olga = await world.aPatient()
  await aVisitRow(olga.profileId, (await world.aDoctor()).assignmentId, { startsAt: '2026-11-18T08:00:00Z', status: 'done' })
  await drugsOfTown()
  openFace('/visits?tab=past', olga)
  await page.getByRole('button', { name: /^Ещё о визите/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Лекарства после визита/ })
    .click()
  await expect.element(page.getByText('Список пока пуст')).toBeVisible()
  const list = page.getByRole('list', { name: 'Список' })
  for (const [typed, name] of [
    ['метф', 'Метформин'],
    ['магн', 'Магний']
  ] as const) {
    await box.fill(typed)
    await found.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await expect.element(list).toMatchTextContent(new RegExp(name))
    await expect.element(box).toHaveValue('')
  }
  await expect.element(list).toMatchTextContent(/Метформин.*по рецепту.*Магний.*без рецепта/i)
  await expect.element(page.getByRole('listitem', { name: 'Аптека № 7' })).toMatchTextContent(/21 руб\.|21,00 руб\./)
  await expect.element(page.getByRole('listitem', { name: 'Аптека № 7' })).toMatchTextContent(/Есть 2 из 2/)
  await expect.element(page.getByRole('listitem', { name: 'Аптека № 9' })).toMatchTextContent(/Есть 1 из 2.*Магний/)
  await list.getByRole('button', { name: /^Убрать из списка: Магний/ }).click()
  await expect.element(list.getByRole('listitem')).toHaveLength(1)
  expect(await world.sql('select drug_id from visit_drugs')).toEqual([{ drug_id: 'met' }])
})
