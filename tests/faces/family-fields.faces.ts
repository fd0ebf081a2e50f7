// What the cabinet shows and sends of the members of a family.
import { listRelatives } from '@vizit/contract/family'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { grants, joins } from './family-world.ts'
import { agreed, callAs, pass, world } from './world.ts'

/** The row of a member in «Моя семья», in one line. */
const row = (name: string) => page.getByRole('list', { name: 'Семья' }).getByRole('listitem').filter({ hasText: name })
const plain = (name: string) => (row(name).element() as HTMLElement).innerText.replaceAll(/\s+/g, ' ')

test('a member stands in the family with name, relation, age and what is allowed either way; relKind is CHILD, SPOUSE, PARENT or other [3.14, 3.16]', async () => {
  const olga = await world.aPatient()
  await world.aChild(olga, { firstName: 'Михаил' })
  const pavel = await world.aPatient({ firstName: 'Павел', lastName: 'Савицкий', sex: 'MALE', birthday: '1988-01-01' })
  const galina = await world.aPatient({ firstName: 'Галина', birthday: '1962-04-09' })
  const tonya = await world.aPatient({ firstName: 'Тоня' })
  await joins(olga, pavel, 'SPOUSE')
  await joins(olga, galina, 'PARENT')
  await joins(olga, tonya, 'OTHER')
  await grants(pavel.profileId, olga, 'BOOK_VISITS')
  await grants(olga.profileId, pavel, 'BOOK_VISITS')
  openFace('/family', olga)
  await expect.element(row('Михаил')).toBeVisible()
  await expect.poll(() => plain('Михаил Савицкий')).toMatch(/Сын, 8 лет.*Все права/)
  await expect.poll(() => plain('Павел Савицкий')).toMatch(/Муж, 38 лет.*Можете записывать Может записывать вас/)
  await expect.poll(() => plain('Галина')).toMatch(/Родитель.*Вы пока не можете записывать/)
  expect(plain('Галина')).not.toContain('лет')
  await expect.poll(() => plain('Тоня')).toMatch(/Близкий.*Вы пока не можете записывать/)
  await expect.poll(() => plain('Ольга')).toMatch(/Это вы, 36 лет Все права/)
})

test('a member is named by profileId and the level by accessLevel, one word: what is granted goes out so [3.15, 3.17]', async () => {
  const olga = await world.aPatient()
  const pavel = await world.aPatient({ firstName: 'Павел', sex: 'MALE' })
  await joins(olga, pavel, 'SPOUSE')
  openFace('/family', olga)
  await world.forgetAsked()
  await page.getByRole('button', { name: /^Разрешить записывать меня/ }).click()
  await expect.element(page.getByText('Может записывать вас').first()).toBeVisible()
  const sent = (await world.asked()).filter(one => one.method === 'PUT')
  expect(sent.map(({ path, body }) => [path, body])).toEqual([['/api/v2/my/grants', { profileId: pavel.profileId, level: 'BOOK_VISITS' }]])
  const { family } = agreed(await callAs(pavel)(listRelatives, {}))
  const seen = family.find(one => one.profileId === olga.profileId)!
  expect(seen).toMatchObject({ accessLevel: 'BOOK_VISITS' })
  expect(Object.keys(seen)).not.toContain('id')
  expect(Object.keys(seen)).not.toContain('accessLevels')
  openFace('/family', pavel)
  await expect.element(row('Ольга')).toBeVisible()
  await expect.poll(() => plain('Ольга')).toContain('Можете записывать')
})

test('last, first and middle name, birthday and sex are each required to add a child [3.11]', async () => {
  const olga = await world.aPatient()
  openFace('/family/add-child', olga)
  const save = page.getByRole('button', { name: 'Добавить ребёнка' })
  await page.getByRole('checkbox').click()
  await save.click()
  await expect.element(page.getByText('Обязательное поле').first()).toBeVisible()
  await expect.poll(() => page.getByText('Обязательное поле').elements()).toHaveLength(5)
  const typed = { Фамилия: 'Савицкий', Имя: 'Михаил', Отчество: 'Андреевич', 'Дата рождения': '10.03.2018' }
  let left = 5
  for (const [field, value] of Object.entries(typed)) {
    await page.getByLabelText(field, { exact: true }).fill(value)
    await save.click()
    left--
    await expect.poll(() => page.getByText('Обязательное поле').elements().length).toBe(left)
  }
  expect((await world.asked()).some(one => one.method === 'POST' && one.path === '/api/v2/my/profile/child')).toBe(false)
  await page.getByRole('radio', { name: 'Мужской' }).click()
  await save.click()
  await expect.element(page.getByText(/ребёнок добавлен/)).toBeVisible()
  const sent = (await world.asked()).find(one => one.method === 'POST' && one.path === '/api/v2/my/profile/child')
  expect(sent?.body).toMatchObject({
    lastName: 'Савицкий',
    firstName: 'Михаил',
    middleName: 'Андреевич',
    birthday: '2018-03-10',
    sex: 'MALE'
  })
})

test('a family has one code of six digits for ten minutes, which a spouse and a relative are shown alike; a new one takes its place, and after ten minutes there is none [3.20]', async () => {
  const olga = await world.aPatient()
  const code = page.getByLabelText(/: (\d ){5}\d$/)
  const digits = () => code.element().getAttribute('aria-label')!.replaceAll(/\D/g, '')
  openFace('/family/share-code', olga)
  await page.getByRole('button', { name: 'Получить код' }).click()
  await expect.element(code).toBeVisible()
  await expect.element(page.getByText(/10:00|9:5\d/)).toBeVisible()
  const first = digits()
  await page.getByRole('button', { name: 'Новый код' }).click()
  await expect.poll(digits).not.toBe(first)
  const last = digits()
  openFace('/family/join', olga)
  await expect.element(code).toBeVisible()
  expect(digits()).toBe(last)
  await pass(10 * 60)
  openFace('/family/join', olga)
  await expect.element(page.getByRole('button', { name: 'Получить код' })).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
})
