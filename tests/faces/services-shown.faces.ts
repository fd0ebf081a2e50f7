// Which services the list shows: by the age of the patient, and by who gives them.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { expectSays } from './says.ts'
import { world } from './world.ts'

const service = (name: string) => page.getByRole('button', { name, exact: true })

async function forChild(age?: string): Promise<void> {
  if (age === undefined) return page.getByRole('switch', { name: 'Для ребёнка' }).click()
  await page.getByRole('button', { name: /^Возраст ребёнка/ }).click()
  await page.getByRole('dialog').getByRole('option', { name: age, exact: true }).click()
}

async function expectShown(shown: string[], hidden: string[]): Promise<void> {
  for (const name of shown) await expect.element(service(name)).toBeVisible()
  for (const name of hidden) await expect.element(service(name)).not.toBeInTheDocument()
}

test('the list shows services for adults, or for a child of an age, by forAdult, forChildren and childrenAge [5.92]', async () => {
  const { assignmentId } = await world.aDoctor({ adult: true, children: true })
  await world.aService(assignmentId, { name: 'Взрослым', adult: true, children: false })
  await world.aService(assignmentId, { name: 'Детям', adult: false, children: true })
  await world.aService(assignmentId, { name: 'Малышам', adult: false, children: true, childrenAge: 0 })
  await world.aService(assignmentId, { name: 'С пяти лет', adult: true, children: true, childrenAge: 5 })
  openFace('/service', await world.aPatient())
  await expectShown(['Взрослым', 'С пяти лет'], ['Детям', 'Малышам'])
  await forChild()
  await forChild('4 года')
  await expectShown(['Детям', 'Малышам'], ['Взрослым', 'С пяти лет'])
  await forChild('5 лет')
  await expectShown(['Детям', 'С пяти лет'], ['Взрослым'])
  await forChild('17 лет')
  await expectShown(['Детям', 'С пяти лет'], ['Взрослым'])
})

test('a service that no doctor offers is not shown, until one does [5.93]', async () => {
  const { assignmentId } = await world.aDoctor()
  await world.aService(assignmentId, { name: 'УЗИ сердца' })
  await world.aService(assignmentId, { name: 'УЗИ печени' })
  const { serviceId } = await world.aService(assignmentId, { name: 'Рентген' })
  await world.sql(`delete from assignment_services where service_id = ${serviceId}`)
  openFace('/service')
  await expectShown(['УЗИ сердца', 'УЗИ печени'], ['Рентген'])
  await world.sql(
    `insert into assignment_services (assignment_id, service_id, duration_minutes) values (${assignmentId}, ${serviceId}, 20)`
  )
  openFace('/service')
  await expectShown(['УЗИ сердца', 'УЗИ печени', 'Рентген'], [])
})

test('what stands in the way of booking a specialist of a service online is told before a time is chosen, as of a doctor', async () => {
  const { assignmentId } = await world.aSlot({ startsAt: '2026-11-24T06:00:00Z' })
  const { serviceId } = await world.aService(assignmentId, { name: 'УЗИ сердца' })
  for (const [lastName, onlineBooking] of [
    ['Юшкевич', 'from-second-visit'],
    ['Тарасенко', 'programme-only'],
    ['Барановский', 'registry-only']
  ] as const) {
    const other = await world.aDoctor({ lastName, onlineBooking })
    await world.aSlot({ assignmentId: other.assignmentId, startsAt: '2026-11-24T07:00:00Z' })
    await world.sql(
      `insert into assignment_services (assignment_id, service_id, duration_minutes) values (${other.assignmentId}, ${serviceId}, 20)`
    )
  }
  openFace(`/service?serviceId=${serviceId}&day=2026-11-24`)
  const card = (name: string) => page.getByRole('article', { name: new RegExp(`^${name}`) })
  await expectSays(card('Юшкевич'), 'со второго визита', 'На первый приём к этому врачу запишет регистратура')
  await expectSays(card('Тарасенко'), 'Для участников программы')
  await expectSays(card('Барановский'), 'Запись ограничена медицинским центром')
  await expect.element(card('Ковалёва')).not.toMatchTextContent(/визита|программы|ограничена/)

  await card('Барановский')
    .getByRole('button', { name: /^10:00/ })
    .click()
  const bar = page.getByRole('region', { name: 'Выбранное время' })
  await expect.element(bar.getByRole('link', { name: /^Позвонить/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  await card('Юшкевич')
    .getByRole('button', { name: /^10:00/ })
    .click()
  await expect.element(bar.getByRole('button', { name: /Далее|Продолжить/ })).toBeVisible()
})
