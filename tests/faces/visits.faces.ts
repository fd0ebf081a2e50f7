// The list of visits as its owner sees it.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { aVisit, world } from './world.ts'

test('a patient without visits is told so, and where to book one [2.27]', async () => {
  openFace('/visits', await world.aPatient())
  await expect.element(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Записаться к врачу' })).toHaveAttribute('href', '/timeslot')
})

test('a visit stands in the list with its doctor', async () => {
  const patient = await world.aPatient()
  await aVisit(patient, await world.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { lastName: 'Мороз' } }))
  openFace('/visits', patient)
  await expect.element(page.getByText('Мороз Анна Сергеевна')).toBeVisible()
})

test('the search of visits wants every word of three letters and more, in any case and with ё as е, and passes over shorter ones [5.67, 5.68, 5.69, 5.70, 5.71, 9.15]', async () => {
  const olga = await world.aPatient()
  await aVisit(olga, await world.aSlot())
  await aVisit(olga, await world.aSlot({ startsAt: '2026-11-25T11:30:00Z', doctor: { lastName: 'Береза', speciality: 'Кардиолог' } }))
  openFace('/visits', olga)
  const shown = () =>
    ['Ковалёва', 'Береза'].filter(name => page.getByRole('article', { name: new RegExp(`^${name}`) }).elements().length > 0)
  await expect.poll(shown).toEqual(['Ковалёва', 'Береза'])
  await page.getByRole('button', { name: 'Поиск', exact: true }).click()
  for (const [typed, left] of [
    ['бер', ['Береза']],
    ['бе', ['Ковалёва', 'Береза']],
    ['зю БЕРЕЗА', ['Береза']],
    ['ковалева терапевт', ['Ковалёва']],
    ['берёза кардиолог', ['Береза']],
    ['береза терапевт', []]
  ] as const) {
    await page.getByPlaceholder('Поиск...').fill(typed)
    await expect.poll(shown, { message: typed }).toEqual(left)
  }
})
