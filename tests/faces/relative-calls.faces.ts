// What the cabinet asks the server while adults and children are added to a family and taken out of it, as it goes over the line.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { linked, type PersonTyped, typePerson } from './family-ways.ts'
import { answersWait } from './other-service.ts'
import { answerTo, callTo, hear } from './wire.ts'
import { pass, world } from './world.ts'

const RELATIVE = '/api/v2/my/profile/relative'
const CHILD = '/api/v2/my/profile/child'
const NINA: PersonTyped = { lastName: 'Ровда', firstName: 'Нина', middleName: 'Петровна', birthday: '01.02.1944', sex: 'Женский' }
const MISHA: PersonTyped = { lastName: 'Ровда', firstName: 'Михаил', middleName: 'Андреевич', birthday: '10.03.2018', sex: 'Мужской' }

/** The form of an adult, filled and sent: Nina, a parent, at +375 29 765-43-21. */
async function sendForm(): Promise<void> {
  await page.getByRole('radio', { name: 'Мама' }).click()
  await typePerson(NINA)
  await page.getByLabelText('Телефон родственника').click()
  await userEvent.keyboard('297654321')
  await page.getByRole('button', { name: 'Продолжить' }).click()
}

/** The code of the SMS that was sent as the so many-th, waited for. */
async function codeOf(sms: number): Promise<string> {
  await expect.poll(async () => (await world.sms()).length).toBe(sms)
  return /код (\d{6})/.exec((await world.sms()).at(-1)!.text)![1]!
}

async function addedChild(): Promise<void> {
  await typePerson(MISHA)
  await page.getByRole('checkbox', { name: /^Я родитель/ }).click()
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click()
}

test('the family is read by GET of the relatives and shown with who is in it [7.43]', async () => {
  const patient = await world.aPatient()
  await world.aChild(patient, { firstName: 'Глеб' })
  openFace('/family', patient)
  await expect.element(page.getByRole('list', { name: 'Семья' }).getByText('Глеб Савицкий')).toBeVisible()
  const { query, body } = await callTo('GET', '/api/v2/my/profile/relatives')
  expect([query, body]).toEqual([{}, null])
})

test('an adult is created by POST of a form with kind, sex, phones, birthday and name; nothing is sent to the phone yet [7.44, 7.48]', async () => {
  openFace('/family/add-adult', await world.aPatient())
  await sendForm()
  await expect.element(page.getByRole('heading', { name: 'Отправить код' })).toBeVisible()
  expect((await callTo('POST', RELATIVE)).body).toEqual({
    relKind: 'PARENT',
    kinship: 'MOTHER',
    sex: 'FEMALE',
    phones: [{ number: expect.stringMatching(/^\+?375\D*29\D*765\D*43\D*21$/) }],
    birthday: '1944-02-01',
    lastName: 'Ровда',
    firstName: 'Нина',
    middleName: 'Петровна'
  })
  expect(await world.sms()).toEqual([])
})

test('the code goes to the phone of the started relative when it is asked for, and the one read out adds the relative [7.45, 7.46]', async () => {
  const heard = hear()
  openFace('/family/add-adult', await world.aPatient())
  await sendForm()
  const { relId } = (await answerTo(heard, 'POST', RELATIVE)).data as { relId: string }
  await page.getByRole('button', { name: 'Отправить SMS' }).click()
  await page.getByLabelText('Код из SMS').click()
  expect((await callTo('POST', `${RELATIVE}/send-code`)).body).toEqual({ relId })
  const code = await codeOf(1)
  await expect.poll(() => world.sms()).toMatchObject([{ phone: '375297654321' }])
  await userEvent.keyboard(code)
  await expect.poll(address).toBe('/family')
  expect((await callTo('POST', `${RELATIVE}/confirm-code`)).body).toEqual({ relId, code })
  await expect.element(page.getByRole('list', { name: 'Семья' }).getByText('Нина Ровда')).toBeVisible()
})

test('where the phone leads into an account that asks for more than a code, it is said how the relative joins, and nothing of the account', async () => {
  const nina = await world.aPatient({ lastName: 'Тайная', phone: '375297654321' })
  await world.sql(`insert into emails (id, account_id, address, usage, confirmed_at, created_at)
    values (gen_random_uuid(), '${nina.accountId}', 'nina@example.by', 'PRIMARY', now(), now())`)
  openFace('/family/add-adult', await world.aPatient())
  await sendForm()
  await page.getByRole('button', { name: 'Отправить SMS' }).click()
  await page.getByLabelText('Код из SMS').fill(await codeOf(1))
  await expect.element(page.getByText(/Попросите родственника войти и ввести код вашей семьи/)).toBeVisible()
  await expect.element(page.getByText(/Тайная/)).not.toBeInTheDocument()
})

test('another code is asked for by a call of its own, and the one before adds nobody any more [7.47]', async () => {
  const heard = hear()
  openFace('/family/add-adult', await world.aPatient())
  await sendForm()
  const { relId } = (await answerTo(heard, 'POST', RELATIVE)).data as { relId: string }
  await page.getByRole('button', { name: 'Отправить SMS' }).click()
  await expect.element(page.getByLabelText('Код из SMS')).toBeVisible()
  const former = await codeOf(1)
  await world.forgetAsked()
  await pass(61)
  await page.getByRole('button', { name: /^Отправить новый/ }).click()
  expect((await callTo('POST', `${RELATIVE}/re-confirm`)).body).toEqual({ relId })
  expect((await world.asked()).filter(one => one.path === `${RELATIVE}/send-code`)).toEqual([])
  const code = await codeOf(2)
  expect(code).not.toBe(former)
  await page.getByLabelText('Код из SMS').fill(former)
  await expect.element(page.getByText(/^Неверный код подтверждения/)).toBeVisible()
  await page.getByLabelText('Код из SMS').fill(code)
  await expect.element(page.getByRole('list', { name: 'Семья' }).getByText('Нина Ровда')).toBeVisible()
})

test('a code that was typed before it is known that it was sent stays as it is, and so does what was said of it', async () => {
  openFace('/family/add-adult', await world.aPatient())
  await sendForm()
  await page.getByRole('button', { name: 'Отправить SMS' }).click()
  const field = page.getByLabelText('Код из SMS')
  await expect.element(field).toBeVisible()
  const former = await codeOf(1)
  await pass(61)
  const arrive = answersWait(`${RELATIVE}/re-confirm`)
  await page.getByRole('button', { name: /^Отправить новый/ }).click()
  await codeOf(2)
  await field.fill(former)
  await expect.element(page.getByText(/^Неверный код подтверждения/)).toBeVisible()
  arrive()
  await expect.element(page.getByRole('button', { name: /^Новый код через/ })).toBeVisible()
  await expect.element(field).toHaveValue(former)
  await expect.element(page.getByText(/^Неверный код подтверждения/)).toBeVisible()
})

test('a code that was wrong is not sent once more as it stands: it would cost a try', async () => {
  openFace('/family/add-adult', await world.aPatient())
  await sendForm()
  await page.getByRole('button', { name: 'Отправить SMS' }).click()
  const wrong = String((Number(await codeOf(1)) + 1) % 1_000_000).padStart(6, '0')
  await page.getByLabelText('Код из SMS').fill(wrong)
  await expect.element(page.getByText(/^Неверный код подтверждения/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  const tried = async () => (await world.asked()).filter(one => one.path === `${RELATIVE}/confirm-code`).length
  await page.getByLabelText('Код из SMS').fill(await codeOf(1))
  await expect.element(page.getByRole('list', { name: 'Семья' }).getByText('Нина Ровда')).toBeVisible()
  expect(await tried()).toBe(2)
})

test('whose sex is changed after the word is asked once more who it is: nobody is sent as a mother who is a man', async () => {
  openFace('/family/add-adult', await world.aPatient())
  await page.getByRole('radio', { name: 'Мама' }).click()
  await typePerson({ ...NINA, firstName: 'Пётр', sex: 'Мужской' })
  await page.getByLabelText('Телефон родственника').click()
  await userEvent.keyboard('297654321')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByText('Выберите, кем приходится')).toBeVisible()
  expect((await world.asked()).filter(one => one.path === RELATIVE)).toEqual([])
  await page.getByRole('radio', { name: 'Папа' }).click()
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByRole('heading', { name: 'Отправить код' })).toBeVisible()
  expect((await callTo('POST', RELATIVE)).body).toMatchObject({ kinship: 'FATHER', sex: 'MALE' })
})

test('a form that waits for its code already is no failure: the cabinet goes on with the id of the answer [7.49, 7.50]', async () => {
  const heard = hear()
  const patient = await world.aPatient()
  openFace('/family/add-adult', patient)
  await sendForm()
  const { relId } = (await answerTo(heard, 'POST', RELATIVE)).data as { relId: string }
  sessionStorage.clear()
  openFace('/family/add-adult', patient)
  await sendForm()
  await expect.element(page.getByRole('heading', { name: 'Отправить код' })).toBeVisible()
  expect((await answerTo(heard, 'POST', RELATIVE)).body).toEqual({
    data: null,
    status: 409,
    error: 'NEEDS_CONFIRMATION',
    message: null,
    attributes: { objectId: relId }
  })
  await page.getByRole('button', { name: 'Отправить SMS' }).click()
  expect((await callTo('POST', `${RELATIVE}/send-code`)).body).toEqual({ relId })
  await page.getByLabelText('Код из SMS').fill(await codeOf(1))
  await expect.element(page.getByRole('list', { name: 'Семья' }).getByText('Нина Ровда')).toBeVisible()
})

test('an adult who is in the family is refused with code, detail and the id of the object, and the form says so [7.49]', async () => {
  const heard = hear()
  const patient = await world.aPatient()
  openFace('/family/add-adult', patient)
  await sendForm()
  await page.getByRole('button', { name: 'Отправить SMS' }).click()
  await page.getByLabelText('Код из SMS').click()
  await userEvent.keyboard(await codeOf(1))
  await expect.element(page.getByRole('list', { name: 'Семья' }).getByText('Нина Ровда')).toBeVisible()
  openFace('/family/add-adult', patient)
  await sendForm()
  await expect.element(page.getByRole('alert').getByText('Этот человек уже есть в вашей семье')).toBeVisible()
  expect((await answerTo(heard, 'POST', RELATIVE)).body).toEqual({
    data: null,
    status: 409,
    error: 'PERSON_EXISTS',
    message: null,
    attributes: { objectId: expect.stringMatching(/./) }
  })
})

test('a child is created by POST with name, birthday, sex in upper case and the consent; the flag of the cards may stay away [7.51]', async () => {
  openFace('/family/add-child', await world.aPatient())
  await addedChild()
  await expect.element(page.getByRole('list', { name: 'Семья' }).getByText('Михаил Ровда')).toBeVisible()
  expect((await callTo('POST', CHILD)).body).toEqual({
    lastName: 'Ровда',
    firstName: 'Михаил',
    middleName: 'Андреевич',
    birthday: '2018-03-10',
    sex: 'MALE',
    consentReceived: true,
    consentVersion: expect.any(String)
  })
})

test('a child that another family has is refused by the server as PERSON_EXISTS, in words and with the way into that family [7.52]', async () => {
  openFace('/family/add-child', await world.aPatient())
  await addedChild()
  await expect.element(page.getByRole('list', { name: 'Семья' }).getByText('Михаил Ровда')).toBeVisible()
  const heard = hear()
  openFace('/family/add-child', await world.aPatient({ firstName: 'Павел', sex: 'MALE' }))
  await addedChild()
  await expect.element(page.getByRole('alert').getByText('Такой ребёнок уже существует')).toBeVisible()
  await expect
    .element(page.getByRole('alert').getByRole('link', { name: 'Войти в семью по коду' }))
    .toHaveAttribute('href', '/family/request')
  expect((await answerTo(heard, 'POST', CHILD)).body).toMatchObject({ status: 409, error: 'PERSON_EXISTS' })
})

async function takeOut(name: string): Promise<void> {
  await page.getByRole('button', { name: `Действия: ${name}` }).click()
  await page.getByRole('button', { name: 'Удалить из семьи' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click()
}

test('a child is taken out by DELETE of the child with its id in the path, and leaves the list [7.53]', async () => {
  const patient = await world.aPatient()
  const childId = await world.aChild(patient, { firstName: 'Глеб' })
  openFace('/family', patient)
  await takeOut('Глеб Савицкий')
  await expect.element(page.getByRole('heading', { name: 'В семье пока никого нет' })).toBeVisible()
  const { query, body } = await callTo('DELETE', `${CHILD}/${childId}`)
  expect([query, body]).toEqual([{}, null])
})

test('a relative is taken out by DELETE of the relative with the id in the path, and leaves the list [7.54]', async () => {
  const [patient, pavel] = [await world.aPatient(), await world.aPatient({ lastName: 'Орлов', firstName: 'Павел', sex: 'MALE' })]
  await linked(patient, pavel)
  openFace('/family', patient)
  await takeOut('Павел Орлов')
  await expect.element(page.getByRole('heading', { name: 'В семье пока никого нет' })).toBeVisible()
  const { query, body } = await callTo('DELETE', `${RELATIVE}/${pavel.profileId}`)
  expect([query, body]).toEqual([{}, null])
})

test('a child who is added from a booking is whom it is for when one is back, whoever was chosen before', async () => {
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { children: true } })
  openFace(`/timeslot/${timetableId}`, await world.aPatient())
  await expect.element(page.getByRole('radio', { name: /^Мне/ })).toBeChecked()
  await page.getByRole('link', { name: 'Добавить ребёнка' }).click()
  await addedChild()
  await expect.element(page.getByRole('radio', { name: /Михаил/ })).toBeChecked()
  expect(address()).toContain(`/timeslot/${timetableId}?who=`)
})

test('at a doctor of adults it is an adult who is added; back at the time it is said that they are to allow it first, and nobody is chosen in their place', async () => {
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  openFace(`/timeslot/${timetableId}`, await world.aPatient())
  const add = page.getByRole('link', { name: 'Добавить взрослого' })
  await expect.element(add).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Добавить ребёнка' })).not.toBeInTheDocument()
  await add.click()
  await sendForm()
  await page.getByRole('button', { name: 'Отправить SMS' }).click()
  await page.getByLabelText('Код из SMS').fill(await codeOf(1))
  await expect.element(page.getByText(/Нет права записывать.*Человек должен нажать «Разрешить»/)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Нина/ })).toBeDisabled()
  await expect.element(page.getByRole('radio', { name: /^Мне/ })).not.toBeChecked()
  const [{ id }] = (await world.sql(`select id from profiles where first_name = 'Нина'`)) as [{ id: string }]
  expect(address()).toBe(`/timeslot/${timetableId}?who=${id}`)
})

test('the arrow of a form that was opened from a booking leads back to it, and the next one from there to the times', async () => {
  const { timetableId, assignmentId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { children: true } })
  const [{ doctor_id: doctorId }] = (await world.sql(`select doctor_id from assignments where id = ${assignmentId}`)) as [
    { doctor_id: number }
  ]
  openFace(`/timeslot?doctorId=${doctorId}&day=2026-11-24`, await world.aPatient())
  const back = () => page.getByRole('button', { name: 'Назад' }).click()
  await page.getByRole('button', { name: /^14:30, / }).click()
  for (const name of ['Добавить ребёнка', 'Добавить взрослого']) {
    await page.getByRole('button', { name: 'Далее' }).click()
    await page.getByRole('link', { name }).click()
    await expect.poll(address).toMatch(/^\/family\/add-/)
    await back()
    await expect.poll(address).toMatch(new RegExp(`^/timeslot/${timetableId}`))
    await back()
    await expect.poll(address).toMatch(/^\/timeslot\?/)
  }
})
