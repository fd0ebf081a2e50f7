// A session ends while a form is being filled: what was typed is its owner's, also after a reload.
import { browserEntries } from '@vizit/client/cache/browser-entries'
import { cacheKey } from '@vizit/client/cache/seal'
import { readEntry } from '@vizit/client/cache/sealed-entries'
import { SIGNING_OUT_KEY } from '@vizit/client/session/session-store'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { type Person, pass, world } from './world.ts'

const note = page.getByLabelText(/^Что беспокоит/)
const sentCode = async () => /код (\d{6})/.exec((await world.sms()).at(-1)!.text)![1]!
const isKept = async () => (await browserEntries.get('slot-draft')) !== undefined

async function signIn(phone: string): Promise<void> {
  await page.getByLabelText('Номер телефона').fill(`+${phone}`)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByRole('heading', { name: 'Код из SMS' })).toBeVisible()
  await page.getByLabelText('Введите код из SMS').fill(await sentCode())
}

/** Types into the form of a slot, and the server ends the session: the sign-in stands there. */
async function type(olga: Person, timetableId: string): Promise<void> {
  openFace(`/timeslot/${timetableId}`, olga)
  await expect.element(page.getByRole('timer')).toBeVisible()
  await note.fill('Болит колено')
}

async function lose(olga: Person): Promise<void> {
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).click()
  await world.sql(`delete from sessions where account_id = '${olga.accountId}'`)
  // Whichever call is the first to be told; a call of the form's own may have been under way.
  const send = page.getByRole('button', { name: /^Записаться на/ }).query()
  if (send) (send as HTMLButtonElement).click()
  await expect.element(page.getByLabelText('Номер телефона')).toBeVisible()
}

async function typeAndLose(olga: Person, timetableId: string): Promise<void> {
  await type(olga, timetableId)
  await lose(olga)
  await expect.poll(isKept).toBe(true)
}

test('what was typed when the session ended stands in the form again after a reload and the sign-in of the same person', async () => {
  const olga = await world.aPatient()
  const { timetableId } = await world.aSlot()
  await typeAndLose(olga, timetableId)
  openFace(address())
  await signIn(olga.phone)
  await expect.poll(address).toContain(`/timeslot/${timetableId}`)
  await expect.element(note).toHaveValue('Болит колено')
  await expect.poll(isKept).toBe(false)
})

test('only the note, its slot and its person are kept, sealed for the account', async () => {
  const olga = await world.aPatient()
  const { timetableId } = await world.aSlot()
  await typeAndLose(olga, timetableId)
  const [{ hash_key: hashKey }] = (await world.sql(`select hash_key from accounts where id = '${olga.accountId}'`)) as [
    { hash_key: string }
  ]
  const kept = await browserEntries.get('slot-draft')
  expect(new TextDecoder().decode(kept!.data)).not.toContain('колено')
  expect(await readEntry(browserEntries, await cacheKey(hashKey), 'slot-draft')).toEqual({
    timeslotId: timetableId,
    profileId: olga.profileId,
    clientNote: 'Болит колено'
  })
})

test('what ails a child stands in the form again only once the child is chosen again', async () => {
  const olga = await world.aPatient()
  await world.aChild(olga, { firstName: 'Миша' })
  const { timetableId } = await world.aSlot({ doctor: { adult: true, children: true } })
  await type(olga, timetableId)
  await note.fill('')
  const child = page.getByRole('radio', { name: /Миша/ })
  await child.click()
  await note.fill('Болит ухо')
  await lose(olga)
  await expect.poll(isKept).toBe(true)
  await signIn(olga.phone)
  await expect.poll(address).toContain(`/timeslot/${timetableId}`)
  await expect.element(note).toBeVisible()
  await expect.poll(isKept).toBe(false)
  await expect.element(child).not.toBeChecked()
  await expect.element(note).toHaveValue('')
  await child.click()
  await expect.element(note).toHaveValue('Болит ухо')
})

for (const way of ['after a reload', 'in the same tab']) {
  test(`another person who signs in on the same device ${way} never sees it, and then it is gone for everybody`, async () => {
    const [olga, inna] = [await world.aPatient(), await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' })]
    const { timetableId } = await world.aSlot()
    await typeAndLose(olga, timetableId)
    if (way === 'after a reload') openFace(address())
    await signIn(inna.phone)
    await expect.poll(address).toContain(`/timeslot/${timetableId}`)
    await expect.element(note).toBeVisible()
    await expect.poll(isKept).toBe(false)
    await expect.element(note).toHaveValue('')
  })
}

test('after an hour it is gone when the form of any slot or the visits are next opened, whoever opens them', async () => {
  const [olga, inna] = [await world.aPatient(), await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' })]
  const { timetableId } = await world.aSlot()
  await typeAndLose(olga, timetableId)
  await pass(3500)
  openFace('/visits', inna)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeVisible()
  await expect.poll(() => browserEntries.get('visits')).toBeDefined()
  expect(await isKept()).toBe(true)
  await pass(100)
  openFace('/visits', inna)
  await expect.poll(isKept).toBe(false)
})

test('while another tab signs out nothing is kept of what is typed here', async () => {
  const olga = await world.aPatient()
  const { timetableId } = await world.aSlot()
  await type(olga, timetableId)
  // As the other tab does from the press until all is wiped.
  localStorage.setItem(SIGNING_OUT_KEY, '1')
  await lose(olga)
  await signIn(olga.phone)
  await expect.poll(address).toContain(`/timeslot/${timetableId}`)
  await expect.element(note).toHaveValue('')
  expect(await isKept()).toBe(false)
})

test('a sign-out tells other tabs before the server ends the session, and leaves no trace of it', async () => {
  const olga = await world.aPatient()
  const { fetch } = window
  const told: (string | null)[] = []
  window.fetch = (...args) => {
    const [target] = args
    const url = target instanceof Request ? target.url : target.toString()
    if (url.endsWith('/sign-out')) told.push(localStorage.getItem(SIGNING_OUT_KEY))
    return fetch(...args)
  }
  onTestFinished(() => {
    window.fetch = fetch
  })
  openFace('/profile', olga)
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click()
  await expect.poll(() => localStorage.getItem('vizit.session')).toBeNull()
  expect(told).toEqual(['1'])
  await expect.poll(() => localStorage.getItem(SIGNING_OUT_KEY)).toBeNull()
})
