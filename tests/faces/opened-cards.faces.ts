// The code of a medical card, how long what it opens stays open, and what the page keeps of it.
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { handles } from './medical-card.ts'
import { otherServiceSays, wayIsFree } from './other-service.ts'
import { type Person, pass, world } from './world.ts'

const field = page.getByLabelText('Код от медцентра')
const CONFIRM = '/api/v2/my/providers/acode/confirm'
const REPORTS = '/api/v2/my/providers/reports/tests/'
const confirms = async () => (await world.asked()).filter(({ path }) => path === CONFIRM)
const opener = (title: string) => page.getByRole('button', { name: new RegExp(`^Открыть: ${title}`) })
const ready = page.getByRole('dialog')

/** Where there are several, their documents have 500 000 bytes each. */
async function withTests(titles: string[] = ['Общий анализ']): Promise<Person> {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  for (const title of titles) await world.aReport({ profileId: olga.profileId, assignmentId }, { title })
  if (titles.length > 1)
    await world.sql(`
      insert into report_files (report_id, profile_id, pdf, made_at)
      select id, profile_id, convert_to(rpad('%PDF-1.7', 500000), 'UTF8'), now() from reports`)
  openFace('/tests', olga)
  return olga
}

/** The remote setting; the page must be opened after it. */
async function setting(key: string, value: number): Promise<void> {
  await world.sql(`insert into settings (key, value) values ('${key}', '${value}') on conflict (key) do update set value = excluded.value`)
}

async function sentCode(): Promise<string> {
  await page.getByRole('button', { name: 'Получить код по SMS' }).click()
  await expect.element(page.getByText(/^Код отправлен на номер/)).toBeVisible()
  return /код (\d{6})/.exec((await world.sms()).at(-1)!.text)![1]!
}

async function openFirst(title = 'Общий анализ'): Promise<void> {
  await opener(title).click()
  const code = await sentCode()
  await field.fill(code)
  await expect.element(ready).toBeVisible()
}

async function openAgain(title: string): Promise<void> {
  await opener(title).click()
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
  await close()
}

async function close(): Promise<void> {
  await ready.getByRole('button', { name: 'Закрыть' }).click()
  await expect.element(ready).not.toBeInTheDocument()
}

/** How often the document of each report was asked for, in the order of `ids`. */
async function loads(titles: string[]): Promise<number[]> {
  const rows = await world.sql('select id, title from reports')
  const asked = await world.asked()
  return titles.map(title => {
    const { id } = rows.find(row => row.title === title)!
    return asked.filter(({ path }) => path.includes('/reports/tests/') && path.includes(String(id))).length
  })
}

test('the code of a card has six characters: with fewer nothing is sent, and more cannot be typed [2.112, 2.113, 9.21]', async () => {
  await withTests()
  await opener('Общий анализ').click()
  await expect.element(page.getByText(/введите код\s— 6 знаков/)).toBeVisible()
  const code = await sentCode()
  await field.fill(code.slice(0, 5))
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByText('В коде должно быть 6 знаков')).toBeVisible()
  expect(await confirms()).toEqual([])
  await field.fill(`${code}7`)
  await expect.element(ready).toBeVisible()
  await expect.poll(() => confirms()).toEqual([expect.objectContaining({ body: expect.objectContaining({ code }) })])
})

test('a code that blocks, and one that comes while codes are blocked, say for how many minutes, and one minute where nobody says how many [8.30, 8.31]', async () => {
  await withTests()
  await opener('Общий анализ').click()
  const code = await sentCode()
  for (const [error, attributes, words] of [
    ['ACODES_BLOCKED', { minutes: 5 }, /Коды временно заблокированы.*Попробуйте через\s5\sминут\./],
    ['ACODES_BLOCKED', {}, /Коды временно заблокированы.*Попробуйте через\s1\sминуту\./],
    ['INVALID_ACODE_BLOCKED', { minutes: 5 }, /Код не подошёл, ввод заблокирован.*Попробуйте через\s5\sминут или/],
    ['INVALID_ACODE_BLOCKED', {}, /Код не подошёл, ввод заблокирован.*Попробуйте через\s1\sминуту или/]
  ] as const) {
    otherServiceSays(CONFIRM, { status: 423, error, attributes })
    await field.fill('')
    await field.fill(code)
    await expect.element(page.getByRole('main')).toMatchTextContent(words)
    wayIsFree()
  }
})

test('an opened card closes after 120000 ms without a sign unless the setting says otherwise [9.22]', async () => {
  const olga = await withTests()
  await opener('Общий анализ').click()
  await expect.element(page.getByText('Через 2 минуты без действий документ закроется сам')).toBeVisible()
  await setting('acodeExpirationTime', 45_000)
  openFace('/tests', olga)
  await opener('Общий анализ').click()
  await expect.element(page.getByText('Через 45 секунд без действий документ закроется сам')).toBeVisible()
})

test('from the opening of a card on signs of a person are listened for where the setting is 0 or more, and not below it [4.79]', async () => {
  const olga = await withTests()
  const listen = vi.spyOn(window, 'addEventListener')
  onTestFinished(() => listen.mockRestore())
  const listened = () => listen.mock.calls.filter(([name]) => name === 'pointermove').length
  for (const [setTo, listeners] of [
    [0, 1],
    [45_000, 1],
    [-1, 0]
  ] as const) {
    await setting('acodeExpirationTime', setTo)
    openFace('/tests', olga)
    await opener('Общий анализ').click()
    const code = await sentCode()
    listen.mockClear()
    await field.fill(code)
    await expect.element(ready).toBeVisible()
    expect(listened()).toBe(listeners)
    await pass(62)
  }
})

test('with the code in the session a document is loaded and shown at once, and the second time it is shown as the page has kept it [4.76]', async () => {
  const titles = ['Первый', 'Второй']
  await withTests(titles)
  await openFirst('Первый')
  await close()
  for (const title of titles) await openAgain(title)
  await expect.poll(() => loads(titles)).toEqual([1, 1])
  expect(await confirms()).toHaveLength(1)
})

test('a document that is refused by one of the four errors of a code leads to the code again; any other failure is told in a dialog [4.82, 4.83]', async () => {
  const olga = await withTests()
  const failed = page.getByRole('dialog', { name: 'Что-то пошло не так' })
  for (const error of ['INVALID_ACODE', 'ACODES_BLOCKED', 'INVALID_ACODE_BLOCKED', 'BLOCKED_TRY_LATER']) {
    await opener('Общий анализ').click()
    await expect.poll(address).toBe('/tests/confirm-mccode')
    otherServiceSays(REPORTS, { status: 500, error: 'UNEXPECTED_PROBLEM' })
    await field.fill(await sentCode())
    await expect.element(failed).toBeVisible()
    await failed.getByRole('button', { name: 'Понятно' }).click()
    await expect.poll(address).toMatch(/^\/tests(\?|$)/)
    expect(handles()).toHaveLength(1)
    otherServiceSays(REPORTS, { status: 403, error })
    await opener('Общий анализ').click()
    await expect.poll(address, { message: error }).toBe('/tests/confirm-mccode')
    expect(handles()).toEqual([])
    // After a minute another code may be sent.
    await pass(62)
    openFace('/tests', olga)
  }
})

test('a page keeps a megabyte of documents unless the setting says otherwise, and the one opened first leaves first [3.113, 9.23, 9.25]', async () => {
  const titles = ['Первый', 'Второй', 'Третий']
  const olga = await withTests(titles)
  await openFirst('Первый')
  await close()
  // The one that was looked at last is the oldest all the same.
  for (const title of ['Второй', 'Первый']) await openAgain(title)
  // Two of them fit into the megabyte.
  await expect.poll(() => loads(titles)).toEqual([1, 1, 0])
  await openAgain('Третий')
  await openAgain('Второй')
  await expect.poll(() => loads(titles)).toEqual([1, 1, 1])
  await openAgain('Первый')
  await expect.poll(() => loads(titles)).toEqual([2, 1, 1])
  await setting('memoryStoragePdf', 2)
  await world.forgetAsked()
  openFace('/tests', olga)
  for (const title of [...titles, ...titles]) await openAgain(title)
  await expect.poll(() => loads(titles)).toEqual([1, 1, 1])
})
