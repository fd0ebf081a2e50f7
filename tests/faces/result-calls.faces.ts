// What the cabinet asks about tests, conclusions and their documents, as it goes over the line.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { enterCardCode, handles } from './medical-card.ts'
import { answerTo, callsTo, callTo, hear } from './wire.ts'
import { aVisit, world } from './world.ts'

const TESTS = '/api/v2/my/providers/tests'
const REPORTS = '/api/v2/my/providers/reports'

test('«Обновить» asks the clinics by POST, and a test that is new since the list was asked for stands in it [7.80]', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  const of = { profileId: olga.profileId, assignmentId }
  await world.aReport(of)
  openFace('/tests', olga)
  await expect.element(page.getByRole('heading', { name: 'Общий анализ крови' })).toBeVisible()
  await world.aReport(of, { title: 'Ферритин' })
  expect(await callsTo('POST', TESTS)).toEqual([])
  await world.forgetAsked()
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect.element(page.getByRole('heading', { name: 'Ферритин' })).toBeVisible()
  await expect.poll(async () => (await callsTo('POST', TESTS)).map(call => call.body)).toEqual([{}])
  expect(await callsTo('GET', TESTS)).toEqual([])
})

test('the PDF of a test is asked for by its id, with the provider, the name that the clinic has for it and the person; what stands for the code is in a header alone [7.77, 7.79]', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  const id = await world.aReport({ profileId: olga.profileId, assignmentId }, { externalId: 'lab-2026-17' })
  const heard = hear()
  openFace('/tests', olga)
  await page.getByRole('button', { name: /^Открыть: Общий анализ крови/ }).click()
  const code = await enterCardCode(olga)
  await expect.element(page.getByRole('dialog', { name: 'Общий анализ крови' })).toBeVisible()
  const asked = await callTo('GET', `${REPORTS}/tests/${id}`)
  expect(asked.query).toEqual({ provider: 'azure', providerCode: 'azure', recordLink: 'lab-2026-17', profileId: olga.profileId })
  expect(asked.headers['x-access-code']).toMatch(/^[\w-]{43}$/)
  expect(asked.headers['x-access-code']).toBe(handles()[0])
  const { code: confirmed } = (await callTo('POST', '/api/v2/my/providers/acode/confirm')).body as { code: string }
  expect(confirmed).toBe(code)
  expect(JSON.stringify(await callsTo('GET', `${REPORTS}/tests/${id}`))).not.toContain(code)
  expect(await answerTo(heard, 'GET', `${REPORTS}/tests/${id}`)).toMatchObject({ status: 200, media: 'application/pdf' })
})

test('the PDF of a visit is asked for by its order, with the provider and the report, conclusion or result alike, and the code’s handle in the header [7.77, 7.78]', async () => {
  const olga = await world.aPatient()
  const slot = await world.aSlot()
  const orderId = await aVisit(olga, slot)
  await world.sql(`update visits set starts_at = '2026-11-17T11:30:00Z', ends_at = '2026-11-17T11:50:00Z', status = 'done'`)
  const of = { profileId: olga.profileId, assignmentId: slot.assignmentId }
  const conclusion = await world.aReport(of, { kind: 'conclusion', title: 'Заключение терапевта', body: 'Здорова.', orderId, values: [] })
  const result = await world.aReport(of, { title: 'Анализ мочи', orderId })
  openFace('/visits?tab=past', olga)
  const documents = page.getByRole('list', { name: 'Документы визита' })
  await documents.getByRole('button', { name: /^Заключение терапевта/ }).click()
  await enterCardCode(olga)
  const ready = page.getByRole('dialog', { name: 'Заключение терапевта' })
  await expect.element(ready.getByRole('button', { name: 'Скачать PDF' })).toBeVisible()
  const path = `${REPORTS}/visits/${orderId}`
  const first = await callTo('GET', path)
  expect(first.query).toEqual({ providerCode: 'azure', reportResult: conclusion })
  expect(first.headers['x-access-code']).toBe(handles()[0])

  await ready.getByRole('button', { name: 'Закрыть' }).click()
  await documents.getByRole('button', { name: /^Анализ мочи/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Анализ мочи' })).toBeVisible()
  const second = await callTo('GET', path)
  expect(second.query).toEqual({ providerCode: 'azure', reportResult: result })
  expect(second.headers['x-access-code']).toBe(handles()[0])
})
