// The list of medical centres: in which order, and which of them.
import { addFavourite } from '@vizit/contract/favourites'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { answersWait, otherServiceSays, wayIsFree } from './other-service.ts'
import { callTo } from './wire.ts'
import { agreed, callAs, world } from './world.ts'

const list = page.getByRole('list', { name: 'Медицинские центры' })
const shown = () =>
  list
    .getByRole('link')
    .elements()
    .map(link => link.textContent?.match(/^[А-Яа-яё]+?(?=Минск)/)?.[0])
const order = page.getByRole('group', { name: 'Порядок' })
const sheet = page.getByRole('dialog', { name: 'Какие центры' })

/** Каштан has two doctors, Ясень reviews; Каштан is of a provider where the programme pays. */
async function threeCentres() {
  const ids: Record<string, { centreId: string; branchId: string }> = {}
  for (const [name, provider] of [
    ['Ясень', 'azure'],
    ['Берёза', 'azure'],
    ['Каштан', 'birch']
  ] as const) {
    const { branchId } = await world.aDoctor({ provider })
    const [row] = await world.sql(`
      update centres set name = '${name}' where id = (select centre_id from branches where id = ${branchId}) returning id`)
    ids[name] = { centreId: String(row!.id), branchId }
  }
  const { assignmentId } = await world.aDoctor({ provider: 'birch' })
  await world.sql(`update assignments set branch_id = ${ids['Каштан']!.branchId} where id = ${assignmentId}`)
  await world.sql(`delete from branches b where not exists (select from assignments a where a.branch_id = b.id)`)
  await world.sql(`update centres set reviews_count = 38 where name = 'Ясень'`)
  return ids
}

test('centres are sorted by number of doctors, by name or by number of reviews [2.154, 3.92, 9.56]', async () => {
  await threeCentres()
  openFace('/centres')
  await expect.poll(shown).toEqual(['Берёза', 'Каштан', 'Ясень'])
  expect(
    order
      .getByRole('button')
      .elements()
      .map(one => one.textContent)
  ).toEqual(['По числу врачей', 'По названию', 'По числу отзывов'])
  const sort = async () => (await callTo('GET', '/api/v2/public/booking/all/centres')).query.sort
  expect(await sort()).toBe('byMedcenterName')
  await order.getByRole('button', { name: 'По числу отзывов' }).click()
  await expect.poll(shown).toEqual(['Ясень', 'Берёза', 'Каштан'])
  expect(await sort()).toBe('byFeedbacks')
  await order.getByRole('button', { name: 'По числу врачей' }).click()
  await expect.poll(shown).toEqual(['Каштан', 'Берёза', 'Ясень'])
  expect(await sort()).toBe('byDoctorsCount')
  await expect.element(list.getByRole('link', { name: /^Каштан/ })).toMatchTextContent(/2 врача/)
})

test('the sheet asks which centres: any, from bookmarks, or of the programme; its button counts in the right plural [2.153, 3.98]', async () => {
  const ids = await threeCentres()
  const person = await world.aPatient()
  await world.writeProgrammes()
  await world.payAt('birch')
  const [programme] = await world.sql(`select id, caption from programmes where id = 'epam-health'`)
  await world.sql(`insert into coverages (id, profile_id, account_id, programme_id, way, email, status, valid_from, created_at, updated_at)
    values (gen_random_uuid(), '${person.profileId}', '${person.accountId}', 'epam-health', 'WORK_EMAIL', 'o@orbita.example', 'ACTIVE', '2026-01-01', now(), now())`)
  const { centreId, branchId } = ids['Ясень']!
  agreed(await callAs(person)(addFavourite, { type: 'medcenters', id: centreId, displayName: 'Ясень', photoUrl: null, branchId }))
  openFace('/centres', person)
  await expect.poll(shown).toHaveLength(3)
  await page.getByRole('button', { name: 'Фильтр', exact: true }).click()
  await expect.element(sheet.getByRole('button', { name: 'Показать 3 центра' })).toBeVisible()
  await expect
    .poll(() =>
      sheet
        .getByRole('radio')
        .elements()
        .map(one => one.closest('label')?.textContent)
    )
    .toEqual(['Любые', 'Из закладок', `По программе «${programme!.caption}»`])
  await sheet.getByRole('radio', { name: 'Из закладок' }).click()
  await sheet.getByRole('button', { name: 'Показать 1 центр' }).click()
  await expect.poll(shown).toEqual(['Ясень'])
  await expect.poll(address).toMatch(/mine=1/)
  await page.getByRole('button', { name: 'Фильтр: 1' }).click()
  await sheet.getByRole('radio', { name: /^По программе/ }).click()
  await sheet.getByRole('button', { name: 'Показать 1 центр' }).click()
  await expect.poll(shown).toEqual(['Каштан'])
  expect(address()).toMatch(new RegExp(`programme=${programme!.id}$`))
})

test('programmes that are on their way are not said to be none; of bookmarks that do not exist the sheet counts none', async () => {
  await threeCentres()
  const coverages = answersWait('/api/v2/my/coverage')
  openFace('/centres', await world.aPatient())
  await page.getByRole('button', { name: 'Фильтр', exact: true }).click()
  await expect.element(sheet.getByRole('button', { name: 'Показать 3 центра' })).toBeVisible()
  await expect.element(sheet.getByText('Программы, которая сейчас платит, у вас нет.')).not.toBeInTheDocument()
  coverages()
  await expect.element(sheet.getByText('Программы, которая сейчас платит, у вас нет.')).toBeVisible()
  await sheet.getByRole('radio', { name: 'Из закладок' }).click()
  await expect.element(sheet.getByRole('radio', { name: 'Из закладок' })).toBeChecked()
  await expect.element(sheet.getByRole('button', { name: 'Таких центров нет' })).toBeVisible()
})

test('bookmarks that cannot be had are told instead of a list that never comes, and asked for again by a press', async () => {
  await threeCentres()
  otherServiceSays('/api/v2/my/favourites', { status: 503, error: 'SERVICE_UNAVAILABLE' })
  openFace('/centres?mine=1', await world.aPatient())
  await expect.element(page.getByText('Не получилось загрузить медицинские центры')).toBeVisible()
  wayIsFree()
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await expect.element(page.getByText('Здесь будут ваши центры')).toBeVisible()
})
