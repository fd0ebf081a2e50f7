// Who may come into a family: ages, how many of each kind, and the code that lets somebody ask.
import { drawFamilyCode } from '@vizit/contract/family-code'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { joins, memberOf } from './family-world.ts'
import { agreed, callAs, pass, world } from './world.ts'

const field = (label: string) => page.getByLabelText(label, { exact: true })

async function choose(what: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Добавить родственника' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Кого добавить' })
  await dialog
    .getByRole('link', { name: what })
    .or(dialog.getByRole('button', { name: what }))
    .click()
}

test('a child is somebody younger than 18 today: on the 18th birthday the form refuses, a day earlier it does not [5.26]', async () => {
  const olga = await world.aPatient()
  openFace('/family/add-child', olga)
  await field('Фамилия').fill('Савицкий')
  await field('Имя').fill('Михаил')
  await page.getByLabelText(/^Отчество/).fill('Андреевич')
  await page.getByRole('radio', { name: 'Мужской' }).click()
  await page.getByRole('checkbox', { name: /^Я родитель/ }).click()
  await page.getByLabelText(/^Дата рождения/).fill('20.11.2008')
  await world.forgetAsked()
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click()
  await expect.element(page.getByText('Взрослый', { exact: true })).toBeVisible()
  expect((await world.asked()).filter(({ method }) => method === 'POST')).toEqual([])
  await page.getByLabelText(/^Дата рождения/).fill('21.11.2008')
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click()
  await expect.element(memberOf('Михаил Савицкий')).toMatchTextContent(/Сын, 17 лет/)
})

test('«Моя семья» is for adults: at 17 it is closed in words, at 18 it opens [5.29]', async () => {
  const teen = await world.aPatient({ birthday: '2008-11-21' })
  for (const path of ['/family', '/family/add-child', '/family/add-adult']) {
    openFace(path, teen)
    await expect.element(page.getByText('Семья открыта только взрослым')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Добавить родственника' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  }
  await pass(24 * 60 * 60)
  openFace('/family', teen)
  await expect.element(page.getByRole('button', { name: 'Добавить родственника' }).first()).toBeVisible()
  await expect.element(page.getByText('Семья открыта только взрослым')).not.toBeInTheDocument()
})

test('the code of a family takes digits only, six at most, and is sent when there are six [5.54]', async () => {
  const [olga, inna] = [await world.aPatient(), await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' })]
  const { code } = agreed(await callAs(olga)(drawFamilyCode, {})).shown
  openFace('/family/enter-code', inna)
  const input = page.getByLabelText('Код близкого')
  const send = page.getByRole('button', { name: 'Отправить запрос' })
  await input.fill('абв 12-x')
  await expect.element(input).toHaveValue('12')
  await expect.element(send).toBeDisabled()
  await input.fill(code.slice(0, 5))
  await expect.element(send).toBeDisabled()
  await input.fill(`${code}789`)
  await expect.element(input).toHaveValue(code)
  await expect.element(send).toBeEnabled()
  await world.forgetAsked()
  await send.click()
  await expect.element(page.getByText('Запрос отправлен')).toBeVisible()
  await expect.poll(() => world.asked()).toContainEqual(expect.objectContaining({ method: 'POST', body: { code, as: 'RELATIVE' } }))
})

test('a family takes four parents: with three the form opens, with four it is refused before it [5.74]', async () => {
  const olga = await world.aPatient()
  for (const firstName of ['Анна', 'Вера', 'Зоя']) await joins(olga, await world.aPatient({ lastName: 'Ровда', firstName }), 'PARENT')
  openFace('/family', olga)
  await choose(/^Другой взрослый/)
  await expect.poll(address).toBe('/family/add-adult')
  await expect.element(page.getByRole('radio', { name: 'Мама' })).toBeEnabled()
  await joins(olga, await world.aPatient({ lastName: 'Ровда', firstName: 'Инна' }), 'PARENT')
  openFace('/family', olga)
  await expect.poll(() => page.getByRole('list', { name: 'Семья', exact: true }).getByRole('listitem').elements().length).toBe(5)
  await choose(/^Другой взрослый/)
  const refused = page.getByRole('dialog', { name: 'Больше взрослых добавить нельзя' })
  await expect.element(refused).toMatchTextContent(/чтобы добавить еще одного взрослого родственника, обратитесь в поддержку/)
  await expect.element(refused.getByRole('link', { name: 'Поддержка' })).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  expect(address()).toBe('/family')
})

test('a family takes one spouse: the first is offered a code, a second is refused before it [5.75]', async () => {
  const olga = await world.aPatient()
  openFace('/family', olga)
  await choose(/^Муж или жена/)
  await expect.poll(address).toBe('/family/join')
  await expect.element(page.getByRole('button', { name: 'Получить код' })).toBeVisible()
  await joins(olga, await world.aPatient({ lastName: 'Орлов', firstName: 'Павел', sex: 'MALE' }), 'SPOUSE')
  openFace('/family', olga)
  await expect.element(memberOf('Павел Орлов')).toBeVisible()
  await choose(/^Муж или жена/)
  const refused = page.getByRole('dialog', { name: 'Супруг уже есть в семье' })
  await expect.element(refused).toMatchTextContent(/Вы не можете добавить еще одного супруга/)
  await expect.element(refused.getByRole('link', { name: 'Поддержка' })).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  expect(address()).toBe('/family')
})
