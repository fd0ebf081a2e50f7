// A child that is in the family already, and one who only looks like it.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { type PersonTyped, typePerson } from './family-ways.ts'
import { memberOf } from './family-world.ts'
import { answerTo, hear } from './wire.ts'
import { world } from './world.ts'

const MISHA: PersonTyped = { lastName: 'Савицкий', firstName: 'Михаил', middleName: 'Андреевич', birthday: '10.03.2018', sex: 'Мужской' }

async function addMisha(facts: Partial<PersonTyped> = {}): Promise<void> {
  await typePerson({ ...MISHA, ...facts })
  await page.getByRole('checkbox', { name: /^Я родитель/ }).click()
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click()
}

test('a child of the same name, sex and birthday is there already: so says the page, and so it tells the answer of the server, which knew first; one who differs in one of the three is another child [4.98, 4.99]', async () => {
  const olga = await world.aPatient()
  const heard = hear()
  openFace('/family/add-child', olga)
  await answerTo(heard, 'GET', '/api/v2/my/profile/relatives')
  // Meanwhile, on another device.
  await world.aChild(olga)
  await addMisha()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Такой ребёнок уже существует/)
  const posts = async () => (await world.asked()).filter(({ method, path }) => method === 'POST' && path === '/api/v2/my/profile/child')
  await expect.poll(posts).toHaveLength(1)
  sessionStorage.clear()
  openFace('/family', olga)
  await expect.element(memberOf('Михаил Савицкий')).toBeVisible()
  openFace('/family/add-child', olga)
  await addMisha()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Такой ребёнок уже существует/)
  expect(await world.sql('select 1 from family_members')).toHaveLength(2)
  for (const [at, other] of [{ birthday: '11.03.2018' }, { firstName: 'Максим' }, { sex: 'Женский' }].entries()) {
    openFace('/family/add-child', olga)
    await addMisha(other as Partial<PersonTyped>)
    await expect.poll(address).toBe('/family')
    expect(await world.sql('select 1 from family_members')).toHaveLength(3 + at)
  }
})
