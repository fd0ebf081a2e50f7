// What is open without signing in, and what only who has signed in may do.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { joins } from './family-world.ts'
import { type Person, world } from './world.ts'

const bookmark = (way: 'Добавить в' | 'Убрать из') => page.getByRole('button', { name: new RegExp(`^${way} избранн`) })

/** What was asked of the server that only the signed-in may ask; a visitor's own token is none of it. */
async function ownCalls(): Promise<string[]> {
  return (await world.asked()).map(({ path }) => path).filter(path => path.includes('/my/') && !path.endsWith('/anonymous-login'))
}

async function aPastVisit({ accountId, profileId }: Person): Promise<void> {
  await world.sql(`insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, created_at, updated_at)
    select gen_random_uuid(), '${accountId}', '${profileId}', provider_id, id, doctor_id, '2026-11-16T08:00Z', '2026-11-16T08:20Z', 'done', '2026-11-01', '2026-11-16' from assignments limit 1`)
}

test('a visitor browses the services, their places and times up to the choice of a time [6.04]', async () => {
  const { assignmentId } = await world.aDoctor()
  for (const name of ['УЗИ сердца', 'УЗИ печени']) await world.aService(assignmentId, { name })
  await world.aSlot({ assignmentId, startsAt: '2026-11-20T11:30:00Z' })
  openFace('/service')
  await page.getByRole('button', { name: 'УЗИ сердца' }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'УЗИ сердца' })).toBeVisible()
  await page.getByRole('button', { name: /^14:30/ }).click()
  await expect.element(page.getByRole('region', { name: 'Выбранное время' })).toMatchTextContent(/14:30/)
  expect(await ownCalls()).toEqual([])
})

test('a visitor browses the doctors, who are the physicians, their cards and times up to the choice of a time [6.02, 6.03, 6.05]', async () => {
  const { assignmentId, doctorId } = await world.aDoctor({ lastName: 'Мороз' })
  await world.aSlot({ assignmentId, startsAt: '2026-11-20T11:30:00Z' })
  openFace('/timeslot')
  const card = page.getByRole('article', { name: 'Мороз Анна Сергеевна' })
  await card.getByRole('button', { name: /^14:30/ }).click()
  await expect.element(page.getByRole('region', { name: 'Выбранное время' })).toMatchTextContent(/14:30/)
  openFace(`/doctor/${doctorId}`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Мороз Анна Сергеевна' })).toBeVisible()
  await expect.element(page.getByRole('main')).toMatchTextContent(/Терапевт/)
  expect(await ownCalls()).toEqual([])
})

test('a visitor who would be told of a free time signs in first, and comes back to where it is asked for', async () => {
  const [soon, later] = [await world.aDoctor({ lastName: 'Зуева' }), await world.aDoctor({ lastName: 'Мороз' })]
  await world.aSlot({ assignmentId: soon.assignmentId, startsAt: '2026-11-20T11:30:00Z' })
  await world.aSlot({ assignmentId: later.assignmentId, startsAt: '2026-11-24T11:30:00Z' })
  const path = `/timeslot?specialityId=${soon.specialityId}`
  openFace(path)
  const way = page.getByRole('article', { name: /^Мороз/ }).getByRole('link', { name: 'Сообщить, когда появится время' })
  await expect.element(way).toHaveAttribute('href', expect.stringMatching(/^\/sign-in\?from=%2Ftimeslot%3F/))
  expect(
    page
      .getByRole('article', { name: /^Зуева/ })
      .getByRole('link', { name: /^Сообщить/ })
      .elements()
  ).toEqual([])
  const from = new URL((way.element() as HTMLAnchorElement).href).searchParams.get('from')!
  openFace(from, await world.aPatient())
  await page
    .getByRole('article', { name: /^Мороз/ })
    .getByRole('button', { name: 'Сообщить, когда появится время' })
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Сообщить, когда появится время' })).toBeVisible()
})

test('a visitor writes no review: the way to one is the sign-in, and who has signed in and was there has the form [6.09]', async () => {
  const { doctorId } = await world.aDoctor()
  const olga = await world.aPatient()
  await aPastVisit(olga)
  const [{ order_id: orderId }] = (await world.sql('select order_id from visits')) as [{ order_id: string }]
  openFace(`/doctor/${doctorId}?tab=reviews`)
  const main = page.getByRole('main')
  const way = main.getByRole('link', { name: /отзыв/i })
  await expect.element(way).toHaveAttribute('href', expect.stringMatching(/^\/sign-in\?from=%2Fdoctor%2F/))
  await expect.element(main.getByRole('textbox')).not.toBeInTheDocument()
  openFace(`/visits/${orderId}/review`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
  openFace(`/doctor/${doctorId}?tab=reviews`, olga)
  await expect.element(way).toHaveAttribute('href', `/visits/${orderId}/review`)
  await way.click()
  await expect.element(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
})

test('who has signed in keeps doctors with a bookmark, finds them again and lets them go; a visitor is led to the sign-in [6.14]', async () => {
  const { doctorId } = await world.aDoctor()
  const olga = await world.aPatient()
  openFace(`/doctor/${doctorId}`)
  await expect
    .element(page.getByRole('link', { name: /^Добавить в избранное.*Сначала нужно войти/ }))
    .toHaveAttribute('href', expect.stringMatching(/^\/sign-in/))
  await expect.element(bookmark('Добавить в')).not.toBeInTheDocument()
  openFace(`/doctor/${doctorId}`, olga)
  await bookmark('Добавить в').click()
  await expect.element(bookmark('Убрать из')).toHaveAttribute('aria-pressed', 'true')
  openFace('/online-booking?mine=1', olga)
  await expect.element(page.getByRole('link', { name: 'Ковалёва А. С.' })).toBeVisible()
  openFace(`/doctor/${doctorId}`, olga)
  await bookmark('Убрать из').click()
  await expect.element(bookmark('Добавить в')).toBeVisible()
  openFace('/online-booking?mine=1', olga)
  await expect.element(page.getByRole('heading', { name: 'Здесь будут ваши врачи' })).toBeVisible()
})

test('a bookmark is sent with the name, the id and the branch; a doctor without a branch has none to press [5.72]', async () => {
  const { doctorId, branchId, assignmentId } = await world.aDoctor()
  const olga = await world.aPatient()
  openFace(`/doctor/${doctorId}`, olga)
  await bookmark('Добавить в').click()
  await expect.element(bookmark('Убрать из')).toBeVisible()
  await expect
    .poll(() => world.asked())
    .toContainEqual(
      expect.objectContaining({
        method: 'POST',
        path: '/api/v2/my/favourites',
        body: expect.objectContaining({ id: doctorId, displayName: 'Ковалёва Анна Сергеевна', branchId, type: 'physicians' })
      })
    )
  await world.sql(`delete from favourites`)
  await world.sql(`delete from assignments where id = ${assignmentId}`)
  openFace(`/doctor/${doctorId}`, olga)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/Ковалёва|Врач/)
  await expect.element(bookmark('Добавить в')).not.toBeInTheDocument()
})

test('calls of the signed-in are not sent for a visitor, nor once the session is gone: a press says that one must sign in [6.51]', async () => {
  const { doctorId } = await world.aDoctor()
  const olga = await world.aPatient()
  const pages = ['/timeslot', '/service', '/online-booking', `/doctor/${doctorId}`, '/centres', '/drugs']
  for (const path of pages) {
    openFace(path)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  for (const path of ['/visits', '/tests', '/family', '/profile', '/online-booking?mine=1', '/centres?mine=1']) {
    openFace(path)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(await ownCalls()).toEqual([])
  openFace('/timeslot', olga)
  await expect.poll(ownCalls).toContain('/api/v2/my/profile')
  await expect.poll(ownCalls).toContain('/api/v2/my/favourites')
  // signed out elsewhere, while this page is open
  await joins(olga, await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' }), 'OTHER')
  openFace('/family', olga)
  const allow = page.getByRole('button', { name: /^Разрешить записывать меня/ })
  await expect.element(allow).toBeVisible()
  await expect.poll(ownCalls).toContain('/api/v2/my/family/invites')
  localStorage.removeItem('vizit.session')
  await world.forgetAsked()
  await allow.click()
  await expect.element(page.getByText('Нужно войти')).toBeVisible()
  expect(await ownCalls()).toEqual([])
})
