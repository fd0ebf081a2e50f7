import { chromium as launcher } from '@playwright/test'
import { createCanvas } from '@napi-rs/canvas'
import { setEmails } from '@vizit/contract/email'
import { putPhoto } from '@vizit/contract/photo'
import { chromium } from './browser.ts'
import { aChild, aPatient, openAs } from './patient.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'
const canvas = createCanvas(480, 640)
const c = canvas.getContext('2d')
c.fillStyle = '#c7d2e8'
c.fillRect(0, 0, 480, 640)
c.fillStyle = '#7a4b2a'
c.beginPath()
c.arc(240, 260, 120, 0, 7)
c.fill()
const png = canvas.toBuffer('image/png')
const olga = await aPatient()
await aChild(olga)
const [slot] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 8)
await book(olga, slot!)
await olga.call(setEmails, { emails: [{ address: `olga.${olga.phone}@example.by`, usage: 'PRIMARY' }] })
const young = await aPatient({ birthday: '2010-01-10', firstName: 'Павел', lastName: 'Мороз', middleName: 'Ильич', sex: 'MALE' })
const pictured = await aPatient({ firstName: 'Инна', lastName: 'Константинопольская-Задунайская' })
await pictured.call(putPhoto, { photo: png.toString('base64') })
const browser = await launcher.launch(chromium())
for (const [kind, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1280, height: 800 }]
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    if (kind === 'phone' && colorScheme === 'dark' && process.argv[2] !== 'all') continue
    const context = await browser.newContext({
      viewport,
      colorScheme,
      baseURL: process.env.E2E_ORIGIN!,
      locale: 'ru-BY',
      timezoneId: 'Europe/Minsk',
      reducedMotion: 'reduce',
      extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' }
    })
    const page = await context.newPage()
    const shot = async (name: string, full = true) => {
      await page.waitForTimeout(700)
      await page.screenshot({ path: `/tmp/owndata/shots/${name}-${kind}-${colorScheme}.png`, fullPage: full })
    }
    await openAs(page, olga, '/profile')
    await shot('profile')
    await page.getByRole('button', { name: 'Изменить почту' }).click()
    await shot('email-dialog', false)
    await page.goto('/profile/edit')
    await shot('edit')
    await page.goto('/profile/data')
    await shot('data')
    await page.goto('/profile/access-log')
    await shot('log')
    await page.goto('/profile/consents')
    await shot('consents')
    await page.goto('/profile/erase')
    await shot('erase')
    await openAs(page, young, '/profile')
    await shot('young')
    await openAs(page, pictured, '/profile')
    await shot('pictured')
    await page.getByRole('button', { name: 'Изменить фото' }).click()
    await shot('photo', false)
    await page.getByLabel('Выбрать фото').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png })
    await shot('crop', false)
    await page.goto('/profile/data')
    if (kind === 'desk' && colorScheme === 'light') {
      await page.getByRole('button', { name: 'Скачать' }).click()
      await shot('proof', false)
    }
    if (kind === 'phone' && colorScheme === 'light') {
      await page.route('**/api/v2/my/access-log*', r => r.fulfill({ status: 503, body: 'no' }))
      await page.goto('/profile/access-log')
      await shot('log-failed')
    }
    await context.close()
  }
}
await browser.close()
process.exit(0)
