// What the list of visits shows of each status, what it keeps on the device, and what becomes of a bill.
import type { Visit } from '@vizit/contract/visits'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { about, openFace } from './face.ts'
import { otherServiceChanges } from './other-service.ts'
import { anInvoice, aVisitRow } from './visit-world.ts'
import { aVisit, type Person, setNow, world } from './world.ts'

const ORDERS = '/api/v2/my/providers/orders'
const visitOf = (lastName: string) => page.getByRole('article', { name: new RegExp(lastName) })

let after = 0
beforeEach(() => {
  after = 0
})

/** A visit in this status, at a doctor of this name, on this day; each begins 20 minutes after the former one. */
async function inStatus({ accountId, profileId }: Person, status: string, lastName: string, day: string): Promise<void> {
  const startsAt = new Date(Date.parse(`${day}T05:00:00Z`) + 20 * 60_000 * after++).toISOString()
  const { assignmentId } = await world.aDoctor({ lastName })
  await world.sql(`
    insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, held_until, cancelled_by, created_at, updated_at)
    select gen_random_uuid(), '${accountId}', '${profileId}', provider_id, id, doctor_id, '${startsAt}', '${startsAt}'::timestamptz + interval '20 minutes', '${status}',
      ${status === 'reserved' ? `'${startsAt}'` : 'null'}, ${status === 'cancelled' ? `'patient'` : 'null'}, now(), now()
    from assignments where id = ${assignmentId}`)
}

test('a visit that is over is a past one unless it was reserved, entered by hand or cancelled [4.66]', async () => {
  const olga = await world.aPatient()
  for (const [status, name] of [
    ['done', 'Дудко'],
    ['no_show', 'Носова'],
    ['booked', 'Белая'],
    ['reserved', 'Резник'],
    ['created_manually', 'Мазур'],
    ['cancelled', 'Олехно']
  ] as const)
    await inStatus(olga, status, name, '2026-11-18')
  openFace('/visits?tab=past', olga)
  for (const name of ['Дудко', 'Носова', 'Белая']) await expect.element(visitOf(name)).toBeVisible()
  await expect.element(page.getByRole('article')).toHaveLength(3)
})

test('a visit that has begun is ahead until it ends, and only then a past one or, entered by hand, none [4.66]', async () => {
  const olga = await world.aPatient()
  for (const [profileId, status, name] of [
    [olga.profileId, 'booked', 'Белая'],
    [await world.aChild(olga), 'created_manually', 'Мазур']
  ] as const)
    await aVisitRow(profileId, (await world.aDoctor({ lastName: name })).assignmentId, { startsAt: '2026-11-20T07:50:00Z', status })
  openFace('/visits', olga)
  for (const name of ['Белая', 'Мазур']) await expect.element(visitOf(name)).toBeVisible()
  await setNow('2026-11-20T08:10:00Z')
  openFace('/visits?tab=past', olga)
  await expect.element(visitOf('Белая')).toBeVisible()
  await expect.element(page.getByRole('article')).toHaveLength(1)
})

test('a time that was only held and is over is no past visit, also where a server sends it [4.66]', async () => {
  const olga = await world.aPatient()
  for (const name of ['Дудко', 'Резник']) await inStatus(olga, 'done', name, '2026-11-18')
  otherServiceChanges<{ orders: Visit[] }>(ORDERS, said => ({
    ...said,
    orders: said.orders.map(one => (one.physicianName.startsWith('Резник') ? { ...one, status: 'reserved' } : one))
  }))
  openFace('/visits?tab=past', olga)
  await expect.element(visitOf('Дудко')).toBeVisible()
  await expect.element(page.getByRole('article')).toHaveLength(1)
})

test('a visit has one of eight statuses: each is shown in its own words, and a hold and an own cancelling are not shown [4.142]', async () => {
  const olga = await world.aPatient()
  for (const [status, name] of [
    ['pending', 'Павлова'],
    ['booked', 'Белая'],
    ['created_manually', 'Мазур'],
    ['failed', 'Фомина'],
    ['reserved', 'Резник'],
    ['cancelled', 'Олехно']
  ] as const)
    await inStatus(olga, status, name, '2026-11-24')
  await inStatus(olga, 'done', 'Дудко', '2026-11-18')
  await inStatus(olga, 'no_show', 'Носова', '2026-11-18')
  openFace('/visits', olga)
  for (const [name, words] of [
    ['Павлова', 'Подтверждаем'],
    ['Белая', 'Вы записаны'],
    ['Мазур', 'Вы записаны'],
    ['Фомина', 'Не подтверждён']
  ] as const)
    await expect.element(visitOf(name).getByText(words)).toBeVisible()
  await expect.element(page.getByRole('article')).toHaveLength(4)
  await page.getByRole('tab', { name: 'Прошедшие' }).click()
  await expect.element(visitOf('Дудко').getByText('Состоялся')).toBeVisible()
  await expect.element(visitOf('Носова').getByText('Вы не пришли')).toBeVisible()
  await expect.element(page.getByRole('article')).toHaveLength(2)
})

test('the copy of visits is read with the key of the profile, and without a key nothing is written and nothing is shown [4.68]', async () => {
  const olga = await world.aPatient()
  await aVisit(olga, await world.aSlot({ doctor: { lastName: 'Мороз' } }))
  openFace('/visits', olga)
  await expect.element(visitOf('Мороз')).toBeVisible()
  await world.faults([{ path: ORDERS, kind: 'cut' }])
  openFace('/visits', olga)
  await expect.element(visitOf('Мороз')).toBeVisible()
  await expect.element(page.getByText(/Показываем копию за/).first()).toBeVisible()
  // The key comes with the profile, and the app alone has kept that (0086).
  await world.faults([
    { path: ORDERS, kind: 'cut' },
    { path: '/api/v2/my/profile', kind: 'cut' }
  ])
  openFace('/visits', olga)
  await expect.element(page.getByText('Нет связи').first()).toBeVisible()
  if (about.called === 'patient') await expect.element(visitOf('Мороз')).toBeVisible()
  else await expect.element(visitOf('Мороз')).not.toBeInTheDocument()

  const boris = await world.aPatient()
  await world.faults([])
  await aVisit(boris, await world.aSlot({ doctor: { lastName: 'Зуева' } }))
  await world.sql(`update accounts set hash_key = '' where id = '${boris.accountId}'`)
  openFace('/visits', boris)
  await expect.element(visitOf('Зуева')).toBeVisible()
  await world.faults([{ path: ORDERS, kind: 'cut' }])
  openFace('/visits', boris)
  await expect.element(page.getByText('Нет связи').first()).toBeVisible()
  await expect.element(visitOf('Зуева')).not.toBeInTheDocument()
})

/** A bill of three services for a visit of this person. */
async function ofThree(olga: Person): Promise<string> {
  await inStatus(olga, 'done', 'Дудко', '2026-11-18')
  const [visit] = (await world.sql('select order_id from visits')) as [{ order_id: string }]
  const services = [1, 2, 3].map(n => ({ name: `Услуга ${n}`, priceKopecks: 1000 * n }))
  return anInvoice(olga.profileId, visit.order_id, services)
}

async function send(positions: string): Promise<void> {
  await page.getByRole('button', { name: `Отправить ответ: ${positions}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click()
  await expect.element(page.getByText('Ответ отправлен').first()).toBeVisible()
}

test('with every service confirmed the payment is confirmed in full, and not before [4.87]', async () => {
  const olga = await world.aPatient()
  openFace(`/visits/invoices/${await ofThree(olga)}`, olga)
  const confirm = (name: string) => page.getByRole('region', { name }).getByRole('radio', { name: 'Подтвердить' })
  await confirm('Услуга 1').click()
  await confirm('Услуга 2').click()
  await send('2 позиции')
  await expect.element(confirm('Услуга 2')).not.toBeInTheDocument()
  await expect.element(page.getByText('Оплата подтверждена полностью')).not.toBeInTheDocument()
  await confirm('Услуга 3').click()
  await send('1 позиция')
  await expect.element(page.getByText('Оплата подтверждена полностью')).toBeVisible()
  await expect.element(page.getByText('Услуги подтверждены')).toBeVisible()
})

test('with every service rejected the payment is rejected in full [4.89]', async () => {
  const olga = await world.aPatient()
  openFace(`/visits/invoices/${await ofThree(olga)}`, olga)
  for (const name of ['Услуга 1', 'Услуга 2', 'Услуга 3']) {
    const service = page.getByRole('region', { name })
    await service.getByRole('radio', { name: 'Отклонить' }).click()
    await service.getByLabelText('Почему отклоняете').fill('Этого не было')
  }
  await send('3 позиции')
  await expect.element(page.getByText('Оплата отклонена полностью')).toBeVisible()
  await expect.element(page.getByText('Услуги отклонены')).toBeVisible()
  await expect.poll(() => world.sql('select distinct decision from invoice_services')).toEqual([{ decision: 'rejected' }])
})
