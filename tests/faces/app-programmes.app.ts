// Programmes of employers and insurers in the app: linked by a work e-mail, by a card or by a contract, and shown with what they pay for.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { expectSays } from './says.ts'
import { type Person, world } from './world.ts'

const CONTRACT_PHONE = '+375 (29) 111-22-33'
const card = (programme: string) => page.getByRole('article', { name: programme })

async function aMember(): Promise<Person> {
  await world.writeProgrammes()
  return world.aPatient({ email: 'olga@mail.example' })
}

/** Types the number of a card or a contract, and the phone of the contract, into the form of the insurer. */
async function linkNumber(number: string): Promise<void> {
  await page.getByLabelText('Штрихкод или номер договора').fill(number)
  await page.getByLabelText('Телефон из договора').fill(CONTRACT_PHONE)
  await page.getByRole('button', { name: 'Подключить' }).click()
}

/** Where the letter to this address leads. */
async function letterLink(address: string): Promise<string> {
  await world.sendLetters()
  const letter = (await world.letters()).find(({ to }) => to === address)
  return /\/coverage\/confirm#[\w-]+/.exec(letter!.text)![0]
}

test('a programme of the employer is asked for by the work e-mail, waits until that is confirmed by its letter, and is not active before its first day [1.07, 1.40, 3.42, 3.47, 4.23, 4.138]', async () => {
  const olga = await aMember()
  openFace('/card', olga)
  await page.getByRole('link', { name: /Программы|страхов/i }).click()
  await page.getByRole('link', { name: 'Подключить программу' }).click()
  await page.getByRole('link', { name: 'Орбита Софт' }).click()
  const field = page.getByLabelText('Рабочая почта')
  await field.fill('olga@orbita.example')
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  const programme = card('Здоровье сотрудника')
  await expectSays(programme, 'Орбита Софт', 'Ждёт подтверждения почты')
  // To open the link confirms nothing: the press does.
  const link = await letterLink('olga@orbita.example')
  openFace(link, olga)
  await expect.element(page.getByRole('button', { name: 'Подтвердить' })).toBeVisible()
  openFace('/profile/programmes', olga)
  await expectSays(programme, 'Ждёт подтверждения почты')
  openFace(link, olga)
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await page.getByRole('link', { name: 'К моим программам' }).click()
  await expectSays(programme, 'Ждёт работодателя')
  await world.sql(`update coverages set status = 'ACTIVE', valid_from = '2026-12-14', updated_at = now()`)
  openFace('/profile/programmes', olga)
  await expectSays(programme, 'Ещё не активна', 'Начнёт действовать 14 декабря')
  await world.sql(`update coverages set valid_from = '2026-11-01'`)
  openFace('/profile/programmes', olga)
  await expectSays(programme, 'Действует')
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
