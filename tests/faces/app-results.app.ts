// Results and conclusions in the app: seen, opened by the code of the card, and closed again.
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { grants, joins } from './family-world.ts'
import { enterCardCode, handles } from './medical-card.ts'
import { openIn, title } from './open-in.ts'
import { aVisitRow } from './visit-world.ts'
import { type Person, pass, world } from './world.ts'

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

test('in English and Belarusian a test, what it measured, units, ranges and figures are said in that language; what has no known name stays as the clinic wrote it, and a reader aloud is told', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  const values = [
    { code: '718-7', name: 'Гемоглобин', number: 112, unit: 'г/л', low: 120, high: 150 },
    { code: '2093-3', name: 'Холестерин общий', number: 5.9, unit: 'ммоль/л', high: 5.2 },
    { code: '2276-4', name: 'Ферритин', number: 13.5, unit: 'мкг/л', low: 15 },
    { code: '5778-6', name: 'Сыворотка', value: 'прозрачная' },
    { code: '1', name: 'Проба Кумбса', value: 'сомнительная' }
  ]
  await world.aReport({ profileId: olga.profileId, assignmentId }, { values })
  openFace('/tests', olga)
  await opener('Общий анализ крови').click()
  await enterCardCode(olga)
  await expect.element(page.getByRole('dialog', { name: 'Общий анализ крови' })).toBeVisible()
  const rows = page.getByRole('table').getByRole('row')
  const said = () => rows.elements().map(one => one.textContent.replace(/\s+/g, ' ').trim())
  for (const [language, list, here, expected] of [
    [
      'en',
      'Complete blood count',
      'Open here',
      [
        /^Hemoglobin.*112 g\/L.*120–150$/,
        /^Total cholesterol.*5\.9 mmol\/L.*up to 5\.2$/,
        /^Ferritin.*13\.5 µg\/L.*from 15$/,
        /^Serum.*clear/
      ]
    ],
    [
      'be',
      'Агульны аналіз крыві',
      'Адкрыць тут',
      [
        /^Гемаглабін.*112 г\/л.*120–150$/,
        /^Халестэрын агульны.*5,9 ммоль\/л.*да 5,2$/,
        /^Ферыцін.*13,5 мкг\/л.*ад 15$/,
        /^Сываратка.*празрыстая/
      ]
    ]
  ] as const) {
    openIn(language, '/tests', olga)
    await expect.element(page.getByRole('heading', { name: list })).toBeVisible()
    await page.getByRole('button', { name: new RegExp(list) }).click()
    await page.getByRole('dialog', { name: list }).getByRole('button', { name: here }).click()
    await expect.element(title(list)).toBeVisible()
    await expect
      .poll(said)
      .toEqual([
        expect.any(String),
        ...expected.map(one => expect.stringMatching(one)),
        expect.stringMatching(/Проба Кумбса.*сомнительная/)
      ])
    for (const word of ['Проба Кумбса', 'сомнительная'])
      expect(page.getByText(word, { exact: true }).element().closest('[lang]')).toHaveAttribute('lang', 'ru')
  }
})

test('the code of the session ends two minutes after the last sign of a person, or when the setting says, and is taken out of the session then [4.81]', async () => {
  const { olga } = await withResults()
  openFace('/tests', olga)
  await opener('Ферритин').click()
  await expect.element(page.getByText('Через 2 минуты без действий документ закроется сам')).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await enterCardCode(olga)
  await expect.element(page.getByRole('dialog', { name: 'Ферритин' })).toBeVisible()
  vi.advanceTimersByTime(100_000)
  window.dispatchEvent(new Event('pointermove'))
  vi.advanceTimersByTime(119_000)
  expect(handles()).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(handles()).toEqual([])
  vi.useRealTimers()
  await pass(62)
  await world.sql(`insert into settings (key, value) values ('acodeExpirationTime', '5000')`)
  openFace('/tests', olga)
  await opener('Ферритин').click()
  await enterCardCode(olga)
  await page.getByRole('dialog', { name: 'Ферритин' }).getByRole('button', { name: 'Открыть здесь' }).click()
  expect(handles()).toHaveLength(1)
  await expect.element(page.getByText(/^Документ закрыт: вас долго не было/).first()).toBeVisible()
  expect(handles()).toEqual([])
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
