// The pages of the directory as they come, and where there is nothing to come.
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { aTree } from './service-tree.ts'
import { world } from './world.ts'

const heading = page.getByRole('heading', { level: 1 })
const DIRECTORY = '/api/v2/public/booking/all'

/** Every heading of the page from now on, in the order in which they stood there. */
function headings(): string[] {
  const seen: string[] = []
  const look = () => {
    const text = document.querySelector('h1')?.textContent
    if (text && text !== seen.at(-1)) seen.push(text)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return seen
}

/** Doctors of one speciality in Minsk, by their codes `minsk` and `therapist`. */
async function therapists(count: number): Promise<void> {
  for (let nr = 0; nr < count; nr++) await world.aDoctor({ speciality: 'therapist', lastName: `Врачова${String.fromCharCode(1072 + nr)}` })
  await world.sql("update specialities set name = 'Терапевт' where code = 'therapist'")
}

test('a page that is still coming bears the name of its kind and then its own, never that of another page', async () => {
  const { services } = await aTree()
  await therapists(1)
  for (const [path, before, own] of [
    [`/services/${services['УЗИ сердца']}`, 'Услуга', 'УЗИ сердца'],
    ['/doctors/minsk', 'Врачи', 'Врачи, Минск'],
    ['/doctors/minsk/therapist', 'Врачи', 'Терапевт, Минск']
  ] as const) {
    const seen = headings()
    openFace(path)
    await expect.element(heading).toHaveTextContent(own)
    // Before it the program of the page itself may still be coming.
    expect(seen.filter(one => one !== 'Загружаем')).toEqual([before, own])
  }
})

test('where there is no such town, speciality, service or page of a list, the title says so', async () => {
  await therapists(1)
  for (const path of [
    '/services/999999',
    '/services/1/more',
    '/doctors/atlantis',
    '/doctors/minsk/sorcerer',
    '/doctors/minsk/therapist/2',
    '/doctors/minsk/therapist/1/anything'
  ]) {
    openFace(path)
    await expect.element(heading).toHaveTextContent('Такой страницы нет')
    await expect.poll(() => document.title).toContain('Такой страницы нет')
    await expect.element(page.getByRole('link', { name: 'Врачи по городам' })).toBeVisible()
  }
})

test('a page that could not be loaded bears the name of its kind', async () => {
  await world.faults([{ path: DIRECTORY, kind: 'status', status: 500 }])
  openFace('/services/1')
  await expect.element(page.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible()
  await expect.element(heading).toHaveTextContent('Услуга')
})

test('from page to page of a speciality the heading stays that of the speciality and the town', async () => {
  await therapists(22)
  openFace('/doctors/minsk/therapist')
  await expect.element(heading).toHaveTextContent('Терапевт, Минск')
  const seen = headings()
  await page.getByRole('link', { name: 'Следующие' }).click()
  await expect.element(page.getByText('Страница 2 из 2')).toBeVisible()
  expect(page.getByRole('article').elements()).toHaveLength(2)
  expect(new Set(seen)).toEqual(new Set(['Терапевт, Минск']))
})

test('the first page of a list has one address: with its number one comes to the address without it', async () => {
  await therapists(22)
  openFace('/doctors/minsk/therapist/1')
  await expect.poll(address).toBe('/doctors/minsk/therapist')
  await expect.element(page.getByText('Страница 1 из 2')).toBeVisible()
})

test('a centre of several branches leads from its services to those of each branch that is booked online', async () => {
  const { branches } = await aTree()
  const ids = ['Первая', 'Вторая', 'Третья'].map(name => branches[name]!)
  await world.sql(`update branches set centre_id = (select centre_id from branches where id = ${ids[0]}) where id in (${ids.join()})`)
  await world.sql(`update branches set online_booking_enabled = false where id = ${ids[2]}`)
  const [{ id: assignment }] = (await world.sql(`select id from assignments where branch_id = ${ids[0]} limit 1`)) as [{ id: number }]
  await world.sql(`
    with more as (
      insert into services (sub_group_id, code, name, description, for_adult, for_children, hidden)
      select (select min(id) from service_sub_groups), 'more' || n, 'Ещё ' || n, '', true, true, false from generate_series(1, 12) n returning id)
    insert into assignment_services (assignment_id, service_id, duration_minutes) select ${assignment}, id, 20 from more`)
  const [{ centre }] = (await world.sql(`select centre_id as centre from branches where id = ${ids[0]}`)) as [{ centre: number }]
  openFace(`/centre/${centre}`)
  const services = page.getByRole('region', { name: 'Услуги' })
  await expect.element(services).toBeVisible()
  const ways = services.getByRole('link', { name: /^Услуги: Минск, ул/ })
  expect(ways.elements().map(one => [one.textContent, one.getAttribute('href')])).toEqual(
    ['Первая', 'Вторая'].map(name => [`Услуги: Минск, ул.\u00a0${name}`, `/service?townId=1&branchId=${branches[name]}`])
  )
  expect(services.getByRole('link', { name: 'Все услуги' }).elements()).toEqual([])
  // Said once: by the heading.
  expect(services.getByRole('list').element().getAttribute('aria-label')).toBeNull()
})

test('a service for nobody by itself is for whom the reception decides', async () => {
  const { services } = await aTree()
  await world.sql(`update services set for_adult = false, for_children = false where id = ${services['УЗИ сердца']}`)
  openFace(`/services/${services['УЗИ сердца']}`)
  await expect.element(page.getByText('Только по решению регистратуры', { exact: true })).toBeVisible()
  expect(page.getByText(/Для только/).elements()).toEqual([])
})
