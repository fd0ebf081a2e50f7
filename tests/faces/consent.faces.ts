// The consent that is asked for before the cabinet is used: of whom, for what, and where it leads.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { boxes, next, tickAll } from './consent-steps.ts'
import { openFace } from './face.ts'
import { answerTo, callTo, hear } from './wire.ts'
import { type Person, world } from './world.ts'

const CONSENTS = '/api/v2/my/consents'

/** A parent and a child, of whom nobody has agreed to anything. */
async function aFamily(): Promise<{ olga: Person; misha: string }> {
  const olga = await world.aPatient()
  const misha = await world.aChild(olga)
  await world.sql('delete from consents')
  return { olga, misha }
}

async function sent() {
  return (await callTo('POST', `${CONSENTS}/all`)).body as { people: { profileId: string; consents: { kind: string }[] }[] }
}

test('whoever is asked for oneself alone is not asked for each of several people', async () => {
  const olga = await world.aPatient()
  await world.sql('delete from consents')
  openFace('/visits', olga)
  await expect.element(page.getByText(/^Прочитайте и отметьте согласие\. /)).toBeVisible()
  await world.aChild(olga)
  await world.sql('delete from consents')
  openFace('/visits', olga)
  await expect.element(page.getByText(/^Прочитайте и отметьте согласие за каждого\. /)).toBeVisible()
})

test('consent is asked for oneself and for each child under 18 who lacks it, by id and name, and is sent for them [3.88, 5.45]', async () => {
  const { olga, misha } = await aFamily()
  await world.aChild(olga, { firstName: 'Степан', birthday: '2015-06-01' })
  await world.aChild(olga, { firstName: 'Фёдор', birthday: '2008-11-20' })
  await world.sql(`delete from consents where profile_id in (select id from profiles where first_name = 'Фёдор')`)
  const heard = hear()
  openFace('/visits', olga)
  expect((await answerTo(heard, 'GET', `${CONSENTS}/needed`)).data).toEqual({
    people: [
      { id: olga.profileId, name: 'Савицкая Ольга Викторовна', isChild: false, isMe: true },
      { id: misha, name: 'Савицкий Михаил Андреевич', isChild: true, isMe: false }
    ]
  })
  const people = page.getByRole('region', { name: /^Савицк/ })
  await expect.poll(() => people.elements()).toHaveLength(2)
  await expect.element(page.getByRole('region', { name: 'Савицкая Ольга Викторовна' }).getByText('Ваше согласие')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Савицкий Михаил Андреевич' }).getByText('Ребёнок')).toBeVisible()
  await tickAll()
  await next.click()
  expect((await sent()).people.map(({ profileId }) => profileId)).toEqual([olga.profileId, misha])
})

test('the time that has been chosen stays in sight while consent is asked for, says what comes next, and its form follows', async () => {
  const { olga } = await aFamily()
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  openFace(`/timeslot/${timetableId}`, olga)
  const ticket = page.getByRole('region', { name: 'Выбранное время' })
  await expect.element(ticket).toMatchTextContent(/Дальше\s— согласие, потом запись.*14:30.*Закрепим его за вами после согласия/)
  await tickAll()
  await next.click()
  await expect.element(page.getByRole('timer')).toBeVisible()
  await world.sql('delete from consents')
  const taken = await world.aSlot({ startsAt: '2026-11-25T11:30:00Z' })
  await world.sql(`update slots set taken_by = 'visit' where id = ${taken.timetableId}`)
  openFace(`/timeslot/${taken.timetableId}`, olga)
  await expect.element(ticket).toMatchTextContent(/Это время уже заняли\. После согласия предложим другое/)
  openFace('/visits', olga)
  await expect.element(page.getByRole('region', { name: 'Савицкая Ольга Викторовна' })).toBeVisible()
  await expect.element(ticket).not.toBeInTheDocument()
})

test('one’s own data and the agreement with privacy have a box each, a child the parental consent, and none of them may be left out [4.130, 5.43, 5.44]', async () => {
  const { olga } = await aFamily()
  openFace('/visits', olga)
  await tickAll()
  const wordsOf = (name: RegExp) =>
    page
      .getByRole('region', { name })
      .getByRole('checkbox')
      .elements()
      .map(one => one.closest('label')!.innerText)
  expect(wordsOf(/Ольга/)).toEqual([
    'Даю согласие на обработку моих персональных данных',
    'Принимаю пользовательское соглашение и политику конфиденциальности'
  ])
  expect(wordsOf(/Михаил/)).toEqual(['Я родитель или законный представитель и даю согласие за ребёнка на обработку его данных'])
  for (const box of boxes.all()) {
    await expect.element(next).toBeEnabled()
    await box.click()
    await expect.element(next).toBeDisabled()
    await box.click()
  }
  await next.click()
  expect((await sent()).people.map(({ consents }) => consents.map(({ kind }) => kind))).toEqual([
    ['personal-data', 'user-agreement', 'privacy'],
    ['parental', 'personal-data']
  ])
})

test('whoever has given consent goes on at the heading of the page that follows it', async () => {
  openFace('/visits', await world.aPatient({ consents: false }))
  await tickAll()
  await next.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Визиты' })).toHaveFocus()
})
