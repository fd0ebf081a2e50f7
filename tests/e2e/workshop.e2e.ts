// The workshop of the components (packages/ui/workshop), built as it stands and served under the strictest policy.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { axeFaults, expect, type Page, test } from './journey.ts'

const ui = fileURLToPath(new URL('../../packages/ui/', import.meta.url))
const ORIGIN = 'http://workshop.example'
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; frame-src 'self'"
/** What stands on whole pages only: the journeys judge it in the product itself. */
const IN_PAGES = ['summary-bar', 'action-bar', 'shell', 'side-bar', 'bottom-bar', 'page-header', 'page-columns']
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

async function openWorkshop(page: Page): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'vizit-workshop-'))
  await build({ root: join(ui, 'workshop'), build: { outDir, emptyOutDir: true }, logLevel: 'error' })
  const files = new Map(
    readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(file => [file.slice(outDir.length), readFileSync(file)])
  )
  rmSync(outDir, { recursive: true })
  await page.route(`${ORIGIN}/**`, route => {
    const path = new URL(route.request().url()).pathname.replace(/\/$/, '/index.html')
    const body = files.get(path)
    if (!body) return route.fulfill({ status: 404 })
    return route.fulfill({ body, contentType: TYPES[extname(path)]!, headers: { 'content-security-policy': POLICY } })
  })
}

test('every component stands in the workshop, in states without a violation of WCAG AA by light and by dark and nothing out to the side', {
  tag: '@phone-alone'
}, async ({ page }) => {
  await openWorkshop(page)
  await page.goto(`${ORIGIN}/#fields`)
  await page.getByRole('radio', { name: '320' }).check()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Поля' })).toBeVisible()
  expect(await page.locator('iframe').evaluate(frame => frame.clientWidth)).toBe(320)

  // Each light is a page of its own: changing that of everything at once takes a browser longer than opening it.
  for (const light of ['light', 'dark'] as const) {
    await page.goto(`${ORIGIN}/?shelf=all&theme=${light}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await axeFaults(page, light)).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 320, height: 568 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  const shown = await page.locator('section > h2').allTextContents()
  const readme = readFileSync(join(ui, 'README.md'), 'utf8')
  const told = [...readme.slice(readme.indexOf('## Components')).matchAll(/^\| `([\w-]+)`/gm)].map(([, file]) => file!)
  expect(told.filter(file => !shown.includes(file) && !IN_PAGES.includes(file))).toEqual([])
})
