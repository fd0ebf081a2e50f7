// Documents of identity: on the device alone, behind a lock, whoever is signed in seeing their own.
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openFace } from './face.ts'
import { type Person, pass, world } from './world.ts'

const NUMBER = 'MP7654327'
const CANARY = 'GPS 53.9006 27.5590'
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

/** A picture of a camera, with the place where it was taken. */
async function aPicture({ width = 40, height = 60, colour = 'navy' } = {}): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')!
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  const bare = new Uint8Array(await (await new Promise<Blob>(done => canvas.toBlob(blob => done(blob!), 'image/jpeg'))).arrayBuffer())
  const note = new TextEncoder().encode(`Exif\0\0${CANARY}`)
  const segment = new Uint8Array([0xff, 0xe1, 0, note.length + 2, ...note])
  return new File([bare.slice(0, 2), segment, bare.slice(2)], 'passport.jpg', { type: 'image/jpeg' })
}

const give = (...files: File[]) => userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file][multiple]')!, files)

async function chooseKind(kind: string): Promise<void> {
  await page.getByRole('button', { name: /Что это за документ/ }).click()
  await page.getByRole('option', { name: kind, exact: true }).click()
}

type Typed = { kind?: string; owner?: string; number?: string; until?: string; pages?: File[] }

async function addDocument(
  person: Person,
  { kind = 'Паспорт', owner = 'Ольга Савицкая', number = NUMBER, until, pages = [] }: Typed = {}
): Promise<void> {
  openFace('/documents/add', person)
  await chooseKind(kind)
  await page.getByLabelText(/Чей документ/).fill(owner)
  await page.getByLabelText('Номер').fill(number)
  if (until) await page.getByLabelText(/Действует до/).fill(until)
  if (pages.length > 0) {
    await give(...pages)
    await expect.element(page.getByRole('img', { name: `Страница ${pages.length}` })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByRole('link', { name: new RegExp(`^${kind}`) })).toBeVisible()
}

async function setCode(code: string): Promise<void> {
  await page.getByRole('button', { name: /^Замок/ }).click()
  await page.getByRole('button', { name: 'Свой код' }).click()
  await page.getByLabelText('Придумайте код').fill(code)
  await page.getByLabelText('Повторите код').fill(code)
  await expect.element(page.getByText('Замок поставлен')).toBeVisible()
}

/** As when one goes to another app and comes back so many seconds later. */
async function leave(seconds: number, meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => hidden.mockRestore())
  document.dispatchEvent(new Event('visibilitychange'))
  await meanwhile()
  await pass(seconds)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a document is kept with kind, owner, number, day and pages; the list masks its number, which is shown when asked for [1.39, 2.133, 3.71]', async () => {
  const olga = await world.aPatient()
  openFace('/documents', olga)
  await expect.element(page.getByText('Документов пока нет')).toBeVisible()
  await expect.element(page.getByText('Только в этом браузере на этом телефоне.')).toBeVisible()
  await expect.element(page.getByText(/храните оригиналы/)).toBeVisible()
  await addDocument(olga, { until: '31.12.2027' })
  const card = page.getByRole('link', { name: /^Паспорт/ })
  await expect.element(card).toMatchTextContent(/Ольга Савицкая · до 31\.12\.2027/)
  await expect.element(card).toMatchTextContent(/MP ••••• 27/)
  expect(document.body.innerHTML).not.toContain(NUMBER)
  await card.click()
  const view = page.getByRole('dialog', { name: 'Паспорт' })
  await expect.element(view).toMatchTextContent(/MP ••••• 27/)
  await view.getByRole('button', { name: 'Показать номер' }).click()
  await expect.element(view.getByText(NUMBER)).toBeVisible()
  await view.getByRole('button', { name: 'Скрыть номер' }).click()
  await expect.element(view.getByText(NUMBER)).not.toBeInTheDocument()
})

test('several pages slide by arrow keys and buttons, which one it is, is said, and a page is zoomed [2.134, 2.167]', async () => {
  const olga = await world.aPatient()
  await addDocument(olga, { pages: [await aPicture(), await aPicture({ colour: 'green' }), await aPicture({ colour: 'maroon' })] })
  await page.getByRole('link', { name: /^Паспорт/ }).click()
  const spoken = page.getByRole('dialog').getByRole('status').filter({ hasText: /из/ })
  await expect.element(spoken).toHaveTextContent('1 из 3')
  await expect.element(page.getByRole('img', { name: 'Паспорт, страница 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Следующий снимок' }).click()
  await expect.element(spoken).toHaveTextContent('2 из 3')
  ;(page.getByRole('list', { name: 'Страницы: Паспорт' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(spoken).toHaveTextContent('3 из 3')
  await expect.element(page.getByRole('button', { name: 'Следующий снимок' })).toBeDisabled()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(spoken).toHaveTextContent('2 из 3')
  const picture = page.getByRole('img', { name: 'Паспорт, страница 2' })
  const width = () => picture.element().getBoundingClientRect().width
  await expect.element(picture).toBeVisible()
  const whole = width()
  await page.getByRole('dialog').getByRole('listitem').nth(1).getByRole('button', { name: 'Крупнее' }).click()
  await expect.poll(() => width() / whole).toBeCloseTo(1.6, 1)
  await userEvent.dblClick(picture)
  await expect.poll(() => width() / whole).toBeCloseTo(1, 1)
  const larger = page.getByRole('dialog').getByRole('listitem').nth(1).getByRole('button', { name: 'Крупнее' })
  larger.element().focus()
  for (const times of [1.6, 2.56, 4.1, 5]) {
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => width() / whole).toBeCloseTo(times, 1)
  }
  // Whoever has come to the largest stays on the button, which says that there is no more.
  await expect.element(larger).toHaveAttribute('aria-disabled', 'true')
  await expect.element(larger).toHaveFocus()
})

test('a picture is made smaller and loses the place where it was taken; what is no picture is told of, and what was typed stays [3.71]', async () => {
  const olga = await world.aPatient()
  openFace('/documents/add', olga)
  await chooseKind('Паспорт')
  await page.getByLabelText('Номер').fill(NUMBER)
  await give(new File(['no picture'], 'letter.txt', { type: 'image/png' }))
  await expect.element(page.getByText('Этот файл не открыть как снимок')).toBeVisible()
  await expect.element(page.getByLabelText('Номер')).toHaveValue(NUMBER)
  const large = await aPicture({ width: 3000, height: 1500 })
  expect(new TextDecoder().decode(await large.arrayBuffer())).toContain(CANARY)
  await give(large)
  const image = page.getByRole('img', { name: 'Страница 1' })
  await expect.poll(() => (image.element() as HTMLImageElement).naturalWidth).toBe(2000)
  const kept = await (await fetch((image.element() as HTMLImageElement).src)).blob()
  expect(kept.type).toBe('image/webp')
  expect(new TextDecoder().decode(await kept.arrayBuffer())).not.toContain(CANARY)
})

test('a full disk is told of, and what was typed stays [1.39]', async () => {
  const olga = await world.aPatient()
  openFace('/documents/add', olga)
  await chooseKind('Паспорт')
  await page.getByLabelText('Номер').fill(NUMBER)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => put.mockRestore())
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByText('На телефоне кончилось место')).toBeVisible()
  await expect.element(page.getByLabelText('Номер')).toHaveValue(NUMBER)
  put.mockRestore()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByRole('link', { name: /^Паспорт/ })).toBeVisible()
})

test('another account on the same phone sees nothing of them, and after its sign-out they are there for their owner [1.39]', async () => {
  const [olga, boris] = [await world.aPatient(), await world.aPatient({ lastName: 'Мороз' })]
  await addDocument(olga)
  openFace('/documents', boris)
  await expect.element(page.getByText('Документов пока нет')).toBeVisible()
  openFace('/profile', boris)
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click()
  await expect.poll(() => location.pathname).toBe('/')
  openFace('/documents', olga)
  await expect.element(page.getByRole('link', { name: /^Паспорт/ })).toBeVisible()
})

test('a document is changed, and removed after a question [3.71]', async () => {
  const olga = await world.aPatient()
  await addDocument(olga)
  await page.getByRole('link', { name: /^Паспорт/ }).click()
  await page.getByRole('link', { name: 'Изменить' }).click()
  await page.getByLabelText(/Чей документ/).fill('Михаил')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  const view = page.getByRole('dialog', { name: 'Паспорт' })
  await expect.element(view).toMatchTextContent(/Михаил/)
  await view.getByRole('button', { name: 'Удалить' }).click()
  const question = page.getByRole('dialog', { name: 'Удалить документ?' })
  await expect.element(question).toMatchTextContent(/вернуть не получится/)
  await question.getByRole('button', { name: 'Удалить' }).click()
  await expect.element(page.getByText('Документов пока нет')).toBeVisible()
})

test('a code locks them after a minute away and slows wrong ones down; while the app is left a cover hides them [1.39]', async () => {
  const olga = await world.aPatient()
  await addDocument(olga)
  // Only what is locked shows a lock.
  const locks = () =>
    page
      .getByRole('link', { name: /^Паспорт/ })
      .element()
      .querySelectorAll('.lucide-lock').length
  expect(locks()).toBe(0)
  await setCode('482913')
  await expect.poll(locks).toBe(1)
  await leave(30, async () => {
    await expect.element(page.getByText('Документы скрыты, пока приложение не на экране')).toBeVisible()
  })
  await expect.element(heading('Документы')).toBeVisible()
  await leave(61)
  await expect.element(heading('Документы закрыты')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Паспорт/ })).not.toBeInTheDocument()
  const code = page.getByLabelText('Код документов')
  for (const wrong of ['111111', '222222']) {
    await code.fill(wrong)
    await expect.element(page.getByText('Код не подошёл')).toBeVisible()
    await expect.element(code).toHaveValue('')
  }
  await code.fill('333333')
  await expect.element(page.getByText(/Слишком много попыток/)).toBeVisible()
  await expect.element(code).toBeDisabled()
  // A reload forgets nothing of it.
  openFace('/documents', olga)
  await code.fill('482913')
  await expect.element(page.getByText(/Слишком много попыток/)).toBeVisible()
  await pass(31)
  await expect.element(code).toBeEnabled()
  await code.fill('482913')
  await expect.element(page.getByRole('link', { name: /^Паспорт/ })).toBeVisible()
})

test('what is being typed outlives the lock, for a camera is another app [1.39]', async () => {
  const olga = await world.aPatient()
  await addDocument(olga)
  await setCode('482913')
  await page.getByRole('link', { name: 'Добавить документ' }).first().click()
  await page.getByLabelText('Номер').fill('KH1234567')
  await leave(61)
  await expect.element(heading('Документы закрыты')).toBeVisible()
  await expect.element(page.getByLabelText('Номер')).not.toBeVisible()
  await page.getByLabelText('Код документов').fill('482913')
  await expect.element(page.getByLabelText('Номер')).toHaveValue('KH1234567')
})

test('whoever cannot open them may remove them, and begins anew without a lock [1.39]', async () => {
  const olga = await world.aPatient()
  await addDocument(olga)
  await setCode('482913')
  openFace('/documents', olga)
  await page.getByRole('button', { name: 'Не получается открыть' }).click()
  const way = page.getByRole('dialog', { name: 'Не получается открыть?' })
  await expect.element(way).toMatchTextContent(/попробуйте ещё раз.*остаётся удалить все документы/)
  await way.getByRole('button', { name: 'Удалить все' }).click()
  await expect.element(page.getByText('Документов пока нет')).toBeVisible()
  await expect.element(page.getByText('Замка нет')).toBeVisible()
})
