// After a sign-out the disk of the computer tells nothing of the person: the whole folder of the browser is searched, not what scripts can list.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as launcher, type ViewportSize } from '@playwright/test'
import { getProfile } from '@vizit/contract/profile'
import { chromium } from './browser.ts'
import { canariesIn } from './browser-folder.ts'
import { expect, newAddress, type Page, test } from './journey.ts'
import { aPatient, aPatronymic, openAs } from './patient.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

/** E2E_SABOTAGE=store or =database keeps a name where a careless page might: the proof must then turn red. */
const SABOTAGE = process.env.E2E_SABOTAGE ?? ''

/**
 * What a page takes out of local storage stays in the browser's own journal of it until the browser tidies up, which no page can ask for. There
 * lie what the specification keeps in local storage [3.103] [3.106] and the token, which is dead by then; nothing else may.
 */
const MAY_LINGER = /^(token|phone|device id) in Default\/Local Storage\/leveldb\//

test('after a sign-out nothing of the person is found in the folder of the browser, and the token it may find opens nothing', async ({
  viewport
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'vizit-browser-'))
  try {
    const middleName = aPatronymic()
    const olga = await aPatient({ lastName: 'Канарейкина', firstName: 'Кенария', middleName })
    const [slot] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 5)
    const visit = await book(olga, slot!)
    const profile = await olga.call(getProfile, {})
    const canaries = {
      token: olga.token,
      phone: olga.phone,
      'device id': olga.deviceId,
      'profile id': olga.profileId,
      'last name': 'Канарейкина',
      'middle name': middleName,
      'order id': visit.orderId,
      'hash key': profile.ok ? profile.value.hashKey : ''
    }

    await inBrowser(folder, viewport, async page => {
      await openAs(page, olga, '/visits')
      await expect(page.getByRole('article', { name: DOCTORS.twoBranches })).toBeVisible()
      for (const path of ['/profile', '/profile/access-log', '/profile/consents', '/family', '/timeslot']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    })
    // Signed in, the token is on the disk, and no name: what would be left is really looked for.
    const signedIn = canariesIn(folder, canaries)
    expect(signedIn.some(found => found.startsWith('token in'))).toBe(true)
    expect(signedIn.filter(found => /^(last name|middle name|order id|hash key) in/.test(found))).toEqual([])

    await inBrowser(folder, viewport, async page => {
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Выйти' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click()
      await expect(page).toHaveURL('/sign-in')
      await sabotage(page)
    })
    expect(canariesIn(folder, canaries).filter(found => !MAY_LINGER.test(found))).toEqual([])
    expect(await olga.call(getProfile, {})).toMatchObject({ ok: false, code: 'ERROR_SESSION_EXPIRED' })
    await inBrowser(folder, viewport, async page => {
      await page.goto('/robots.txt')
      const read = await page.evaluate(async () =>
        JSON.stringify([{ ...localStorage }, await indexedDB.databases(), await caches.keys(), document.cookie])
      )
      for (const canary of Object.values(canaries)) expect(read).not.toContain(canary)
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function sabotage(page: Page): Promise<void> {
  if (SABOTAGE === 'store') await page.evaluate(name => localStorage.setItem('last', name), 'Канарейкина')
  if (SABOTAGE === 'database') {
    await page.evaluate(
      name =>
        new Promise<void>(resolve => {
          const request = indexedDB.open('careless')
          request.onupgradeneeded = () => request.result.createObjectStore('people').put(name, 1)
          request.onsuccess = () => resolve()
        }),
      'Канарейкина'
    )
  }
}

/** One run of a browser on this folder; what it keeps is on the disk when it is closed. */
async function inBrowser(folder: string, viewport: ViewportSize | null, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await launcher.launchPersistentContext(folder, {
    ...chromium(),
    baseURL: process.env.E2E_ORIGIN!,
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
