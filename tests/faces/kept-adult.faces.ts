// A page that is loaded anew while an adult is added: a telephone ends it when one looks at the SMS. What was typed is its owner's alone.
import { browserEntries } from '@vizit/client/cache/browser-entries'
import { cacheKey } from '@vizit/client/cache/seal'
import { readEntry, writeEntry } from '@vizit/client/cache/sealed-entries'
import { SIGNING_OUT_KEY } from '@vizit/client/session/session-store'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { typePerson } from './family-ways.ts'
import { answersWait } from './other-service.ts'
import { callTo } from './wire.ts'
import { type Person, pass, world } from './world.ts'

const KEPT = 'adult-draft'
const NINAS = '375297654321'
const CODE_STEP = '/family/add-adult?step=code'
const field = page.getByLabelText('Код из SMS')
const added = page.getByRole('list', { name: 'Семья' }).getByText('Нина Ровда')
const isKept = async () => (await browserEntries.get(KEPT)) !== undefined

/** The code of the last SMS to this phone, waited for. */
async function codeTo(phone: string): Promise<string> {
  const told = async () => (await world.sms()).findLast(one => one.phone === phone)?.text ?? ''
  await expect.poll(told).toMatch(/код \d{6}/)
  return /код (\d{6})/.exec(await told())![1]!
}

/** The form of an adult, filled and sent: Nina, a mother, at +375 29 765-43-21. */
async function sendForm(person: Person, path = '/family/add-adult'): Promise<void> {
  openFace(path, person)
  await page.getByRole('radio', { name: 'Мама' }).click()
  await typePerson({ lastName: 'Ровда', firstName: 'Нина', middleName: 'Петровна', birthday: '01.02.1944', sex: 'Женский' })
  await page.getByLabelText('Телефон родственника').click()
  await userEvent.keyboard('297654321')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByRole('heading', { name: 'Отправить код' })).toBeVisible()
}

/** What the device has kept of it, as this account reads it. */
async function keptBy({ accountId }: Person): Promise<unknown> {
  return readEntry(browserEntries, await keyOf(accountId), KEPT)
}

async function keyOf(accountId: string) {
  const [{ hash_key: hashKey }] = (await world.sql(`select hash_key from accounts where id = '${accountId}'`)) as [{ hash_key: string }]
  return cacheKey(hashKey)
}

/** Up to where the code is entered, with the wait for another one kept as well. */
async function waitForCode(person: Person, path?: string): Promise<string> {
  await sendForm(person, path)
  await page.getByRole('button', { name: 'Отправить SMS' }).click()
  await expect.element(field).toBeVisible()
  await expect.poll(() => keptBy(person)).toMatchObject({ resendAt: expect.any(Number) })
  return codeTo(NINAS)
}

async function signIn(phone: string): Promise<void> {
  await page.getByLabelText('Номер телефона').fill(`+${phone}`)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByRole('heading', { name: 'Код из SMS' })).toBeVisible()
  await page.getByLabelText('Введите код из SMS').fill(await codeTo(phone))
  await expect.element(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible()
}

/** The first step stands there, and nobody in it. */
async function expectEmptyForm(): Promise<void> {
  await expect.poll(address).toBe('/family/add-adult')
  await expect.element(page.getByLabelText('Фамилия')).toHaveValue('')
  await expect.element(page.getByLabelText('Телефон родственника')).toHaveValue('')
  await expect.element(page.getByRole('radio', { name: 'Мама' })).not.toBeChecked()
}

test('after a reload at the code the one that was sent is entered, the relative is added, and the draft is forgotten', async () => {
  const olga = await world.aPatient()
  const code = await waitForCode(olga)
  openFace(address())
  await expect.element(page.getByText(/765-43-21/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Новый код через/ })).toBeVisible()
  expect(address()).toBe(CODE_STEP)
  await field.fill(code)
  await expect.element(added).toBeVisible()
  expect(await world.sms()).toHaveLength(1)
  await expect.poll(isKept).toBe(false)
  openFace(CODE_STEP)
  await expectEmptyForm()
})

test('after a reload before the SMS it goes to the phone that was typed, and on the way back the form is filled', async () => {
  const olga = await world.aPatient()
  await sendForm(olga)
  await expect.poll(isKept).toBe(true)
  openFace(address())
  await expect.element(page.getByText('Нина Ровда')).toBeVisible()
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect.element(page.getByLabelText('Фамилия')).toHaveValue('Ровда')
  await expect.element(page.getByRole('radio', { name: 'Мама' })).toBeChecked()
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByRole('button', { name: 'Отправить SMS' }).click()
  await expect.element(field).toBeVisible()
  expect(await world.sms()).toMatchObject([{ phone: NINAS }])
  await field.fill(await codeTo(NINAS))
  await expect.element(added).toBeVisible()
})

test('who adds an adult on the way to a visit is back at it after a reload, with whom was added', async () => {
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  const from = `/timeslot/${timetableId}`
  const code = await waitForCode(await world.aPatient(), `/family/add-adult?from=${encodeURIComponent(from)}`)
  openFace(address())
  await field.fill(code)
  await expect.element(page.getByRole('radio', { name: /Нина/ })).toBeVisible()
  const [{ id }] = (await world.sql(`select id from profiles where first_name = 'Нина'`)) as [{ id: string }]
  expect(address()).toBe(`${from}?who=${id}`)
})

test('whoever types the code before it is known who is in the family is back at the visit with whom was added, too', async () => {
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  const from = `/timeslot/${timetableId}`
  const code = await waitForCode(await world.aPatient(), `/family/add-adult?from=${encodeURIComponent(from)}`)
  const familyComes = answersWait('/api/v2/my/profile/relatives')
  openFace(address())
  await field.fill(code)
  await expect.poll(address).toMatch(/^\/timeslot/)
  const [{ id }] = (await world.sql(`select id from profiles where first_name = 'Нина'`)) as [{ id: string }]
  expect(address()).toBe(`${from}?who=${id}`)
  familyComes()
  await expect.element(page.getByRole('radio', { name: /Нина/ })).toBeVisible()
})

test('after a reload the server says of a code that is over, and of a form that is, what it says without one', async () => {
  const code = await waitForCode(await world.aPatient())
  await world.sql(`update relative_requests set code_expires_at = now() - interval '1 year'`)
  openFace(address())
  await field.fill(code)
  await expect.element(page.getByText('Код больше не действует. Запросите новый')).toBeVisible()
  await world.sql('delete from relative_requests')
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  const alert = page.getByRole('alert')
  await expect.element(alert).toBeVisible()
  const said = alert.element().textContent
  openFace(address())
  await field.fill(code)
  await expect.element(alert).toMatchTextContent(said)
})

test('the answer to another SMS that comes after the relative was added keeps nothing any more', async () => {
  const olga = await world.aPatient()
  const former = await waitForCode(olga)
  await pass(61)
  const arrive = answersWait('/api/v2/my/profile/relative/re-confirm')
  await page.getByRole('button', { name: /^Отправить новый/ }).click()
  await expect.poll(() => codeTo(NINAS)).not.toBe(former)
  await field.fill(await codeTo(NINAS))
  await expect.element(added).toBeVisible()
  await expect.poll(isKept).toBe(false)
  arrive()
  openFace(CODE_STEP)
  await expectEmptyForm()
  expect(await isKept()).toBe(false)
})

test('what is kept is sealed for the account, and nothing of it lies anywhere in clear', async () => {
  const olga = await world.aPatient()
  await waitForCode(olga)
  const { relId } = (await callTo('POST', '/api/v2/my/profile/relative/send-code')).body as { relId: string }
  const kept = (await browserEntries.get(KEPT))!
  expect(new TextDecoder().decode(kept.data)).not.toContain('Нина')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])).not.toMatch(/Ровда|765-43-21|1944/)
  expect(await keptBy(olga)).toEqual({
    kin: 'MOTHER',
    person: { lastName: 'Ровда', firstName: 'Нина', middleName: 'Петровна', birthday: '01.02.1944', sex: 'FEMALE' },
    phone: '+375 (29) 765-43-21',
    relId,
    resendAt: expect.any(Number)
  })
})

for (const again of ['the same person', 'another person']) {
  test(`a sign-out takes the draft: ${again} who signs in after it finds an empty form`, async () => {
    const [olga, inna] = [await world.aPatient(), await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' })]
    await waitForCode(olga)
    openFace('/profile')
    await page.getByRole('button', { name: 'Выйти' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click()
    await expect.poll(() => localStorage.getItem('vizit.session')).toBeNull()
    expect(await isKept()).toBe(false)
    await pass(61)
    openFace('/sign-in')
    await signIn((again === 'the same person' ? olga : inna).phone)
    openFace(CODE_STEP)
    await expectEmptyForm()
  })
}

test('whoever signs in where the server has ended the session of another one finds an empty form, and then the draft is gone for everybody', async () => {
  const [olga, inna] = [await world.aPatient(), await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' })]
  await waitForCode(olga)
  await world.sql(`delete from sessions where account_id = '${olga.accountId}'`)
  openFace(address())
  await signIn(inna.phone)
  await expectEmptyForm()
  await expect.poll(isKept).toBe(false)
})

test('while another tab signs out nothing is kept of what is sent here', async () => {
  const olga = await world.aPatient()
  // As the other tab does from the press until all is wiped.
  localStorage.setItem(SIGNING_OUT_KEY, '1')
  await sendForm(olga)
  openFace(address())
  await expectEmptyForm()
  expect(await isKept()).toBe(false)
})

test('after an hour there is no draft, and what another version has kept is none', async () => {
  const olga = await world.aPatient()
  await waitForCode(olga)
  await pass(3601)
  openFace(CODE_STEP)
  await expectEmptyForm()
  expect(await isKept()).toBe(false)
  await writeEntry(browserEntries, await keyOf(olga.accountId), KEPT, { lastName: 'Ровда', phone: '+375 (29) 765-43-21' })
  openFace(CODE_STEP)
  await expectEmptyForm()
})

test('whoever looks at the other ways to add an adult on the way to a visit comes back to the visit from each of them', async () => {
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  const from = `/timeslot/${timetableId}`
  const asked = `?from=${encodeURIComponent(from)}`
  openFace(from, await world.aPatient())
  const add = page.getByRole('link', { name: 'Добавить взрослого' })
  const back = page.getByRole('button', { name: 'Назад' })
  for (const [way, leads] of [
    ['Показать код близкому', '/family/share-code'],
    ['Пригласить письмом', '/family/send-invite'],
    ['Показать код', '/family/join']
  ] as const) {
    await add.click()
    if (leads === '/family/join') await page.getByRole('radio', { name: 'Муж или жена' }).click()
    await page
      .getByRole('link', { name: new RegExp(`^${way}`) })
      .last()
      .click()
    await expect.poll(address).toBe(`${leads}${asked}`)
    await back.click()
    await expect.poll(address).toBe(`/family/add-adult${asked}`)
    await back.click()
    await expect.poll(address).toBe(from)
  }
  await add.click()
  await page.getByRole('button', { name: 'Отмена' }).click()
  await expect.poll(address).toBe(from)
})
