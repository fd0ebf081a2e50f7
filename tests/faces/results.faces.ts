// Results and conclusions as their owner opens them: by the code of the card.
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { enterCardCode, handles } from './medical-card.ts'
import { aVisitRow } from './visit-world.ts'
import { pass, world } from './world.ts'

const opener = (title: string) => page.getByRole('button', { name: new RegExp(`^Открыть: ${title}`) })
const ready = (title: string) => page.getByRole('dialog', { name: title })

/** The names under which the browser is given files to keep, as they come. */
function savedNames(): () => string[] {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  onTestFinished(() => click.mockRestore())
  return () => click.mock.contexts.map(link => (link as HTMLAnchorElement).download)
}

async function keep(title: string): Promise<void> {
  await ready(title).getByRole('button', { name: 'Скачать PDF' }).click()
}

test('a result and a conclusion open with the code of the card alone, each under its own list, and are kept under the name of kind, doctor and day [1.26, 2.31, 2.32, 4.77, 9.53]', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  const of = { profileId: olga.profileId, assignmentId }
  const orderId = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-17T11:30:00Z', status: 'done' })
  const result = await world.aReport(of, { externalId: 'lab-2026-17' })
  const conclusion = await world.aReport(of, { kind: 'conclusion', title: 'Заключение терапевта', body: 'Здорова.', orderId, values: [] })
  const card = { providerCode: 'azure', profileId: olga.profileId }
  const saved = savedNames()

  openFace('/tests', olga)
  await opener('Общий анализ крови').click()
  await expect.poll(address).toBe('/tests/confirm-mccode')
  expect(history.state).toMatchObject({ id: result, recordLink: 'lab-2026-17', isTest: true, testProvider: 'azure', ...card })
  await expect.element(page.getByText(/^Это не номер карты и не код для входа\. Код даёт сам центр/)).toBeVisible()
  await enterCardCode(olga)
  await keep('Общий анализ крови')

  // The card is closed, and after a minute another code may be sent.
  sessionStorage.clear()
  await pass(62)
  openFace('/visits?tab=past', olga)
  const documents = page.getByRole('list', { name: 'Документы визита' })
  await documents.getByRole('button', { name: /^Заключение терапевта/ }).click()
  await expect.poll(address).toBe('/visits/confirm-mccode')
  expect(history.state).toMatchObject({ id: orderId, recordLink: conclusion, isTest: false, testProvider: '', ...card })
  await enterCardCode(olga)
  await keep('Заключение терапевта')
  const named = 'Ковалёва_Анна_Сергеевна_18.11.2026.pdf'
  expect(saved()).toEqual([`анализ_${named}`, `заключение_${named}`])
})

test('what stands for the right code is kept in the storage of the tab alone; with it documents open at once, each loaded one time [3.108, 4.76, 4.78]', async () => {
  const olga = await world.aPatient()
  const of = { profileId: olga.profileId, assignmentId: (await world.aDoctor()).assignmentId }
  for (const title of ['Ферритин', 'Глюкоза']) await world.aReport(of, { title })
  openFace('/tests', olga)
  await opener('Ферритин').click()
  await expect.element(page.getByLabelText('Код от медцентра')).toBeVisible()
  expect(handles()).toEqual([])
  const code = await enterCardCode(olga)
  await expect.element(ready('Ферритин')).toBeVisible()
  expect(handles()).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(code)
  for (const kept of [code, ...handles()]) expect(JSON.stringify({ ...localStorage }) + document.cookie).not.toContain(kept)

  for (const title of ['Глюкоза', 'Ферритин']) {
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()
    await opener(title).click()
    await expect.element(ready(title)).toBeVisible()
  }
  const loaded = (await world.asked()).map(({ path }) => path).filter(path => path.includes('/reports/tests/'))
  expect(loaded).toHaveLength(2)
  expect(new Set(loaded).size).toBe(2)
})

test('a wrong code stays under the cursor, and one that is sent anew begins with an empty field and without the error; its last character opens the result', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  await world.aReport({ profileId: olga.profileId, assignmentId })
  openFace('/tests', olga)
  await opener('Общий анализ крови').click()
  const field = page.getByLabelText('Код от медцентра')
  await field.fill('000000')
  await expect.element(field).toHaveAccessibleDescription(/Код не подошёл/)
  await expect.element(field).toHaveFocus()
  await page.getByRole('button', { name: 'Получить код по SMS' }).click()
  await expect.element(page.getByText(/^Код отправлен на номер/)).toBeVisible()
  await expect.element(field).toHaveValue('')
  await expect.element(field).not.toHaveAccessibleDescription(/Код не подошёл/)
  await expect.element(field).toHaveFocus()
  const code = /\d{6}/.exec((await world.sms()).at(-1)!.text)![0]
  await userEvent.keyboard(code)
  await expect.element(ready('Общий анализ крови')).toBeVisible()
})

test('a code whose SMS was quicker than the answer opens the result: what was typed meanwhile is not wiped', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  await world.aReport({ profileId: olga.profileId, assignmentId })
  openFace('/tests', olga)
  await opener('Общий анализ крови').click()
  const field = page.getByLabelText('Код от медцентра')
  const { fetch } = window
  const { promise: answered, resolve: letGo } = Promise.withResolvers<void>()
  window.fetch = async (...args) => {
    const answer = await fetch(...args)
    const [target] = args
    if ((target instanceof Request ? target.url : target.toString()).endsWith('/acode/send')) await answered
    return answer
  }
  onTestFinished(() => {
    window.fetch = fetch
  })
  await page.getByRole('button', { name: 'Получить код по SMS' }).click()
  const code = async () => /\d{6}/.exec((await world.sms()).at(-1)?.text ?? '')?.[0]
  await expect.poll(code).toBeDefined()
  await field.fill((await code())!.slice(0, 5))
  letGo()
  await expect.element(page.getByText(/^Код отправлен на номер/)).toBeVisible()
  await expect.element(field).toHaveValue((await code())!.slice(0, 5))
  await userEvent.keyboard((await code())!.slice(5))
  await expect.element(ready('Общий анализ крови')).toBeVisible()
})

test('a result says first how many values are out of range and which, and leads to the doctor who ordered it', async () => {
  const olga = await world.aPatient()
  const { assignmentId, doctorId } = await world.aDoctor()
  const value = (name: string, number: number) => ({ code: '', name, number, low: 4, high: 9 })
  await world.aReport(
    { profileId: olga.profileId, assignmentId },
    { values: [value('Лейкоциты', 12), value('Глюкоза', 5), value('Железо', 1)] }
  )
  openFace('/tests', olga)
  await opener('Общий анализ крови').click()
  await enterCardCode(olga)
  await ready('Общий анализ крови').getByRole('button', { name: 'Открыть здесь' }).click()
  await expect.element(page.getByText('2 из 3 показателей вне нормы')).toBeVisible()
  await expect.element(page.getByText('Вне нормы: Лейкоциты, Железо.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ковалёва Анна Сергеевна' })).toHaveAttribute('href', `/doctor/${doctorId}`)
})

test('values without a range are told of beside the count; the doctor who ordered it is the one to show it to; how a value changed is offered where there is an earlier one', async () => {
  const olga = await world.aPatient()
  const { assignmentId, doctorId } = await world.aDoctor()
  const of = { profileId: olga.profileId, assignmentId }
  const value = (name: string, number: number) => ({ code: name, name, number, low: 4, high: 9 })
  await world.aReport(of, { title: 'Прежний анализ', takenAt: '2026-05-18T05:30:00Z', values: [value('Глюкоза', 6)] })
  await world.aReport(of, { values: [value('Лейкоциты', 12), value('Глюкоза', 5), { code: 'Цвет', name: 'Цвет', value: 'жёлтый' }] })
  openFace('/tests', olga)
  await opener('Общий анализ крови').click()
  await enterCardCode(olga)
  await ready('Общий анализ крови').getByRole('button', { name: 'Открыть здесь' }).click()
  await expect.element(page.getByText('1 из 2 показателей вне нормы')).toBeVisible()
  await expect.element(page.getByText(/Вне нормы: Лейкоциты\. У 1\sпоказателя нормы нет\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'покажите их врачу' })).toHaveAttribute('href', `/doctor/${doctorId}`)
  const trends = page.getByRole('button', { name: /^Как менялось/ })
  expect(trends.elements().map(one => one.getAttribute('aria-label'))).toEqual(['Как менялось: Глюкоза'])
  await trends.click()
  await expect.element(page.getByRole('table', { name: 'Как менялось: Глюкоза' })).toBeVisible()
})

test('where results are invented for whoever looks around, their list says so before the first of them', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  await world.aReport({ profileId: olga.profileId, assignmentId }, { title: 'Общий анализ крови' })
  openFace('/tests', olga)
  const note = page.getByText('Это демонстрационные анализы')
  await expect.element(note).toBeVisible()
  await expect.element(page.getByText(/к вам и вашей семье они не относятся/)).toBeVisible()
  const first = opener('Общий анализ крови')
  await expect.element(first).toBeVisible()
  expect(note.element().compareDocumentPosition(first.element()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  openFace('/tests', await world.aPatient())
  await expect.element(page.getByRole('heading', { name: 'У вас пока нет анализов' })).toBeVisible()
  expect(note.elements()).toEqual([])
})
