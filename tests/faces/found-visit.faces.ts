// A visit that a registry has written down for a phone: what the cabinet shows of it, and what it sends to take it in.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { goTo, openFace } from './face.ts'
import { callsOf } from './seen-calls.ts'
import { world } from './world.ts'

const PENDING = '/api/v2/my/providers/orders/pub'

type Noted = { lastName: string; firstName: string; middleName: string; birthday: string; sex: string }

/** As the registry of the doctor's clinic leaves it; gives the name of the waiting visit. */
async function noted(phone: string, { lastName, firstName, middleName, birthday, sex }: Noted): Promise<string> {
  const slot = await world.aSlot({ doctor: { children: true } })
  const [orderId, omId] = [crypto.randomUUID(), crypto.randomUUID()]
  await world.sql(`
    insert into visits (order_id, provider_id, assignment_id, doctor_id, slot_id, starts_at, ends_at, status, created_at, updated_at)
    select '${orderId}', a.provider_id, a.id, a.doctor_id, s.id, s.starts_at, s.ends_at, 'created_manually', '2026-11-20T07:30:00Z', '2026-11-20T07:30:00Z'
    from slots s join assignments a on a.id = s.assignment_id where s.id = ${slot.timetableId}`)
  await world.sql(`update slots set taken_by = 'visit' where id = ${slot.timetableId}`)
  await world.sql(`
    insert into phone_visits (order_id, om_id, phone, way, last_name, first_name, middle_name, birthday, sex, created_at)
    values ('${orderId}', '${omId}', '${phone}', 'registry', '${lastName}', '${firstName}', '${middleName}', '${birthday}', '${sex}', '2026-11-20T07:30:00Z')`)
  return omId
}

const dialog = page.getByRole('dialog', { name: 'Найден визит' })

test('the found visit is told with its order and its patient, and goes to the person whom targetProfile names by _id, with the word that its data are to be saved [2.100, 3.86, 3.87]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const omId = await noted(olga.phone, {
    lastName: 'Савицкая',
    firstName: 'Ольга',
    middleName: 'Викторовна',
    birthday: '1990-05-15',
    sex: 'FEMALE'
  })
  openFace(`/visits?ed=true&phone=${olga.phone}`, olga)
  await expect.element(dialog).toBeVisible()
  const told = (dialog.element() as HTMLElement).innerText.replaceAll(/\s+/g, ' ')
  for (const one of [
    'вторник, 24 ноября',
    '14:30',
    'Ковалёва Анна Сергеевна',
    'Каштан на Сурганова',
    'Савицкая Ольга Викторовна',
    'Дата рождения: 15 мая 1990'
  ])
    expect(told).toContain(one)
  await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument()
  await dialog.getByRole('checkbox', { name: 'Сохранить данные пациента в профиль' }).click()
  await dialog.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByText('Визит добавлен в личный кабинет')).toBeVisible()
  const sent = (await world.asked()).find(one => one.path === '/api/v2/my/providers/orders/pub/import')
  expect(sent).toMatchObject({ method: 'POST', body: { omId, profileId: olga.profileId, self: true, useOrderPatientData: true } })
  openFace(`/visits?ed=true&phone=${olga.phone}`, olga)
  await expect.element(page.getByRole('article', { name: 'Ковалёва Анна Сергеевна' })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a visit of an adult is for «Меня» or «Другое», one of a minor for «Моего ребенка» or «Другое» [3.89, 5.48, 5.49]', async () => {
  for (const [birthday, offered] of [
    ['1962-04-09', ['Меня', 'Другое']],
    ['2008-11-20', ['Меня', 'Другое']],
    ['2008-11-21', ['Моего ребенка', 'Другое']]
  ] as const) {
    const olga = await world.aPatient({ email: `olga.${birthday}@post.example` })
    await noted(olga.phone, { lastName: 'Громыко', firstName: 'Вера', middleName: 'Петровна', birthday, sex: 'FEMALE' })
    openFace(`/visits?ed=true&phone=${olga.phone}`, olga)
    const visitor = dialog.getByRole('group', { name: 'Это визит для:' })
    await expect.element(visitor).toBeVisible()
    expect(
      visitor
        .getByRole('radio')
        .elements()
        .map(one => one.closest('label')!.innerText.trim())
    ).toEqual(offered)
    await expect.element(dialog.getByRole('button', { name: 'Продолжить' })).toBeDisabled()
  }
})

test('a visit that is not there is told of only where a host page has asked for it [4.112]', async () => {
  const olga = await world.aPatient()
  const missing = page.getByRole('dialog', { name: 'Визит не найден' })
  performance.clearResourceTimings()
  openFace('/visits?visitId=gone', olga)
  await expect.poll(() => callsOf(PENDING).at(-1)?.responseEnd).toBeGreaterThan(0)
  await goTo('profile')
  await expect.element(page.getByRole('heading', { name: 'Профиль' })).toBeVisible()
  await expect.element(missing).not.toBeInTheDocument()
  sessionStorage.clear()
  openFace('/visits?ed=true&visitId=gone', olga)
  for (const name of ['Новый визит', 'Закрыть']) await expect.element(missing.getByRole('button', { name }).first()).toBeVisible()
})
