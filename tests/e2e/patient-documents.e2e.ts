// Documents of identity stay on the device: every byte that leaves the browser is watched while they are used, and its whole folder is searched.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as launcher, type Request, type ViewportSize } from '@playwright/test'
import { chromium } from './browser.ts'
import { canariesIn } from './browser-folder.ts'
import { expect, newAddress, type Page, test } from './journey.ts'
import { aPatient, openAs } from './patient.ts'

/** E2E_SABOTAGE=send, =store or =cache lets a number out where a careless page might: the proof must then turn red. */
const SABOTAGE = process.env.E2E_SABOTAGE ?? ''
/** The app has an origin of its own, at the next port. */
const APP = process.env.E2E_ORIGIN!.replace(/\d+$/, port => String(Number(port) + 1))
const CANARIES = {
  number: 'ZQ7315264KB',
  'changed number': 'XW2846159KB',
  owner: 'Документкина Кенария',
  'name of the file': 'kanareika-scan-7315'
}
/** What the camera noted in its picture. */
const NOTED = 'CANARY-GPS-53.9006-27.5590'

test('documents are added, opened, changed and removed, and nothing of them leaves the browser or lies legibly on its disk [1.39]', async ({
  viewport
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'vizit-documents-'))
  try {
    const olga = await aPatient({ lastName: 'Савицкая', firstName: 'Ольга', middleName: 'Петровна' })
    const sent: string[] = []
    await inBrowser(folder, viewport, async page => {
      watch(page, sent)
      await openAs(page, olga, '/documents')
      await expect(page.getByText('Документов пока нет')).toBeVisible()
      await page.getByRole('link', { name: 'Добавить документ' }).click()
      await page.getByRole('button', { name: /Что это за документ/ }).click()
      await page.getByRole('option', { name: 'Паспорт' }).click()
      await page.getByLabel('Чей документ').fill(CANARIES.owner)
      await page.getByLabel('Номер').fill(CANARIES.number)
      await page.locator('input[type=file][multiple]').setInputFiles({
        name: `${CANARIES['name of the file']}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await aPicture(page)
      })
      await expect(page.getByRole('img', { name: 'Страница 1' })).toBeVisible()
      await page.getByRole('button', { name: 'Сохранить' }).click()
      await page.getByRole('link', { name: /^Паспорт/ }).click()
      await page.getByRole('button', { name: 'Показать номер' }).click()
      await expect(page.getByText(CANARIES.number)).toBeVisible()
      await expect(page.getByRole('img', { name: 'Паспорт, страница 1' })).toBeVisible()
      await page.getByRole('link', { name: 'Изменить' }).click()
      await page.getByLabel('Номер').fill(CANARIES['changed number'])
      await page.getByRole('button', { name: 'Сохранить' }).click()
      await page.getByRole('button', { name: 'Показать номер' }).click()
      await expect(page.getByText(CANARIES['changed number'])).toBeVisible()
      await sabotage(page)
      expect(await inCaches(page)).toEqual([])
    })
    expect(sent.length).toBeGreaterThan(10)
    const heard = () => found(sent)
    expect(heard()).toEqual([])
    expect(canariesIn(folder, { ...CANARIES, noted: NOTED })).toEqual([])

    await inBrowser(folder, viewport, async page => {
      watch(page, sent)
      await page.goto('/documents')
      await page.getByRole('link', { name: /^Паспорт/ }).click()
      await page.getByRole('button', { name: 'Удалить' }).click()
      await page.getByRole('dialog', { name: 'Удалить документ?' }).getByRole('button', { name: 'Удалить' }).click()
      await expect(page.getByText('Документов пока нет')).toBeVisible()
    })
    expect(heard()).toEqual([])
    expect(canariesIn(folder, { ...CANARIES, noted: NOTED })).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Addresses, headers and bodies of all that leaves, the worker's included. */
function watch(page: Page, sent: string[]): void {
  const write = (request: Request) => {
    sent.push(`${decodeURI(request.url())}\n${JSON.stringify(request.headers())}\n${request.postDataBuffer()?.toString('utf8') ?? ''}`)
  }
  page.context().on('request', write)
  page.on('websocket', socket => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
}

function found(sent: readonly string[]): string[] {
  const canaries = [...Object.values(CANARIES), NOTED].flatMap(canary => [
    canary,
    encodeURIComponent(canary),
    JSON.stringify(canary).slice(1, -1),
    Buffer.from(canary).toString('base64').slice(0, -4)
  ])
  return sent.filter(text => canaries.some(canary => text.includes(canary)))
}

/** What the worker and the page keep of answers. */
function inCaches(page: Page): Promise<string[]> {
  return page.evaluate(
    async canaries => {
      const kept: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) kept.push(`${request.url} ${(await (await cache.match(request))?.text()) ?? ''}`)
      }
      return kept.filter(text => canaries.some(canary => text.includes(canary)))
    },
    [...Object.values(CANARIES), NOTED]
  )
}

async function sabotage(page: Page): Promise<void> {
  if (SABOTAGE === 'send') await page.evaluate(number => fetch('/robots.txt', { method: 'POST', body: number }), CANARIES.number)
  if (SABOTAGE === 'cache')
    await page.evaluate(async number => (await caches.open('careless')).put('/careless', new Response(number)), CANARIES.number)
  if (SABOTAGE === 'store')
    await page.evaluate(
      number =>
        new Promise<void>(resolve => {
          const request = indexedDB.open('careless')
          request.onupgradeneeded = () => request.result.createObjectStore('documents').put(number, 1)
          request.onsuccess = () => resolve()
        }),
      CANARIES.number
    )
}

/** A picture of a camera that notes where it was taken. */
async function aPicture(page: Page): Promise<Buffer> {
  const bare = Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 600, height: 800 })
      const context = canvas.getContext('2d')!
      context.fillStyle = 'navy'
      context.fillRect(0, 0, 600, 800)
      return canvas.toDataURL('image/jpeg').split(',')[1]!
    }),
    'base64'
  )
  const note = Buffer.from(`Exif\0\0${NOTED}`)
  return Buffer.concat([bare.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, note.length + 2]), note, bare.subarray(2)])
}

/** One run of a browser on this folder; what it keeps is on the disk when it is closed. */
async function inBrowser(folder: string, viewport: ViewportSize | null, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await launcher.launchPersistentContext(folder, {
    ...chromium(),
    baseURL: APP,
    locale: 'ru-BY',
    timezoneId: 'Europe/Minsk',
    viewport,
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() }
  })
  try {
    await work(context.pages()[0] ?? (await context.newPage()))
  } finally {
    await context.close()
  }
}
