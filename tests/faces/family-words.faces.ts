// What people of a family are called, how a grandparent comes to a grandchild, and the one field for any code of a family.
import { confirmFamilyRequest, drawFamilyCode, joinFamily, listFamilyRequests } from '@vizit/contract/family-code'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { joins, memberOf } from './family-world.ts'
import { agreed, callAs, world } from './world.ts'

const dialog = page.getByRole('dialog')
const PAVEL = { lastName: 'Орлов', firstName: 'Павел', middleName: 'Ильич', sex: 'MALE', birthday: '1986-06-01' } as const

test('whom to add is one question with three answers, and beside them one door for a code', async () => {
  openFace('/family', await world.aPatient())
  await page.getByRole('button', { name: 'Добавить родственника' }).first().click()
  const answers = dialog.getByRole('list', { name: 'Кого добавить' }).getByRole('link')
  await expect.element(answers.first()).toBeVisible()
  expect(answers.elements().map(one => one.getAttribute('href'))).toEqual(['/family/add-child', '/family/join', '/family/add-adult'])
  await dialog.getByRole('link', { name: 'Ввести код' }).click()
  await expect.poll(address).toBe('/family/enter-code')
})

test('a husband who enters the code for a spouse in the one field is asked in as a husband', async () => {
  const [olga, pavel] = [await world.aPatient(), await world.aPatient(PAVEL)]
  const { code } = agreed(await callAs(olga)(drawFamilyCode, { as: 'SPOUSE' })).shown
  openFace('/family/enter-code', pavel)
  await page.getByLabelText('Код близкого').fill(code)
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  await expect.element(page.getByText('Запрос отправлен')).toBeVisible()
  openFace('/family', olga)
  await expect.element(page.getByRole('article', { name: /Орлов/ })).toMatchTextContent(/Как муж или жена/)
})

test('the one code of the family says on the page of relatives that it was drawn for a spouse, and a new one is drawn there', async () => {
  const olga = await world.aPatient()
  agreed(await callAs(olga)(drawFamilyCode, { as: 'SPOUSE' }))
  openFace('/family/share-code', olga)
  await expect.element(page.getByText('Этот код получен для мужа или жены')).toBeVisible()
  await page.getByRole('button', { name: 'Новый код' }).click()
  await expect.element(page.getByText('Этот код получен для мужа или жены')).not.toBeInTheDocument()
  await expect.poll(() => world.sql('select relation from family_codes')).toEqual([{ relation: 'RELATIVE' }])
})

test('whoever lets a relative in says who it is, and both are called so from then on', async () => {
  const [olga, nina] = [await world.aPatient(), await world.aPatient({ lastName: 'Ровда', firstName: 'Нина', birthday: '1944-02-01' })]
  const { code } = agreed(await callAs(olga)(drawFamilyCode, { as: 'RELATIVE' })).shown
  agreed(await callAs(nina)(joinFamily, { code }))
  openFace('/family', olga)
  await page.getByRole('article', { name: /Ровда/ }).getByRole('button', { name: 'Принять' }).click()
  await dialog.getByRole('radio', { name: 'Бабушка' }).click()
  await dialog.getByRole('button', { name: 'Принять' }).click()
  await expect.element(memberOf('Нина Ровда')).toMatchTextContent(/Бабушка/)
  openFace('/family', nina)
  await expect.element(memberOf('Ольга Савицкая')).toMatchTextContent(/Внучка/)
})

test('whoever adds an adult sees the usual words at once and the rarer ones after one press, which leads on to the first of them', async () => {
  openFace('/family/add-adult', await world.aPatient())
  const kin = page.getByRole('group', { name: 'Кем приходится' })
  const words = () =>
    kin
      .getByRole('radio')
      .elements()
      .map(one => one.closest('label')!.textContent)
  await expect.poll(words).toEqual(['Мама', 'Папа', 'Бабушка', 'Дедушка', 'Дочь', 'Сын', 'Муж или жена', 'Другой близкий'])
  await page.getByRole('button', { name: 'Сестра, брат, внуки и другие' }).click()
  await expect.poll(words).toHaveLength(16)
  await expect.element(kin.getByRole('radio', { name: 'Сестра' })).toHaveFocus()
  expect(page.getByRole('button', { name: /^Сестра, брат/ }).elements()).toEqual([])
  await kin.getByRole('radio', { name: 'Сестра' }).click()
  await expect.element(page.getByRole('radio', { name: 'Женский' })).toBeChecked()
})

test('a word that tells the sex answers the question about it', async () => {
  openFace('/family/add-adult', await world.aPatient())
  await page.getByRole('radio', { name: 'Дедушка' }).click()
  await expect.element(page.getByRole('radio', { name: 'Мужской' })).toBeChecked()
  await page.getByRole('radio', { name: 'Мама' }).click()
  await expect.element(page.getByRole('radio', { name: 'Женский' })).toBeChecked()
})

test('a grandparent who adds a grandchild is told how a parent lets them, with a message to send, and no form is asked', async () => {
  openFace('/family/add-child', await world.aPatient({ birthday: '1950-01-01' }))
  await page.getByRole('radio', { name: 'Внук или внучка' }).click()
  await expect.element(page.getByText('Внука добавляет его мама или папа')).toBeVisible()
  await expect.element(page.getByText(/\/family\/share-code, отметьте ребёнка/)).toBeVisible()
  await expect.element(page.getByLabelText('Фамилия')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'У меня есть код от родителя' })).toHaveAttribute('href', '/family/enter-code')
  await page.getByRole('button', { name: 'Я официальный опекун внука' }).click()
  await expect.element(page.getByLabelText('Фамилия')).toBeVisible()
})

test('a grandmother who has the code enters it from the visit that she books and waits there: once she is let in, the grandchild is chosen', async () => {
  const [olga, nina] = [await world.aPatient(), await world.aPatient({ lastName: 'Ровда', firstName: 'Нина', birthday: '1950-01-01' })]
  const misha = await world.aChild(olga, { birthday: '2018-03-01' })
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { adult: true, children: true } })
  const { code } = agreed(await callAs(olga)(drawFamilyCode, { grants: [{ profileId: misha, level: 'BOOK_VISITS' }] })).shown
  openFace(`/timeslot/${timetableId}?age=8`, nina)
  await expect.element(page.getByText('Время выбрано для человека: 8 лет')).toBeVisible()
  await page.getByRole('link', { name: 'Добавить ребёнка' }).click()
  await page.getByRole('radio', { name: 'Внук или внучка' }).click()
  await page.getByRole('link', { name: 'У меня есть код от родителя' }).click()
  await page.getByLabelText('Код близкого').fill(code)
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  await page.getByRole('link', { name: 'Вернуться к записи' }).click()
  // The answer may come while she waits at the form.
  await expect.element(page.getByText('Ждём ответа на ваш запрос')).toBeVisible()
  const { incoming } = agreed(await callAs(olga)(listFamilyRequests, {}))
  agreed(await callAs(olga)(confirmFamilyRequest, { requestId: incoming[0]!.requestId }))
  await expect.element(page.getByRole('radio', { name: /^Михаил/ })).toBeChecked()
  await expect.element(page.getByText('Ждём ответа на ваш запрос')).not.toBeInTheDocument()
  expect(address()).toBe(`/timeslot/${timetableId}?age=8`)
})

test('before somebody is let in, and once they are, it is said whom they may book', async () => {
  const [olga, nina] = [await world.aPatient(), await world.aPatient({ lastName: 'Ровда', firstName: 'Нина', birthday: '1950-01-01' })]
  const misha = await world.aChild(olga)
  const { code } = agreed(await callAs(olga)(drawFamilyCode, { grants: [{ profileId: misha, level: 'BOOK_VISITS' }] })).shown
  agreed(await callAs(nina)(joinFamily, { code }))
  openFace('/family', olga)
  await page.getByRole('article', { name: /Ровда/ }).getByRole('button', { name: 'Принять' }).click()
  const opens = dialog.getByRole('list', { name: 'Вы открываете этому человеку:' })
  await expect.element(opens.getByRole('listitem')).toMatchTextContent(/Михаил.*: визиты и запись к врачу$/)
  await dialog.getByRole('button', { name: 'Принять' }).click()
  await expect.element(page.getByText(/^Принято в семью: Ровда Нина.*\. Теперь может записывать: .*Михаил/).first()).toBeVisible()
})

test('a code that somebody has used is no longer shown to be used', async () => {
  const [olga, pavel] = [await world.aPatient(), await world.aPatient(PAVEL)]
  const { code } = agreed(await callAs(olga)(drawFamilyCode, {})).shown
  openFace('/family/share-code', olga)
  const shown = page.getByLabelText(`Код семьи: ${code.split('').join(' ')}`)
  await expect.element(shown).toBeVisible()
  agreed(await callAs(pavel)(joinFamily, { code }))
  await expect.element(page.getByRole('article', { name: /Орлов/ })).toBeVisible()
  await expect.element(shown).not.toBeInTheDocument()
})

test('a husband is called husband, also while he permits no more than to see his name', async () => {
  const [olga, pavel] = [await world.aPatient(), await world.aPatient(PAVEL)]
  await joins(olga, pavel, 'SPOUSE')
  openFace('/family', olga)
  await expect.element(memberOf('Павел Орлов')).toMatchTextContent(/Муж(?! или)/)
})
