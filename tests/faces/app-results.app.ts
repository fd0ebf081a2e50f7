// Results and conclusions in the app: seen, opened by the code of the card, and closed again.
import { A_CODE_ERRORS } from '@vizit/rules/a-code'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { grants, joins } from './family-world.ts'
import { enterCardCode, handles } from './medical-card.ts'
import { otherServiceSays } from './other-service.ts'
import { aVisitRow } from './visit-world.ts'
import { type Person, pass, world } from './world.ts'

const REPORTS = '/api/v2/my/providers/reports/tests/'
const opener = (title: string) => page.getByRole('button', { name: new RegExp(`^Открыть: ${title}`) })
const documents = page.getByRole('list', { name: 'Документы визита' })

/** A person with this result, and a visit with a conclusion. */
async function withResults(title = 'Ферритин'): Promise<{ olga: Person; assignmentId: string }> {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  const of = { profileId: olga.profileId, assignmentId }
  await world.aReport(of, { title })
  await concluded(olga, assignmentId, 'Заключение терапевта')
  return { olga, assignmentId }
}

async function concluded({ profileId }: Person, assignmentId: string, title: string): Promise<void> {
  const orderId = await aVisitRow(profileId, assignmentId, { startsAt: '2026-11-17T11:30:00Z', status: 'done' })
  await world.aReport({ profileId, assignmentId }, { kind: 'conclusion', title, body: 'Здорова.', orderId, values: [] })
}

test('the patient sees laboratory results, and opens a result and a conclusion as PDF; after the right code the app is back where the result was [1.08, 1.24, 1.25, 4.80]', async () => {
  const { olga } = await withResults()
  openFace('/card', olga)
  await page
    .getByRole('link', { name: /Анализы/ })
    .first()
    .click()
  await expect.element(page.getByRole('heading', { name: 'Ферритин' })).toBeVisible()
  const list = address()
  await opener('Ферритин').click()
  await expect.poll(address).toBe('/tests/confirm-mccode')
  await enterCardCode(olga)
  await expect.poll(address).toBe(list)
  const sheet = page.getByRole('region', { name: 'Страница 1 из 1' })
  await page.getByRole('dialog', { name: 'Ферритин' }).getByRole('button', { name: 'Открыть здесь' }).click()
  await expect.element(sheet).toMatchTextContent(/\S/)
  openFace('/visits?tab=past', olga)
  await documents.getByRole('button', { name: /^Заключение терапевта/ }).click()
  await page.getByRole('dialog', { name: 'Заключение терапевта' }).getByRole('button', { name: 'Открыть здесь' }).click()
  await expect.element(sheet).toMatchTextContent(/Здорова/)
})

test('the code of the session ends two minutes after the last sign of a person, or when the setting says, and is taken out of the session then [4.81]', async () => {
  const { olga } = await withResults()
  openFace('/tests', olga)
  await opener('Ферритин').click()
  await expect.element(page.getByText('Через 2 минуты без действий документ закроется сам')).toBeVisible()
  await world.sql(`insert into settings (key, value) values ('acodeExpirationTime', '5000')`)
  openFace('/tests', olga)
  await opener('Ферритин').click()
  await enterCardCode(olga)
  await page.getByRole('dialog', { name: 'Ферритин' }).getByRole('button', { name: 'Открыть здесь' }).click()
  expect(handles()).toHaveLength(1)
  await expect.element(page.getByText(/^Документ закрыт: вас долго не было/).first()).toBeVisible()
  expect(handles()).toEqual([])
})

test('a document that is refused by one of the four errors of a code leads to the code again; any other failure is told in a dialog [4.82, 4.83]', async () => {
  const { olga } = await withResults()
  const failed = page.getByRole('dialog', { name: 'Что-то пошло не так' })
  openFace('/tests', olga)
  for (const error of A_CODE_ERRORS) {
    await opener('Ферритин').click()
    await expect.poll(address).toBe('/tests/confirm-mccode')
    otherServiceSays(REPORTS, { status: 500, error: 'UNEXPECTED_PROBLEM' })
    await enterCardCode(olga)
    await expect.element(failed).toBeVisible()
    await failed.getByRole('button', { name: 'Понятно' }).click()
    await expect.poll(address).toMatch(/^\/tests(\?|$)/)
    expect(handles()).toHaveLength(1)
    otherServiceSays(REPORTS, { status: 403, error })
    await opener('Ферритин').click()
    await expect.poll(address, { message: error }).toBe('/tests/confirm-mccode')
    expect(handles()).toEqual([])
    // After a minute another code may be sent.
    await pass(62)
    openFace('/tests', olga)
  }
})

test('past visits have results and conclusions of those alone who let one see them [4.75]', async () => {
  const { olga, assignmentId } = await withResults()
  const nina = await world.aPatient({ lastName: 'Ровда', firstName: 'Нина' })
  await joins(olga, nina, 'PARENT')
  await concluded(nina, assignmentId, 'Заключение кардиолога')
  await grants(nina.profileId, olga, 'VIEW_VISITS')
  openFace('/visits?tab=past', olga)
  await expect.element(page.getByRole('article').filter({ hasText: 'Нина' })).toBeVisible()
  await expect.element(documents.getByRole('button', { name: /Заключение терапевта/ })).toBeVisible()
  await expect.element(documents.getByRole('button', { name: /Заключение кардиолога/ })).not.toBeInTheDocument()
  await grants(nina.profileId, olga, 'VIEW_REPORTS_TESTS')
  openFace('/visits?tab=past', olga)
  await expect.element(documents.getByRole('button', { name: /Заключение кардиолога/ })).toBeVisible()
})
