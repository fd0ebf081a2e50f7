// The app of the shops as far as it can be seen without a phone: its built files at an origin of their own ask the server from there, in a real browser.
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { buildNativeWeb, makeProjects, NATIVE_DIST, nativeProblems } from '../../scripts/native.ts'
import { expect, type Page, test } from './journey.ts'
import { aPatient } from './patient.ts'
import { signIn } from './sign-in-steps.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

const [APP, SHELL, STRANGER] = [1, 2, 3].map(more => process.env.E2E_ORIGIN!.replace(/\d+$/, port => String(Number(port) + more))) as [
  string,
  string,
  string
]
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml'
}
const open: Server[] = []

/** Gives the files out as a shell does: without headers of ours, and the one page for every path that is no file. */
async function serveAt(origin: string): Promise<void> {
  const server = createServer(({ url = '/' }, answer) => {
    const path = new URL(url, origin).pathname
    const file = extname(path) ? path : '/index.html'
    readFile(join(NATIVE_DIST, 'web', file)).then(
      bytes => answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(bytes),
      () => answer.writeHead(404).end()
    )
  })
  await new Promise<void>(done => server.listen(Number(new URL(origin).port), '127.0.0.1', done))
  open.push(server)
}

test.beforeAll(async () => {
  await buildNativeWeb(APP)
  await Promise.all([serveAt(SHELL), serveAt(STRANGER)])
})

test.afterAll(() => {
  for (const server of open) server.close()
})

/** The app was started on this phone before, and the server knows the device. */
async function knownDevice(page: Page, deviceId: string): Promise<void> {
  // No app can send the header by which journeys come from addresses of their own.
  await page.setExtraHTTPHeaders({})
  await page.addInitScript(device => {
    if (localStorage.getItem('vizit.installed')) return
    localStorage.setItem('vizit.installed', '1')
    localStorage.setItem('vizit.started', '1')
    localStorage.setItem('vizit.language', 'ru')
    localStorage.setItem('kept.deviceId', device)
  }, deviceId)
}

/** What lies in the browser: where the page itself puts things, and where the storage does that is secure on a phone. */
async function kept(page: Page): Promise<{ plain: string[]; secure: string[] }> {
  const names = await page.evaluate(() => Object.keys(localStorage))
  return { plain: names.filter(name => !name.startsWith('kept.')), secure: names.filter(name => name.startsWith('kept.')).toSorted() }
}

test('files at the origin of a shell sign in and read visits over the server’s own rules for other origins; the token lies in the secure storage alone, and no worker and no cookie is there', async ({
  page,
  expected
}) => {
  // The server asks browsers to forget at a sign-out; a request without cookies changes nothing of its origin.
  expected.push(/Clear-Site-Data header/)
  const olga = await aPatient()
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 12)
  await book(olga, slot!)
  await knownDevice(page, olga.deviceId)
  const asked = new Set<string>()
  page.on('request', request => asked.add(new URL(request.url()).origin))

  await page.goto(`${SHELL}/sign-in`)
  await signIn(page, olga.phone)
  // A cold start at a page that no file is called by: the session is read before the app begins.
  await page.goto(`${SHELL}/visits`)
  await expect(page.getByRole('article', { name: DOCTORS.twoBranches })).toBeVisible()
  const { plain, secure } = await kept(page)
  // Whoever signs in slower than a visitor is registered has a visitor's name there too.
  expect(secure.filter(name => name !== 'kept.anonymousId')).toEqual(['kept.deviceId', 'kept.phoneNumber', 'kept.vizit.session'])
  expect(plain.filter(name => /device|phone|session|anonymous/i.test(name))).toEqual([])
  expect(await page.evaluate(async () => [document.cookie, (await navigator.serviceWorker.getRegistrations()).length])).toEqual(['', 0])
  expect([...asked].toSorted()).toEqual([APP, SHELL])

  await page.goto(`${SHELL}/profile`)
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page
    .getByRole('dialog', { name: /^Выйти/ })
    .getByRole('button', { name: 'Выйти' })
    .click()
  await expect.poll(async () => (await kept(page)).secure.filter(name => name.endsWith('session'))).toEqual([])
})

test('the same files at an origin that the server was not told of hear nothing from it', async ({ page, expected }) => {
  expected.push(/blocked by CORS policy/)
  await knownDevice(page, 'device-0000000000000009')
  const failed = page.waitForEvent('requestfailed', request => request.url().startsWith(`${APP}/api/v2/`))
  await page.goto(`${STRANGER}/sign-in`)
  expect((await failed).failure()?.errorText).toBe('net::ERR_FAILED')
})

test('a version that the server no longer takes is told to be renewed in the shop', async ({ page, expected }) => {
  expected.push(/status of 426/)
  await knownDevice(page, 'device-0000000000000010')
  const refused = { data: null, status: 426, error: 'OUTDATED_VERSION', message: null }
  await page.route(`${APP}/api/v2/**`, route =>
    route.fulfill({ status: 426, json: refused, headers: { 'access-control-allow-origin': SHELL } })
  )
  await page.goto(`${SHELL}/timeslot`)
  await expect(page.getByText('Обновите приложение в магазине')).toBeVisible()
})

test('the pages of the app have the policy of the server’s own pages, and may ask and show what the server has', async () => {
  const read = (policy: string) => new Map(policy.split(/\s*;\s*/).map(one => [one.split(' ')[0]!, one.split(' ').slice(1)]))
  const ofServer = read((await fetch(`${APP}/visits`, { headers: { accept: 'text/html' } })).headers.get('content-security-policy')!)
  const html = (await readFile(join(NATIVE_DIST, 'web', 'index.html'), 'utf8')).replaceAll('&#39;', "'")
  const own = read(/Content-Security-Policy" content="([^"]+)"/.exec(html)![1]!)
  const more = [...own].map(([name, sources]) => [name, sources.filter(one => !ofServer.get(name)!.includes(one))] as const)
  expect(new Map(more.filter(([, sources]) => sources.some(one => one !== 'capacitor://localhost')))).toEqual(
    new Map([
      ['img-src', ['capacitor://localhost', APP]],
      ['connect-src', ['capacitor://localhost', APP]]
    ])
  )
  // A page cannot say who may frame it, nobody can frame a shell; and there is no manifest.
  expect([...ofServer.keys()].filter(name => !own.has(name))).toEqual(['manifest-src', 'frame-ancestors'])
})

test('the projects of Android and iOS are made of these files without a network: no backups, own pictures, permissions with words, links', async () => {
  await makeProjects(APP)
  expect(nativeProblems(APP)).toEqual([])

  // Whoever changes them by hand is told.
  const manifest = join(NATIVE_DIST, 'android/app/src/main/AndroidManifest.xml')
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('android:allowBackup="false"', 'android:allowBackup="true"'))
  await writeFile(join(NATIVE_DIST, 'ios/App/App/public/index.html'), '')
  expect(nativeProblems(APP)).toEqual([
    'ios/App/App/public/index.html: is not what was built',
    expect.stringContaining('backups would have what the app keeps')
  ])
})
