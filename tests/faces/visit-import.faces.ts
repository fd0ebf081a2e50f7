// A visit that was made by telephone comes into the account of its phone.
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { address, goTo, openFace } from './face.ts'
import { aPhoneVisit, askedAtOnce, GALINA } from './phone-visit.ts'
import { callsOf } from './seen-calls.ts'
import { isIn } from './visit-world.ts'
import { type Person, world } from './world.ts'

const PENDING = '/api/v2/my/providers/orders/pub'
const found = page.getByRole('dialog', { name: 'Найден визит' })
const goOn = found.getByRole('button', { name: 'Продолжить' })

beforeEach(askedAtOnce)
/** For a test of when and how often it is asked. */
const inRealTime = () => void vi.restoreAllMocks()

/** Milliseconds between two calls, the first one's answer and the second one's start, as the browser measured them. */
function between(former: string, later: string): number {
  const [first] = callsOf(former)
  const [second] = callsOf(later)
  return second!.startTime - first!.responseEnd
}

async function takeIn(email?: string): Promise<void> {
  await found.getByRole('radio', { name: 'Меня' }).click()
  if (email !== undefined) await found.getByLabelText(/^Ваш email/).fill(email)
  await goOn.click()
  await expect.element(page.getByText('Визит добавлен в личный кабинет').first()).toBeVisible()
  await expect.element(found).not.toBeInTheDocument()
}

async function favouritesOf({ accountId }: Person) {
  return world.sql(
    `select d.last_name, d.photo_url from favourites f join doctors d on d.id = f.doctor_id where f.account_id = '${accountId}'`
  )
}

test('a visit that waits is asked for 1500 ms after the account is known, not before and not much later [4.110, 9.17]', async () => {
  inRealTime()
  const olga = await world.aPatient()
  await aPhoneVisit(olga.phone)
  // The parts of the page are there already when it opens once more.
  openFace('/visits', olga)
  await expect.element(found).toBeVisible()
  performance.clearResourceTimings()
  openFace('/visits', olga)
  await expect.element(found).toBeVisible()
  const waited = between('/api/v2/my/profile', PENDING)
  expect(waited).toBeGreaterThanOrEqual(1490)
  expect(waited).toBeLessThan(6000)
})

test('a visit that waits is asked for by one call, however the person goes about [4.111]', async () => {
  inRealTime()
  const olga = await world.aPatient()
  await aPhoneVisit(olga.phone)
  openFace('/visits', olga)
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(found).toBeVisible()
  await found.getByRole('button', { name: 'Не сейчас' }).click()
  await goTo('profile')
  await expect.element(page.getByRole('heading', { name: 'Профиль' })).toBeVisible()
  document.dispatchEvent(new Event('visibilitychange'))
  await goTo('visits')
  await expect.element(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
  const asked = (await world.asked()).filter(({ path }) => path === PENDING)
  expect(asked).toEqual([expect.objectContaining({ method: 'GET', path: PENDING })])
})

test('for oneself the visit is taken in under the own id [4.126]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const { omId, orderId } = await aPhoneVisit(olga.phone)
  openFace('/visits', olga)
  await takeIn()
  await expect.element(page.getByRole('article').getByText('Ковалёва Анна Сергеевна')).toBeVisible()
  const imports = (await world.asked()).filter(({ path }) => path === `${PENDING}/import`)
  expect(imports).toEqual([
    expect.objectContaining({ method: 'POST', body: expect.objectContaining({ omId, profileId: olga.profileId, self: true }) })
  ])
  await expect
    .poll(() => world.sql(`select profile_id from visits where order_id = '${orderId}'`))
    .toEqual([{ profile_id: olga.profileId }])
})

test('with the visit its doctor becomes a favourite, shown with the photo if there is one [4.117]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const { assignmentId } = await aPhoneVisit(olga.phone, { doctor: { lastName: 'Мороз' } })
  const photo = '/doctors/moroz.webp'
  await world.sql(`update doctors set photo_url = '${photo}' where id = (select doctor_id from assignments where id = ${assignmentId})`)
  openFace('/visits', olga)
  await takeIn()
  await aPhoneVisit(olga.phone, { doctor: { lastName: 'Зуева' }, startsAt: '2026-11-25T11:30:00Z' })
  openFace('/visits', olga)
  await takeIn()
  openFace('/timeslot', olga)
  const mine = page.getByRole('navigation', { name: 'Мои врачи' }).getByRole('link')
  await expect.element(mine.filter({ hasText: 'Мороз' })).toBeVisible()
  const photoOf = (name: string) => mine.filter({ hasText: name }).element().querySelector('img')?.getAttribute('src')
  expect(photoOf('Мороз')).toBe(photo)
  expect(photoOf('Зуева')).toBeUndefined()
  await expect.poll(() => callsOf(photo).length).toBeGreaterThan(0)
})

test('a visit that waits is offered; of one that was taken in before the doctor alone is bookmarked, and only if a host page asked for it [4.114, 4.121]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const { orderId } = await aPhoneVisit(olga.phone)
  openFace('/visits', olga)
  await takeIn()
  await world.sql('delete from favourites')
  const visitId = await world.visitName({ orderId, phone: olga.phone })

  performance.clearResourceTimings()
  await world.forgetAsked()
  openFace(`/visits?visitId=${visitId}`, olga)
  await expect.poll(async () => (await world.asked()).filter(({ path }) => path === PENDING).length).toBe(1)
  await expect.poll(() => callsOf(PENDING).at(-1)!.responseEnd).toBeGreaterThan(0)
  await goTo('profile')
  await expect.element(page.getByRole('heading', { name: 'Профиль' })).toBeVisible()
  expect((await world.asked()).filter(({ method }) => method !== 'GET')).toEqual([])
  expect(await favouritesOf(olga)).toEqual([])

  sessionStorage.clear()
  await world.forgetAsked()
  openFace(`/visits?ed=true&visitId=${visitId}`, olga)
  await expect.poll(() => favouritesOf(olga)).toEqual([expect.objectContaining({ last_name: 'Ковалёва' })])
  await expect.poll(address).toBe('/visits')
  const asked = await world.asked()
  expect(asked).toContainEqual(expect.objectContaining({ method: 'GET', path: PENDING, query: { ed: 'true', orderId: visitId } }))
  expect([...new Set(asked.filter(({ method }) => method !== 'GET').map(({ path }) => path))]).toEqual(['/api/v2/my/favourites'])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('the main e-mail stays when the same one is typed, and gives way to another [4.128]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  await aPhoneVisit(olga.phone)
  openFace('/visits', olga)
  await expect.element(found.getByLabelText(/^Ваш email/)).toHaveValue('olga@post.example')
  await takeIn('Olga@Post.example')
  expect(await world.letters()).toEqual([])
  openFace('/profile', olga)
  await expect.element(page.getByText('olga@post.example', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('ждёт подтверждения')).not.toBeInTheDocument()

  await aPhoneVisit(olga.phone, { startsAt: '2026-11-25T11:30:00Z' })
  openFace('/visits', olga)
  await takeIn('new@post.example')
  openFace('/profile', olga)
  await expect.element(page.getByText('new@post.example', { exact: true }).first()).toBeVisible()
})

test('«Продолжить» waits for the choice under «Это визит для:», unless the patient is known without a doubt [4.123, 5.50]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  await aPhoneVisit(olga.phone)
  openFace('/visits', olga)
  const choice = found.getByRole('group', { name: 'Это визит для:' })
  await expect.element(choice).toBeVisible()
  await expect.element(goOn).toBeDisabled()
  await expect.element(goOn).toHaveAccessibleDescription('Выберите, для кого этот визит.')
  await choice.getByRole('radio', { name: 'Меня' }).click()
  await expect.element(goOn).toBeEnabled()

  const galina = await world.aPatient({ ...GALINA, sex: 'FEMALE', email: 'galina@post.example' })
  await aPhoneVisit(galina.phone, { startsAt: '2026-11-25T11:30:00Z' })
  openFace('/visits', galina)
  await expect.element(goOn).toBeEnabled()
  await expect.element(choice).not.toBeInTheDocument()
})

test('what is missing is named in the order of the page, and a press on it leads to its field', async () => {
  const olga = await world.aPatient()
  await aPhoneVisit(olga.phone)
  openFace('/visits', olga)
  await expect.element(found).toBeVisible()
  const lead = (text: string) => found.getByRole('button', { name: text })
  await lead('Выберите, для кого этот визит.').click()
  await expect.element(found.getByRole('radio', { name: 'Меня' })).toHaveFocus()
  await found.getByRole('radio', { name: 'Меня' }).click()
  await lead('Укажите email, чтобы продолжить.').click()
  const email = found.getByLabelText(/^Ваш email/)
  await expect.element(email).toHaveFocus()
  await expect.element(email).toBeInViewport({ ratio: 1 })
})

test('for oneself the data of the visit may be saved into the profile, but not by whom a programme of an employer knows [5.46]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  await aPhoneVisit(olga.phone)
  await world.writeProgrammes()
  const saving = found.getByRole('checkbox', { name: 'Сохранить данные пациента в профиль' })
  openFace('/visits', olga)
  await found.getByRole('radio', { name: 'Меня' }).click()
  await expect.element(saving).toBeVisible()
  await isIn(olga, 'epam-health')
  openFace('/visits', olga)
  await found.getByRole('radio', { name: 'Меня' }).click()
  await expect.element(goOn).toBeEnabled()
  await expect.element(saving).not.toBeInTheDocument()
})

test('what the address has named, a host’s flag, a visit and a phone, is forgotten once the visit is taken in [4.119]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const { orderId } = await aPhoneVisit(olga.phone)
  const visitId = await world.visitName({ orderId, phone: olga.phone })
  const kept = () => Object.keys(sessionStorage).filter(key => key.startsWith('vizit.host-'))
  openFace(`/visits?tab=past&ed=true&visitId=${visitId}&phone=${olga.phone}`, olga)
  await expect.element(found).toBeVisible()
  expect(kept()).toContain('vizit.host-visit')
  await takeIn()
  await expect.poll(address).toBe('/visits')
  expect(kept()).toEqual([])
})

const LATER = { path: `${PENDING}/later`, method: 'POST' }
const waits = page.getByText('Есть запись, сделанная по телефону')

test('«Не сейчас» is in sight however small the screen is, and is remembered: another device does not ask again, and the visit is taken in later from the line that waits [1.49]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const { omId, orderId } = await aPhoneVisit(olga.phone)
  openFace('/visits', olga)
  await expect.element(found).toBeVisible()
  await page.viewport(360, 640)
  const later = found.getByRole('button', { name: 'Не сейчас' })
  await expect.element(later).toBeInViewport({ ratio: 1 })
  await later.click()
  await expect.element(found).not.toBeInTheDocument()
  await expect.element(waits).toBeVisible()
  await expect
    .poll(async () => (await world.asked()).filter(one => one.path === LATER.path))
    .toEqual([expect.objectContaining({ ...LATER, body: { omId } })])
  await expect.poll(() => world.sql('select put_off_at is not null as later from phone_visits')).toEqual([{ later: true }])
  await page.viewport(1280, 800)

  // Another device of the account knows nothing but what the server says.
  localStorage.clear()
  sessionStorage.clear()
  openFace('/visits', olga)
  await expect.element(waits).toBeVisible()
  await expect.element(found).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  await takeIn()
  await expect.element(waits).not.toBeInTheDocument()
  await expect
    .poll(() => world.sql(`select profile_id from visits where order_id = '${orderId}'`))
    .toEqual([{ profile_id: olga.profileId }])
})

test('a visit that waits asks where one comes to the visits, and over nothing else that one does [4.110]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const { timetableId } = await world.aSlot({ doctor: { lastName: 'Мороз' } })
  await aPhoneVisit(olga.phone, { startsAt: '2026-11-25T11:30:00Z' })
  for (const [path, shown] of [
    [`/timeslot/${timetableId}`, 'Для кого визит'],
    ['/family', 'Моя семья'],
    ['/tests', 'Анализы'],
    ['/profile', 'Профиль']
  ] as const) {
    openFace(path, olga)
    await expect.element(page.getByText(shown).first()).toBeVisible()
    expect(found.elements()).toEqual([])
  }
  await goTo('visits')
  await expect.element(found).toBeVisible()
  expect((await world.asked()).filter(({ path }) => path === PENDING)).toHaveLength(1)
})

test('a link to a visit that was put off asks about it once more', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const { orderId } = await aPhoneVisit(olga.phone)
  openFace('/visits', olga)
  await found.getByRole('button', { name: 'Не сейчас' }).click()
  await expect.element(waits).toBeVisible()
  openFace(`/visits?ed=true&visitId=${await world.visitName({ orderId, phone: olga.phone })}`, olga)
  await found.getByRole('button', { name: 'Не сейчас' }).click()
  await expect.poll(address).toBe('/visits')
  await expect.element(waits).toBeVisible()
  await expect.element(found).not.toBeInTheDocument()
})
