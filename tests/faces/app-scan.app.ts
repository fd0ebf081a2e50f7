// The bar code of an insurance card, read by the camera or from a photo on the device itself.
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prepareZXingModule, type WriterOptions, writeBarcode } from 'zxing-wasm/writer'
import writerUrl from 'zxing-wasm/writer/zxing_writer.wasm?url'
import { barsOf, drawBars } from './ean-13.ts'
import { openFace } from './face.ts'
import { world } from './world.ts'

const CARD = '9704500000010'
const field = page.getByLabelText('Штрихкод или номер договора')
const dialog = page.getByRole('dialog', { name: 'Штрихкод карты' })

async function scanning(): Promise<void> {
  await world.writeProgrammes()
  openFace('/profile/programmes/add?coverer=granat', await world.aPatient({ email: 'olga@mail.example' }))
  await page.getByRole('button', { name: 'Сканировать штрихкод' }).click()
  await expect.element(dialog).toBeVisible()
}

/** What the browser's camera gives: the browser itself is not asked, for it has none here. */
function aCamera(gives: () => Promise<MediaStream>) {
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(gives)
  onTestFinished(() => asked.mockRestore())
  return asked
}
const refuse = (name: string) => () => Promise.reject(new DOMException('', name))

async function aPhoto(canvas: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>(drawn => canvas.toBlob(drawn))
  return new File([blob!], 'card.png', { type: 'image/png' })
}
const choose = (photo: File) => userEvent.upload(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!, photo)

test('the camera is asked for after the press alone; the code it sees stands in the field, the dialog is gone and the camera is off [1.43]', async () => {
  const stream = drawBars(barsOf(CARD)).captureStream(10)
  const asked = aCamera(() => Promise.resolve(stream))
  await world.writeProgrammes()
  openFace('/profile/programmes/add?coverer=granat', await world.aPatient({ email: 'olga@mail.example' }))
  await expect.element(field).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Сканировать штрихкод' }).click()
  await expect.element(field).toHaveValue(CARD)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByText(`Номер прочитан: ${CARD}`)).toBeInTheDocument()
  await expect.poll(() => stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
})

test('a camera with a light has a button for it; one without has none, and a light that does not obey is gone', async () => {
  const nothing = document.createElement('canvas')
  nothing.getContext('2d')!.fillRect(0, 0, 100, 100)
  const stream = nothing.captureStream(10)
  const [track] = stream.getVideoTracks()
  const lit: unknown[] = []
  track!.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities
  track!.applyConstraints = async asked => void lit.push(asked?.advanced)
  aCamera(() => Promise.resolve(stream))
  await scanning()
  const light = dialog.getByRole('button', { name: 'Подсветка' })
  await light.click()
  await expect.element(light).toHaveAttribute('aria-pressed', 'true')
  await light.click()
  await expect.element(light).toHaveAttribute('aria-pressed', 'false')
  expect(lit).toEqual([[{ torch: true }], [{ torch: false }]])
  track!.applyConstraints = () => Promise.reject(new DOMException('', 'OverconstrainedError'))
  await light.click()
  await expect.element(light).not.toBeInTheDocument()
  await expect.element(dialog.getByText(/^Наведите/)).toBeVisible()
})

test('a camera that is refused says to check the permissions of the app; the code is read from a photo, and one without a code says so [8.97]', async () => {
  aCamera(refuse('NotAllowedError'))
  await scanning()
  await expect.element(dialog.getByText('Не удалось получить данные')).toBeVisible()
  await expect.element(dialog.getByText(/^Проверьте разрешения приложения/)).toBeVisible()
  await choose(await aPhoto(Object.assign(document.createElement('canvas'), { width: 200, height: 200 })))
  await expect.element(dialog.getByText(/^На фото не нашли штрихкод/)).toBeVisible()
  await choose(await aPhoto(drawBars(barsOf(CARD))))
  await expect.element(field).toHaveValue(CARD)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a card with another kind of code is read too: Code 128, interleaved two of five with a nought before its digits, QR', async () => {
  aCamera(refuse('NotFoundError'))
  prepareZXingModule({ overrides: { locateFile: () => writerUrl } })
  await scanning()
  const kinds: [NonNullable<WriterOptions['format']>, string][] = [
    ['Code128', CARD],
    ['ITF', `0${CARD}`],
    ['QRCode', CARD]
  ]
  for (const [nr, [format, text]] of kinds.entries()) {
    if (nr > 0) await page.getByRole('button', { name: 'Сканировать штрихкод' }).click()
    await expect.element(dialog).toBeVisible()
    const { image } = await writeBarcode(text, { format, scale: 3 })
    await choose(new File([image!], 'card.png', { type: 'image/png' }))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(field).toHaveValue(CARD)
    await field.fill('')
  }
})

test('a press that leaves a field with a fault reaches its button, though the sentence at the field takes a line and moves it', async () => {
  aCamera(refuse('NotFoundError'))
  await world.writeProgrammes()
  openFace('/profile/programmes/add?coverer=granat', await world.aPatient({ email: 'olga@mail.example' }))
  await field.click()
  await page.getByRole('button', { name: 'Сканировать штрихкод' }).click()
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Ввести вручную' }).click()
  await expect.element(page.getByText('Обязательное поле').first()).toBeVisible()
})

test('where there is no camera a photo is offered, and the number can be typed', async () => {
  aCamera(refuse('NotFoundError'))
  await scanning()
  await expect.element(dialog.getByText(/^Выберите фото карты/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Ввести вручную' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await field.fill('204518/001')
  await expect.element(field).toHaveValue('204518/001')
})
