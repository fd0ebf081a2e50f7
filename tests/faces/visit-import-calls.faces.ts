// What the cabinet asks and sends about a visit that waits to be taken in, as it goes over the line.
import { importPublicVisit } from '@vizit/contract/visit-import'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { answersWait } from './other-service.ts'
import { aPhoneVisit, askedAtOnce, GALINA } from './phone-visit.ts'
import { answerTo, callsTo, callTo, hear } from './wire.ts'
import { agreed, callAs, world } from './world.ts'

const PENDING = '/api/v2/my/providers/orders/pub'
const CARDS = '/api/v2/public/booking/all/providers/physicians/list'
const OLGA = { ...GALINA, firstName: 'Ольга', middleName: 'Викторовна', birthday: '1990-05-15' }
const found = page.getByRole('dialog', { name: 'Найден визит' })
const missing = page.getByRole('dialog', { name: 'Визит не найден' })
const goOn = found.getByRole('button', { name: 'Продолжить' })

beforeEach(askedAtOnce)

test('the visit of a link is asked for by its signed name, with the word that it was asked for; it comes with its patient, and an empty answer is told as no such visit [7.98]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const { orderId } = await aPhoneVisit(olga.phone)
  const name = await world.visitName({ orderId, phone: olga.phone })
  const heard = hear()
  openFace(`/visits?ed=true&visitId=${name}`, olga)
  await expect.element(found).toBeVisible()
  expect((await callTo('GET', PENDING)).query).toEqual({ ed: 'true', orderId: name })
  expect((await answerTo(heard, 'GET', PENDING)).data).toMatchObject({
    empty: false,
    alreadyImported: false,
    order: { orderId, physicianName: 'Ковалёва Анна Сергеевна' },
    patientData: { fullNameRu: 'Савицкая Галина Ивановна', birthday: '1962-04-09', sex: 'FEMALE', emails: [] }
  })
  await expect.element(found.getByText('Ковалёва Анна Сергеевна')).toBeVisible()
  await expect.element(found.getByText('Савицкая Галина Ивановна')).toBeVisible()
  await expect.element(found.getByText('Дата рождения: 9 апреля 1962')).toBeVisible()

  sessionStorage.clear()
  await world.forgetAsked()
  openFace('/visits?ed=true&visitId=gone', olga)
  await expect.element(missing).toBeVisible()
  expect((await callTo('GET', PENDING)).query).toEqual({ ed: 'true', orderId: 'gone' })
  expect((await answerTo(heard, 'GET', PENDING)).data).toMatchObject({
    empty: true,
    alreadyImported: false,
    order: null,
    patientData: null
  })
  await missing.getByRole('button', { name: 'Закрыть' }).click()

  // Without a link nothing is named.
  await world.forgetAsked()
  openFace('/visits', olga)
  await expect.element(found).toBeVisible()
  expect((await callTo('GET', PENDING)).query).toEqual({})
})

test('a newcomer whom a link to a visit has led here is told what opens it, and finds it behind the form', async () => {
  const galina = await world.aPatient({ lastName: '', firstName: '', middleName: '', birthday: null })
  const { orderId } = await aPhoneVisit(galina.phone)
  openFace('/visits', galina)
  await expect.element(page.getByText(/без них медицинский центр не сможет вас записать/)).toBeVisible()
  openFace(`/visits?ed=true&visitId=${await world.visitName({ orderId, phone: galina.phone })}`, galina)
  await expect.element(page.getByText(/Чтобы открыть визит по вашей ссылке/)).toBeVisible()
  await page.getByRole('link', { name: 'Заполнить профиль' }).click()
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Савицкая')
  await page.getByRole('textbox', { name: 'Имя', exact: true }).fill('Галина')
  await page.getByRole('textbox', { name: 'Отчество' }).fill('Ивановна')
  await page.getByRole('textbox', { name: 'Дата рождения' }).fill('09.04.1962')
  await page.getByRole('radio', { name: 'Женский' }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(found).toBeVisible()
  await expect.element(found.getByText('Ковалёва Анна Сергеевна')).toBeVisible()
})

test('a visit that was taken in before is answered as imported: nothing is asked, its doctor is bookmarked [7.98]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const { orderId, omId } = await aPhoneVisit(olga.phone, { patient: OLGA })
  agreed(await callAs(olga)(importPublicVisit, { omId, profileId: olga.profileId, self: true }))
  const heard = hear()
  openFace(`/visits?ed=true&visitId=${await world.visitName({ orderId, phone: olga.phone })}`, olga)
  await answerTo(heard, 'GET', PENDING)
  // The first: once the link is done with, what waits without one is asked for.
  const { data } = heard.find(one => one.path === PENDING)!
  expect(data).toMatchObject({ empty: false, alreadyImported: true, order: { orderId }, patientData: null })
  await callTo('POST', '/api/v2/my/favourites')
  await expect.poll(() => world.sql(`select 1 from favourites where account_id = '${olga.accountId}'`)).toHaveLength(1)
  expect([found, missing].flatMap(dialog => dialog.elements())).toEqual([])
  await expect.poll(() => callsTo('POST', `${PENDING}/import`)).toHaveLength(1)
})

test('a visit is taken in by POST of its name, of the person and of whether that is oneself, and stands among the visits [7.99]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const child = await world.aChild(olga)
  const own = await aPhoneVisit(olga.phone, { patient: OLGA, doctor: { lastName: 'Мороз' } })
  openFace('/visits', olga)
  await goOn.click()
  await expect.element(page.getByText('Визит добавлен в личный кабинет').first()).toBeVisible()
  await expect.element(page.getByRole('article', { name: /^Мороз/ })).toBeVisible()
  await expect
    .poll(async () => (await callsTo('POST', `${PENDING}/import`)).map(call => call.body))
    .toEqual([expect.objectContaining({ omId: own.omId, profileId: olga.profileId, self: true })])

  await world.forgetAsked()
  const misha = { lastName: 'Савицкий', firstName: 'Михаил', middleName: 'Андреевич', birthday: '2018-03-10', sex: 'MALE' }
  const doctor = { children: true, lastName: 'Зуева' }
  const his = await aPhoneVisit(olga.phone, { patient: misha, doctor, startsAt: '2026-11-25T11:30:00Z' })
  openFace('/visits', olga)
  await goOn.click()
  await expect.element(page.getByRole('article', { name: /^Зуева/ })).toBeVisible()
  await expect
    .poll(async () => (await callsTo('POST', `${PENDING}/import`)).map(call => call.body))
    .toEqual([expect.objectContaining({ omId: his.omId, profileId: child, self: false })])
})

test('a visit that is taken in while the visits are asked for stands among them', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  await aPhoneVisit(olga.phone, { patient: OLGA, doctor: { lastName: 'Мороз' } })
  const visitsCome = answersWait('/api/v2/my/providers/visits')
  openFace('/visits', olga)
  await goOn.click()
  // The first answer, that nothing is there, is still on its way; they are asked for anew.
  await expect.element(page.getByRole('article', { name: /^Мороз/ })).toBeVisible()
  visitsCome()
  await expect.element(page.getByText('Визит добавлен в личный кабинет').first()).toBeVisible()
  await expect.element(page.getByRole('article', { name: /^Мороз/ })).toBeVisible()
})

test('the photo for the bookmark of its doctor is asked for by the id, without the places of work, and goes with the bookmark [7.89]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  await aPhoneVisit(olga.phone, { patient: OLGA })
  const [{ id, branch_id: branchId }] = (await world.sql(`
    update doctors d set photo_url = '/doctors/anna.webp' from assignments a where a.doctor_id = d.id returning d.id::text, a.branch_id::text`)) as [
    { id: string; branch_id: string }
  ]
  const heard = hear()
  openFace('/visits', olga)
  await goOn.click()
  await expect.element(page.getByText('Визит добавлен в личный кабинет').first()).toBeVisible()
  const asked = await callTo('GET', CARDS)
  expect([asked.query, asked.body]).toEqual([{ ids: id }, null])
  expect((await answerTo(heard, 'GET', CARDS)).data).toMatchObject({
    doctors: [{ doctorId: id, photoUrl: '/doctors/anna.webp', worksAt: [] }]
  })
  expect((await callTo('POST', '/api/v2/my/favourites')).body).toEqual({
    id,
    displayName: 'Ковалёва Анна Сергеевна',
    photoUrl: '/doctors/anna.webp',
    branchId,
    type: 'physicians'
  })
})

test('a visit that was taken in meanwhile, on another device, is answered 204: it is there once, and nothing is told as a failure [7.100]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const { omId, orderId } = await aPhoneVisit(olga.phone, { patient: OLGA, doctor: { lastName: 'Мороз' } })
  const heard = hear()
  openFace('/visits', olga)
  await expect.element(found).toBeVisible()
  agreed(await callAs(olga)(importPublicVisit, { omId, profileId: olga.profileId, self: true }))
  expect((await answerTo(heard, 'POST', `${PENDING}/import`)).status).toBe(200)
  await goOn.click()
  await expect.element(page.getByText('Визит добавлен в личный кабинет').first()).toBeVisible()
  await expect.element(found).not.toBeInTheDocument()
  expect((await answerTo(heard, 'POST', `${PENDING}/import`)).status).toBe(204)
  expect(address()).toBe('/visits')
  await expect.element(page.getByRole('article', { name: /^Мороз/ })).toBeVisible()
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(1)
  await expect
    .poll(() => world.sql(`select profile_id from visits where order_id = '${orderId}'`))
    .toEqual([{ profile_id: olga.profileId }])
})
