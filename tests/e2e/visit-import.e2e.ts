import { listRelatives } from '@vizit/contract/family'
import { listFavourites } from '@vizit/contract/favourites'
import { listVisits } from '@vizit/contract/visits'
import { showMonthOf } from './days.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { type NotedPatient, noteByPhone } from './passing-time.ts'
import { aChild, agreed, aPatient, openAs } from './patient.ts'
import { DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

const GALINA: NotedPatient = { lastName: 'Савицкая', firstName: 'Галина', middleName: 'Ивановна', birthday: '1962-04-09', sex: 'FEMALE' }
const MISHA: NotedPatient = { lastName: 'Савицкий', firstName: 'Михаил', middleName: 'Олегович', birthday: '2018-03-10', sex: 'MALE' }

test('a visit that was made by telephone is taken in for another adult, once everything that it needs is there [2.101, 4.115, 4.116, 4.118, 4.120, 4.122, 4.124, 4.125, 5.51]', async ({
  page
}) => {
  const olga = await aPatient()
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 15)
  await noteByPhone(olga.phone, slot!.timeslotId, GALINA)
  await openAs(page, olga, `/visits?tab=past&ed=true&phone=${olga.phone}`)

  const dialog = page.getByRole('dialog', { name: 'Найден визит' })
  await expect(dialog).toContainText(slot!.time)
  await expect(dialog).toContainText(showMonthOf(slot!.day))
  for (const told of [DOCTORS.twoBranches, 'Савицкая Галина Ивановна', 'Дата рождения: 9 апреля 1962'])
    await expect(dialog).toContainText(told)
  const goOn = dialog.getByRole('button', { name: 'Продолжить', exact: true })
  const email = dialog.getByLabel('Ваш email (для доступа к личному кабинету)')
  const saving = dialog.getByRole('checkbox', { name: 'Сохранить данные пациента в профиль' })
  const visitor = dialog.getByRole('group', { name: 'Это визит для:' })
  await expect(visitor.getByRole('radio')).toHaveCount(2)
  await expect(visitor.getByRole('radio', { name: 'Моего ребенка' })).toHaveCount(0)
  await expectAccessible(page)

  await visitor.getByRole('radio', { name: 'Меня' }).check()
  await expect(saving).toBeVisible()
  await expect(goOn).toBeDisabled()
  await email.fill('olga@')
  await expect(goOn).toBeDisabled()
  await email.fill(`olga.${olga.phone}@post.example`)
  await expect(goOn).toBeEnabled()
  await visitor.getByRole('radio', { name: 'Другое' }).check()
  await expect(saving).toBeHidden()
  await expect(goOn).toBeDisabled()
  await dialog.getByRole('checkbox', { name: /Пациент согласен/ }).check()
  await expectAccessible(page)
  let sent = 0
  await page.route('**/orders/pub/import', async route => {
    sent++
    const waiting = dialog.getByRole('button', { name: 'Добавляем визит…' })
    await expect(waiting).toHaveAttribute('aria-disabled', 'true')
    await waiting.press('Enter')
    await route.continue()
  })
  await goOn.click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/visits')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Будущие/)
  await expect(page.getByRole('article', { name: DOCTORS.twoBranches })).toContainText('Галина')
  expect(sent).toBe(1)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  const { physicians } = agreed(await olga.call(listFavourites, {}))
  expect(physicians.map(one => one.displayName)).toEqual([DOCTORS.twoBranches])
})

test('a child who is new to the account comes in by the parent; a failure says what happened, and the next try works [4.127, 5.47, 8.75, 8.101]', async ({
  page,
  expected
}) => {
  expected.push(/500/)
  const olga = await aPatient()
  // One has the birthday, another the name of the child who comes.
  await aChild(olga, { firstName: 'Анна', sex: 'FEMALE', birthday: '2014-06-01' })
  await aChild(olga, { firstName: 'Вера', sex: 'FEMALE', birthday: MISHA.birthday })
  await aChild(olga, { firstName: MISHA.firstName, middleName: MISHA.middleName, birthday: '2012-06-01' })
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.childrenOnly), 15)
  await noteByPhone(olga.phone, slot!.timeslotId, MISHA)
  await openAs(page, olga, '/visits')
  const dialog = page.getByRole('dialog', { name: 'Найден визит' })
  await dialog.getByRole('radio', { name: 'Моего ребенка' }).check()
  await expect(dialog.getByRole('checkbox', { name: 'Сохранить данные пациента в профиль' })).toBeVisible()
  await dialog.getByLabel(/^Ваш email/).fill(`olga.${olga.phone}@post.example`)
  await dialog.getByRole('checkbox', { name: /Я родитель/ }).check()
  const broken = { data: null, status: 500, error: 'UNEXPECTED_PROBLEM', message: null, facts: {} }
  await page.route('**/orders/pub/import', route => route.fulfill({ status: 500, json: broken }), { times: 1 })
  await dialog.getByRole('button', { name: 'Продолжить', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Ошибка')
  await expectAccessible(page)
  await page.route(
    '**/orders/pub/import',
    route => route.fulfill({ status: 500, json: { ...broken, message: 'Регистратура закрыта на учёт' } }),
    { times: 1 }
  )
  await dialog.getByRole('button', { name: 'Продолжить', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Регистратура закрыта на учёт')
  await dialog.getByRole('button', { name: 'Продолжить', exact: true }).click()
  await expect(page.getByRole('article', { name: DOCTORS.childrenOnly })).toContainText('Михаил')
  const { family } = agreed(await olga.call(listRelatives, {}))
  const { orders } = agreed(await olga.call(listVisits, {}))
  expect(orders.map(({ profileId }) => family.find(one => one.profileId === profileId))).toMatchObject([
    { name: 'Савицкий Михаил Олегович', birthday: MISHA.birthday }
  ])
  expect(family.filter(one => one.relKind === 'CHILD')).toHaveLength(4)
})

test('a link to a visit that is not there says so and offers a new one; nobody else hears of it [2.102, 4.112, 4.113, 8.102]', async ({
  page
}) => {
  const olga = await aPatient()
  await openAs(page, olga, '/visits?ed=true&visitId=gone')
  const dialog = page.getByRole('dialog', { name: 'Визит не найден' })
  await expect(dialog).toContainText(
    'К сожалению, мы не смогли найти эту запись среди ваших будущих визитов. Возможно, запись была создана с указанием другого номера телефона, либо уже состоялась, или была отменена/перенесена на стороне медицинского центра. Вы можете создать новый визит.'
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Закрыть' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/visits')
  await page.goto('/visits?ed=true')
  await dialog.getByRole('button', { name: 'Новый визит' }).click()
  await expect(page).toHaveURL(/\/online-booking$/)
})
