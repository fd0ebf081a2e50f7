// A session ends while a form is being filled: what was typed is its owner's, also after a reload.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './cabinet.ts'
import { type Person, world } from './world.ts'

const note = page.getByLabelText(/^Что беспокоит/)
const sentCode = async () => /код (\d{6})/.exec((await world.sms()).at(-1)!.text)![1]!

async function signIn(phone: string): Promise<void> {
  await page.getByLabelText('Номер телефона').fill(`+${phone}`)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByRole('heading', { name: 'Код из SMS' })).toBeVisible()
  await page.getByLabelText('Введите код из SMS').fill(await sentCode())
}

/** Types into the form of a slot, and the server ends the session: the sign-in stands there. */
async function typeAndLose(olga: Person, timetableId: string): Promise<void> {
  openFace(`/timeslot/${timetableId}`, olga)
  await expect.element(page.getByRole('timer')).toBeVisible()
  await note.fill('Болит колено')
  await world.sql(`delete from sessions where account_id = '${olga.accountId}'`)
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).click()
  await page.getByRole('button', { name: /^Записаться на/ }).click()
  await expect.element(page.getByLabelText('Номер телефона')).toBeVisible()
  await expect.poll(async () => (await indexedDB.databases()).some(({ name }) => name === 'vizit-cache')).toBe(true)
}

test('what was typed when the session ended stands in the form again after a reload and the sign-in of the same person', async () => {
  const olga = await world.aPatient()
  const { timetableId } = await world.aSlot()
  await typeAndLose(olga, timetableId)
  openFace(address())
  await signIn(olga.phone)
  await expect.poll(address).toContain(`/timeslot/${timetableId}`)
  await expect.element(note).toHaveValue('Болит колено')
})

test('another person who signs in on the same device never sees it, and then it is gone for everybody', async () => {
  const [olga, inna] = [await world.aPatient(), await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' })]
  const { timetableId } = await world.aSlot()
  await typeAndLose(olga, timetableId)
  openFace(address())
  await signIn(inna.phone)
  await expect.poll(address).toContain(`/timeslot/${timetableId}`)
  await expect.element(note).toBeVisible()
  await expect
    .poll(
      () =>
        new Promise(tell => {
          const opening = indexedDB.open('vizit-cache')
          opening.onsuccess = () => {
            const asking = opening.result.transaction('entries').objectStore('entries').getAllKeys()
            asking.onsuccess = () => {
              opening.result.close()
              tell(asking.result.includes('slot-draft'))
            }
          }
        })
    )
    .toBe(false)
  await expect.element(note).toHaveValue('')
})
