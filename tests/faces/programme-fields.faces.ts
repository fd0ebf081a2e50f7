// Who offers programmes, as they are listed, and by which numbers an insurance is linked.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { expectSays } from './says.ts'
import { type Person, world } from './world.ts'

const card = (programme: string) => page.getByRole('article', { name: programme })

async function aMember(): Promise<Person> {
  await world.writeProgrammes()
  return world.aPatient({ email: 'olga@mail.example' })
}

/** Types the number of a card or a contract, and the phone of the contract, into the form of the insurer. */
async function linkNumber(number: string): Promise<void> {
  await page.getByLabelText('Штрихкод или номер договора').fill(number)
  await page.getByLabelText('Телефон из договора').fill('+375 (29) 111-22-33')
  await page.getByRole('button', { name: 'Подключить' }).click()
}

test('programmes are offered by employers and by insurers, each leading to a form of its own; the two partners keep the codes epam and bns, and none is chosen beforehand [3.43, 3.44]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  await world.writeProgrammes()
  openFace('/profile/programmes', olga)
  await expect.element(page.getByText('Программ пока нет')).toBeVisible()
  openFace('/profile/programmes/add', olga)
  const links = (title: string) =>
    page
      .getByRole('list', { name: title })
      .getByRole('link')
      .elements()
      .map(one => [one.textContent, one.getAttribute('href')])
  await expect.element(page.getByRole('list', { name: 'Работодатели' })).toBeVisible()
  await expect
    .poll(() => links('Работодатели').toSorted())
    .toEqual([
      ['Берег Сервис', '/profile/programmes/add?coverer=bns'],
      ['Орбита Софт', '/profile/programmes/add?coverer=epam']
    ])
  await expect.poll(() => links('Страховые компании')).toEqual([['Гранат Страхование', '/profile/programmes/add?coverer=granat']])
  await page.getByRole('link', { name: 'Орбита Софт' }).click()
  await expect.element(page.getByLabelText(/рабочая почта|Рабочая почта/i).first()).toBeVisible()
  openFace('/profile/programmes/add?coverer=bns', olga)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Берег Сервис' })).toBeVisible()
  await expect.element(page.getByLabelText(/рабочая почта/i).first()).toBeVisible()
  openFace('/profile/programmes/add?coverer=granat', olga)
  await expect.element(page.getByLabelText(/штрихкод|договор/i).first()).toBeVisible()
})

test('instead of the bar code the number of the contract is good, with a slash and three digits or without them [5.59]', async () => {
  await world.writeProgrammes()
  for (const [number, suffix] of [
    ['204518/001', '001'],
    ['304519', null]
  ] as const) {
    const phone = suffix === null ? '375291112244' : '375291112233'
    await world.aContract({ barcode: null, number: number.slice(0, 6), ...(suffix && { suffix }), phone })
    openFace('/profile/programmes/add?coverer=granat', await world.aPatient({ email: `olga.${phone}@post.example`, phone }))
    await page.getByLabelText('Штрихкод или номер договора').fill(number)
    await page.getByRole('button', { name: 'Подключить' }).click()
    await expect.element(page.getByRole('article', { name: 'ДМС «Гранат»' })).toMatchTextContent(/Действует/)
    expect(
      await world.sql(
        `select contracts.number, suffix from contracts join coverages on contract_id = contracts.id order by contracts.id desc limit 1`
      )
    ).toEqual([{ number: number.slice(0, 6), suffix }])
  }
})

test('an insurance is linked by the bar code of its card, and says the amount with its parts and the number of the card [1.07, 1.42, 3.45, 3.46]', async () => {
  const olga = await aMember()
  await world.aContract({ suffix: '001' })
  openFace('/profile/programmes/add?coverer=granat', olga)
  await linkNumber('9704500000018')
  await expectSays(page.getByRole('alert'), 'Неверный штрихкод')
  await linkNumber('97045 0000 0017')
  await expectSays(
    card('ДМС «Гранат»'),
    'Действует',
    'Гранат Страхование',
    'Страховая сумма',
    'Амбулаторная помощь',
    'Скорая помощь',
    '9704500000017'
  )
  await expect.element(card('ДМС «Гранат»')).toMatchTextContent(/Страховая сумма.*10\s000.*Амбулаторная помощь.*7\s000/)
})

test('an insurance of a child is linked by the number of its contract, stands under the name of the child, and says that it is not active and whom to call [1.43, 3.48]', async () => {
  const olga = await aMember()
  await world.aChild(olga, { firstName: 'Илья', birthday: '2018-03-10' })
  await world.aContract({
    barcode: null,
    number: '204518',
    suffix: '003',
    birthday: '2018-03-10',
    lastName: 'САВИЦКИЙ',
    status: 'CARD_INACTIVE'
  })
  openFace('/profile/programmes/add?coverer=granat', olga)
  await page.getByRole('radio', { name: /Илья/ }).click()
  await linkNumber('204518/003')
  const his = page.getByRole('region', { name: 'Илья Савицкий' })
  await expectSays(his, 'ДМС «Гранат»', 'Не активна', 'Программа ребёнка не активна')
  await expect.element(his.getByRole('link', { name: 'Позвонить в страховую' })).toHaveAttribute('href', 'tel:+375173090055')
})
