// Why somebody cannot be booked online, as the form of a time tells it under each name.
import { bookCapabilities } from '@vizit/contract/booking'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { joins } from './family-world.ts'
import { otherServiceChanges, wayIsFree } from './other-service.ts'
import { agreed, callAs, type Person, world } from './world.ts'

type Slot = { timetableId: string; assignmentId: string }

/** Who may not be booked, and until when it holds: a row as the clinic or its administrator leaves it. */
async function ban(profileId: string, { assignmentId }: Slot, kind: string): Promise<void> {
  const clinic = kind.startsWith('clinic') ? 'provider_id' : 'null'
  const doctor = kind === 'doctor' ? 'doctor_id' : 'null'
  await world.sql(`
    insert into booking_bans (profile_id, kind, provider_id, doctor_id, since, until)
    select '${profileId}', '${kind}', ${clinic}, ${doctor}, '2026-11-20', '2026-11-27' from assignments where id = ${assignmentId}`)
}

/** The card of a person in «Для кого визит». */
const card = (name: string | RegExp) => page.getByRole('radio', { name })

/** What the server tells of each person: numbers of the reasons by profile. */
async function told(person: Person, slot: Slot) {
  const { profiles } = agreed(await callAs(person)(bookCapabilities, slot))
  return new Map(profiles.map(one => [one.profileId, one.declineReasons]))
}

async function openForm(person: Person, slot: Slot): Promise<void> {
  openFace(`/timeslot/${slot.timetableId}`, person)
  await expect.element(page.getByRole('group', { name: 'Для кого визит' })).toBeVisible()
}

test('each person stands in the form by name; who may be booked is chosen and travels, who may not has the reason instead and cannot be chosen [3.58]', async () => {
  const olga = await world.aPatient()
  const misha = await world.aChild(olga, { firstName: 'Михаил' })
  const yana = await world.aChild(olga, { firstName: 'Яна', sex: 'FEMALE', birthday: '2012-02-02' })
  const slot = await world.aSlot({ doctor: { children: true, childrenAge: 10 } })
  await openForm(olga, slot)
  await expect.element(card('Михаил Савицкий Врач принимает только взрослых и детей от 10 лет')).toBeDisabled()
  await expect.element(card(/^Мне Ольга Савицкая$/)).toBeEnabled()
  await card(/^Яна Савицкая Дочь, 14 лет$/).click()
  const { profiles } = agreed(await callAs(olga)(bookCapabilities, slot))
  const fields = profiles.map(one => [one.profileId, one.profileHint, one.onlineBookingAllowed, one.declineReasons.length])
  expect(fields).toHaveLength(3)
  expect(fields).toContainEqual([olga.profileId, 'Савицкая Ольга Викторовна', true, 0])
  expect(fields).toContainEqual([misha, 'Савицкий Михаил Андреевич', false, 1])
  expect(fields).toContainEqual([yana, 'Савицкая Яна Андреевна', true, 0])
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).click()
  await page.getByRole('button', { name: /^Записаться на/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/ })).toBeVisible()
  const booked = (await world.asked()).find(one => one.method === 'POST' && one.path === '/api/v2/my/providers/orders')
  expect(booked?.body).toMatchObject({ profileId: yana })
})

test('a reason is of one doctor at one branch: of several the heaviest is shown, and at another doctor there is none [3.57]', async () => {
  const olga = await world.aPatient()
  const slot = await world.aSlot({ doctor: { adultAge: 60 } })
  const other = await world.aSlot({ startsAt: '2026-11-25T11:30:00Z', doctor: { lastName: 'Мороз' } })
  await ban(olga.profileId, slot, 'doctor')
  expect((await told(olga, slot)).get(olga.profileId)).toEqual([
    { code: 12, weight: 85, message: 'DOCTOR_CLOSED' },
    { code: 8, weight: 70, message: 'AGE' }
  ])
  await openForm(olga, slot)
  await expect.element(card('Мне Запись к врачу только через регистратуру')).toBeDisabled()
  expect(document.body.innerText).not.toContain('Врач принимает только')
  await openForm(olga, other)
  await expect.element(card('Мне Ольга Савицкая')).toBeChecked()
})

/** What stands under a name by the number of the reason. */
const SENTENCES = {
  0: 'Нет права записывать. Человек должен нажать «Разрешить» в разделе «Моя семья»',
  2: 'Онлайн-запись в этот центр отключена, позвоните в регистратуру',
  3: 'Онлайн-запись запрещена администратором центра',
  4: 'Карта в центре ещё не активна, напишите в поддержку',
  7: 'Записывать онлайн могут только взрослые',
  8: 'Врач принимает только взрослых и детей от 5 лет',
  9: 'Не указаны имя, дата рождения или пол',
  10: 'Запись из этой страны пока недоступна',
  11: 'Запись в этом городе пока недоступна',
  12: 'Запись к врачу только через регистратуру',
  14: 'Онлайн — со второго визита, на первый запишет регистратура',
  15: 'Запись только для участников программы',
  16: 'Онлайн-запись закрыта: были пропущены визиты без отмены'
} as const

/** Numbers and cards as the form shows them now, but for those of people who may be booked. */
async function numbered(person: Person, slot: Slot): Promise<[code: number, card: string][]> {
  const reasons = await told(person, slot)
  const radios = page.getByRole('group', { name: 'Для кого визит' }).getByRole('radio').elements() as HTMLInputElement[]
  return radios
    .filter(radio => radio.disabled)
    .map(radio => [reasons.get(radio.value)!.toSorted((a, b) => b.weight - a.weight)[0]!.code, radio.closest('label')!.innerText])
}

test('reasons are numbered 0 and from 2 to 26, and every number that the product gives has its sentence under the name [3.59, 3.60]', async () => {
  const olga = await world.aPatient()
  const slot = await world.aSlot({ doctor: { children: true, childrenAge: 5 } })
  const kinds = ['clinic', 'administrator', 'clinic-account', 'clinic-country', 'clinic-city', 'doctor']
  for (const kind of kinds) await ban(await world.aChild(olga, { birthday: '2015-01-01' }), slot, kind)
  await world.aChild(olga, { birthday: '2024-01-01' })
  const unnamed = await world.aChild(olga, { birthday: '2016-01-01' })
  await world.sql(`update profiles set sex = null where id = '${unnamed}'`)
  await joins(olga, await world.aPatient({ firstName: 'Павел', sex: 'MALE' }), 'SPOUSE')
  await openForm(olga, slot)
  const shown = await numbered(olga, slot)

  for (const onlineBooking of ['from-second-visit', 'programme-only'] as const) {
    const limited = await world.aSlot({ doctor: { onlineBooking } })
    await openForm(olga, limited)
    shown.push((await numbered(olga, limited)).find(([code]) => code > 13)!)
  }
  await world.sql(`update accounts set online_booking_banned_at = '2026-11-01' where id = '${olga.accountId}'`)
  await openForm(olga, slot)
  shown.push((await numbered(olga, slot)).find(([code]) => code === 16)!)
  const kirill = await world.aPatient({ birthday: '2009-05-15' })
  await openForm(kirill, slot)
  shown.push(...(await numbered(kirill, slot)))

  const codes = [...new Set(shown.map(([code]) => code))].toSorted((a, b) => a - b)
  expect(codes).toEqual(Object.keys(SENTENCES).map(Number))
  for (const code of codes) expect(code === 0 || (code >= 2 && code <= 26), `${code}`).toBe(true)
  for (const [code, words] of shown) expect(words.split('\n').at(-1)!.replaceAll('\u00a0', ' ')).toBe(SENTENCES[code as 8])
})

test('who may not book for a relative has decline 0, which weighs nothing: it is said only where nothing else stands in the way [3.61]', async () => {
  const olga = await world.aPatient()
  const pavel = await world.aPatient({ firstName: 'Павел', sex: 'MALE' })
  await joins(olga, pavel, 'SPOUSE')
  const slot = await world.aSlot()
  await openForm(olga, slot)
  expect((await told(olga, slot)).get(pavel.profileId)).toEqual([{ code: 0, weight: 0, message: 'NO_ACCESS' }])
  const ofPavel = page.getByRole('group', { name: 'Для кого визит' }).getByRole('radio', { disabled: true })
  await expect.element(ofPavel).toHaveAccessibleName(expect.stringContaining(SENTENCES[0]))
  const ofSixty = await world.aSlot({ startsAt: '2026-11-25T11:30:00Z', doctor: { adultAge: 60 } })
  await openForm(olga, ofSixty)
  expect(
    (await told(olga, ofSixty))
      .get(pavel.profileId)!
      .map(one => one.code)
      .toSorted()
  ).toEqual([0, 8])
  await expect.element(card(/^Павел .*Врач принимает только взрослых от 60 лет$/)).toBeDisabled()
})

test('decline 8 says whom the doctor sees, outweighs what the patient can mend, and leaves no programme to pay [3.62, 3.63]', async () => {
  const olga = await world.aPatient()
  const adults = await world.aSlot()
  await world.writeProgrammes()
  await world.payAt('azure')
  await world.sql(`
    insert into coverages (id, profile_id, account_id, programme_id, way, email, status, valid_from, created_at, updated_at)
    values (gen_random_uuid(), '${olga.profileId}', '${olga.accountId}', 'epam-health', 'WORK_EMAIL', 'olga@orbita.example', 'ACTIVE', '2026-01-01', now(), now())`)
  await openForm(olga, adults)
  const payers = page.getByRole('group', { name: 'Кто платит' })
  await expect.element(payers.getByRole('radio', { name: /Здоровье сотрудника/ })).toBeEnabled()

  const ofSixty = await world.aSlot({ startsAt: '2026-11-25T11:30:00Z', doctor: { adultAge: 60 } })
  await ban(olga.profileId, ofSixty, 'clinic-country')
  await openForm(olga, ofSixty)
  await expect.element(card('Мне Врач принимает только взрослых от 60 лет')).toBeDisabled()
  expect((await told(olga, ofSixty)).get(olga.profileId)).toContainEqual({ code: 8, weight: 70, message: 'AGE' })
  await expect.element(page.getByText(/^Нет подходящего пациента/)).toBeVisible()
  await expect.element(payers).not.toBeInTheDocument()
  const { profiles } = agreed(await callAs(olga)(bookCapabilities, ofSixty))
  expect(profiles[0]!.programmes).toEqual([])
})

for (const [reason, id, refused, declined] of [
  ['COUNTRY_NOT_SUPPORTED', '3.64', 'Медицинский центр пока не записывает онлайн из этой страны', SENTENCES[10]],
  ['CITY_NOT_SUPPORTED', '3.65', 'Медицинский центр пока не записывает онлайн из этого города', SENTENCES[11]]
] as const)
  test(`a clinic that says ${reason} is quoted, and afterwards the same stands under the name, alone and without «запись невозможна» [${id}]`, async () => {
    const olga = await world.aPatient()
    const slot = await world.aSlot()
    await world.clinic({ refuses: reason })
    await openForm(olga, slot)
    await page.getByRole('checkbox', { name: /^Даю согласие/ }).click()
    await page.getByRole('button', { name: /^Записаться на/ }).click()
    await expect.element(page.getByText(refused, { exact: false })).toBeVisible()
    await openForm(olga, slot)
    await expect.element(card(`Мне ${declined}`)).toBeDisabled()
    expect((await told(olga, slot)).get(olga.profileId)).toMatchObject([{ code: id === '3.64' ? 10 : 11, message: reason }])
    expect(document.body.innerText).not.toContain('запись этого пациента невозможна')
  })

test('a reason of a number that nobody here knows is told by its own sentence, and without one as that of a doctor of adults [3.66]', async () => {
  const olga = await world.aPatient()
  const slot = await world.aSlot()
  for (const [message, said] of [
    ['Врач уехал на конференцию', 'Врач уехал на конференцию'],
    [undefined, 'Врач принимает только взрослых']
  ]) {
    otherServiceChanges<{ profiles: Record<string, unknown>[] }>('/api/v2/my/providers/book-capabilities', data => ({
      ...data,
      profiles: data.profiles.map(one => ({ ...one, onlineBookingAllowed: false, declineReasons: [{ code: 99, weight: 50, message }] }))
    }))
    await openForm(olga, slot)
    await expect.element(card(new RegExp(`^Мне .*${said}$`))).toBeDisabled()
    wayIsFree()
  }
})
