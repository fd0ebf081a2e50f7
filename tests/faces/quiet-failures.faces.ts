// Failures that are only logged, what the form of a time is handed, what stands in the place of a person, and what follows a refusal.
import { confirmSms, initPhoneLogin } from '@vizit/contract/sign-in'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { otherServiceSays, wayIsFree } from './other-service.ts'
import { expectSays } from './says.ts'
import { agree, pressBook, submitOf } from './slot-steps.ts'
import { agreed, aVisit, callAs, type Person, pass, world } from './world.ts'

const IMPORT = '/api/v2/my/providers/orders/pub'
const alert = () => page.getByRole('alert')
const found = () => page.getByRole('dialog', { name: 'Найден визит' })

/** The registry has written down a visit of this phone. */
async function noteByPhone(person: Person): Promise<void> {
  const { timetableId } = await world.aSlot({ doctor: { lastName: 'Мороз' } })
  await world.sql(`
    with taken as (update slots set taken_by = 'visit' where id = ${timetableId} returning id, assignment_id, starts_at, ends_at),
    visit as (
      insert into visits (order_id, provider_id, assignment_id, doctor_id, slot_id, starts_at, ends_at, status, created_at, updated_at)
      select gen_random_uuid(), a.provider_id, t.assignment_id, a.doctor_id, t.id, t.starts_at, t.ends_at, 'created_manually', '2026-11-20', '2026-11-20'
      from taken t join assignments a on a.id = t.assignment_id returning order_id)
    insert into phone_visits (order_id, om_id, phone, way, last_name, first_name, middle_name, birthday, sex, created_at)
    select order_id, gen_random_uuid(), '${person.phone}', 'registry', 'Савицкая', 'Ольга', 'Викторовна', '1990-05-15', 'FEMALE', '2026-11-20' from visit`)
}

test('a visit that was made by phone is found and taken in; that its doctor could not be put among the favourites is only logged [1.49, 8.104]', async () => {
  const warned = vi.spyOn(console, 'warn')
  const olga = await world.aPatient({ email: 'olga@mail.example' })
  await noteByPhone(olga)
  await world.faults([{ path: '/api/v2/my/favourites', method: 'POST', kind: 'status', status: 502 }])
  openFace('/visits', olga)
  await expect.element(found()).toMatchTextContent(/Мороз/)
  await found().getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByRole('article', { name: /Мороз/ })).toBeVisible()
  await expect.element(found()).not.toBeInTheDocument()
  await expect.poll(() => warned.mock.calls).toContainEqual(['a doctor was not bookmarked: SERVICE_UNAVAILABLE'])
  expect(alert().elements()).toEqual([])
  expect(await world.sql('select 1 from favourites')).toEqual([])
})

test('a visit that could not be loaded is only logged: nothing stands in the way of the page [8.103]', async () => {
  const warned = vi.spyOn(console, 'warn')
  const olga = await world.aPatient()
  await noteByPhone(olga)
  await world.faults([{ path: IMPORT, kind: 'status', status: 502 }])
  openFace('/visits', olga)
  await expect.poll(() => warned.mock.calls).toContainEqual(['a pending visit was not loaded: SERVICE_UNAVAILABLE'])
  await expect.element(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
  expect([alert().elements(), page.getByRole('dialog').elements()]).toEqual([[], []])
})

test('a new device of an account with an e-mail shows nothing until the link of a letter is followed [1.57]', async () => {
  const olga = await world.aPatient({ email: 'olga@mail.example' })
  await aVisit(olga, await world.aSlot({ doctor: { lastName: 'Мороз' } }))
  const deviceId = crypto.randomUUID()
  const { id } = agreed(await callAs(null)(initPhoneLogin, { phone: `+${olga.phone}`, deviceId }))
  const code = /\d{6}/.exec((await world.sms()).at(-1)!.text)![0]
  const { token } = agreed(await callAs(null)(confirmSms, { id, code, deviceId }))
  const device = { ...olga, deviceId, token }
  openFace('/visits', device)
  await expect.element(page.getByRole('heading', { name: 'Подтвердите это устройство' })).toBeVisible()
  await expect.element(page.getByRole('main')).not.toMatchTextContent(/Мороз|Савицкая/)
  await page.getByRole('button', { name: 'Отправить письмо' }).click()
  await expect.element(page.getByRole('heading', { name: 'Откройте письмо' })).toBeVisible()
  await world.sendLetters()
  const letter = (await world.letters()).at(-1)!
  expect(letter.to).toBe('olga@mail.example')
  openFace(/\/email\/confirm#\S+/.exec(letter.text)![0])
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await expect.element(page.getByText('Устройство подтверждено').first()).toBeVisible()
  openFace('/visits', device)
  await expect.element(page.getByRole('article').first()).toMatchTextContent(/Мороз/)
})

test('from the timetable to the form go the doctor and whom the doctor sees; back from a refusal go the reason and what was typed [2.15]', async () => {
  const olga = await world.aPatient()
  const doctor = await world.aDoctor({ children: true, childrenAge: 3, childrenAgeTo: 14, adultAge: 18, adultAgeTo: 65, lastName: 'Мороз' })
  const slot = await world.aSlot({ assignmentId: doctor.assignmentId })
  openFace(`/timeslot?doctorId=${doctor.doctorId}`, olga)
  await page.getByRole('button', { name: /^14:30/ }).click()
  await page
    .getByRole('button', { name: /^Далее|^Продолжить/ })
    .first()
    .click()
  await expect.element(page.getByRole('timer')).toBeVisible()
  expect(address()).toMatch(new RegExp(`^/timeslot/${slot.timetableId}`))
  const sees = { doctorId: doctor.doctorId, adult: true, children: true, childrenAge: 3, childrenAgeTo: 14, adultAge: 18, adultAgeTo: 65 }
  expect(history.state).toMatchObject(sees)
  await page.getByRole('textbox', { name: /^Что беспокоит/ }).fill('Болит колено')
  await world.sql('update doctors set adult_age = 60')
  await pressBook()
  await expectSays(alert(), 'Онлайн-запись невозможна из-за ограничений по возрасту')
  expect(address()).toMatch(/^\/timeslot\?/)
  expect(history.state).toMatchObject({
    ...sees,
    errorMessage: 'AGE_LIMITS_ISSUE',
    patientData: { profileId: olga.profileId, programId: '', clientNote: 'Болит колено' }
  })
})

test('a person whom a clinic declines for a reason of its own is told so with that reason, and to choose another [8.44]', async () => {
  const olga = await world.aPatient()
  const misha = await world.aChild(olga)
  const slot = await world.aSlot({ doctor: { children: true } })
  const one = (profileId: string, name: string, relKind: string, reasons: object[]) => ({
    profileId,
    name,
    relKind,
    profileHint: name,
    onlineBookingAllowed: reasons.length === 0,
    declineReasons: reasons,
    programmes: []
  })
  const profiles = [
    one(olga.profileId, 'Ольга', 'ME', []),
    one(misha, 'Михаил', 'CHILD', [{ code: 26, weight: 5, message: 'нет прикрепления к филиалу' }])
  ]
  otherServiceSays('/api/v2/my/providers/book-capabilities', { status: 200, error: null, data: { profiles } })
  openFace(`/timeslot/${slot.timetableId}`, olga)
  const his = page.getByRole('radio', { name: /Михаил/ })
  await expect.element(his).toBeDisabled()
  await expect
    .element(his)
    .toHaveAccessibleName(/К сожалению, запись этого пациента невозможна\. Выберите другого пациента\. Ошибка: нет прикрепления к филиалу/)
  await expect.element(page.getByRole('radio', { name: /^Мне/ })).toBeChecked()
})

test('what follows a refusal beside its words: another time, the support, the next press, or the sign-in and back [8.106]', async () => {
  const [olga, inna] = [await world.aPatient(), await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' })]
  const slot = await world.aSlot()
  const other = await world.aSlot({ assignmentId: slot.assignmentId, startsAt: '2026-11-24T12:00:00Z' })
  const open = async () => {
    openFace(`/timeslot/${slot.timetableId}`, olga)
    await expect.element(page.getByRole('timer')).toBeVisible()
  }
  await open()
  await world.sql('update providers set forbidden_by_administrator = true')
  await pressBook()
  await expect.element(alert().getByRole('link', { name: 'Написать в поддержку' })).toBeVisible()
  await world.sql('update providers set forbidden_by_administrator = false')
  await world.faults([{ path: '/api/v2/my/providers/orders', method: 'POST', kind: 'cut' }])
  await submitOf().click()
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible()
  await world.faults([])
  await pass(400)
  await aVisit(inna, slot)
  await world.forgetAsked()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expectSays(alert(), 'Это время уже занято')
  await expect.element(page.getByRole('button', { name: /^15:00/ })).toBeVisible()
  await expect
    .poll(async () => (await world.asked()).map(one => one.path))
    .toContainEqual(expect.stringMatching(/\/doctors\/[^/]+\/timeslots$/))
  await page.getByRole('button', { name: /^15:00/ }).click()
  await expect.poll(address).toContain(other.timetableId)
  await expect.element(page.getByRole('radio', { name: /^Мне/ })).toBeChecked()
  await agree()
  // What is under way would be told first that the session is over.
  await world.forgetAsked()
  await world.sql(`delete from sessions where account_id = '${olga.accountId}'`)
  await submitOf().click()
  await expect.poll(address).toMatch(new RegExp(`^/sign-in\\?from=%2Ftimeslot%2F${other.timetableId}`))
  wayIsFree()
})
