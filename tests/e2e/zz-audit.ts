// audit (temporary)
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as engine } from '@playwright/test'
import { startServer } from '../setup/server.ts'
import { chromium } from './browser.ts'
const [folder, names = '', widths = '320'] = process.argv.slice(2)
mkdirSync(folder!, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'vizit-pictures-'))
const server = await startServer({ DATA_DIR: data, SEED: 'demo', TRUST_PROXY: '127.0.0.1' })
process.env.E2E_ORIGIN = server.url
process.env.E2E_DATA = data
const { makePeople, SCREENS } = await import('./screens.ts')
const { newAddress } = await import('./story.ts')
const browser = await engine.launch(chromium())
try {
  const people = await makePeople()
  for (const { name, show } of SCREENS.filter(s => new RegExp(names).test(s.name))) {
    const ws = widths.split(',').map(Number)
    const w0 = ws[0]!
    const page = await browser.newPage({
      baseURL: server.url,
      viewport: { width: w0, height: w0 < 500 ? 640 : 900 },
      hasTouch: w0 < 500,
      isMobile: w0 < 500,
      locale: 'ru-BY',
      timezoneId: 'Europe/Minsk',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      extraHTTPHeaders: { 'x-forwarded-for': newAddress() }
    })
    page.on('console', m => m.type() === 'error' && !/Failed to load/.test(m.text()) && console.log(name, 'CONSOLE', m.text()))
    page.on('pageerror', e => console.log(name, 'ERROR', e.message))
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', e => console.error('CSP ' + e.violatedDirective + ' ' + e.blockedURI + ' ' + e.sample))
    )
    try {
      await show(page, people)
      for (const w of ws) {
        await page.setViewportSize({ width: w, height: w < 500 ? 640 : 900 })
        const found = await page.evaluate(() => {
          const out: string[] = []
          const root = document.documentElement
          if (root.scrollWidth > innerWidth) out.push('SIDE ' + (root.scrollWidth - innerWidth))
          const dialog = document.querySelector('[role=dialog]')
          for (const el of (dialog ?? document).querySelectorAll<HTMLElement>(
            'a[href],button,input:not([type=hidden]),select,textarea,[role=tab],[role=option]'
          )) {
            let box = el.getBoundingClientRect()
            if (box.width === 0 || getComputedStyle(el).visibility === 'hidden' || el.closest('[aria-hidden=true],[inert]')) continue
            if (el.tagName === 'A' && getComputedStyle(el).display === 'inline') continue
            if (el.tagName === 'INPUT' && el.closest('label')) box = el.closest('label')!.getBoundingClientRect()
            if (box.height < 43.5 || box.width < 43.5)
              out.push(
                `SMALL ${Math.round(box.width)}x${Math.round(box.height)} ${el.tagName} ${(el.getAttribute('aria-label') ?? el.textContent ?? '').trim().slice(0, 50)} .${el.className}`
              )
          }
          for (const el of document.querySelectorAll<HTMLElement>('#main *, [role=dialog] *')) {
            if (
              el.scrollWidth > el.clientWidth + 1 &&
              getComputedStyle(el).overflowX === 'hidden' &&
              el.clientWidth > 1 &&
              !el.classList.contains('visually-hidden')
            )
              out.push(`CUT ${el.tagName}.${el.className} ${el.scrollWidth}>${el.clientWidth} ${(el.textContent ?? '').slice(0, 60)}`)
            const b = el.getBoundingClientRect()
            if (b.width > 1 && b.right > innerWidth + 1 && !el.closest('[class*=strip],[class*=cards]'))
              out.push(`OUT ${el.tagName}.${el.className} ${Math.round(b.right)} ${(el.textContent ?? '').slice(0, 40)}`)
          }
          return [...new Set(out)].slice(0, 14)
        })
        for (const one of found) console.log(name, w, one)
        await page.emulateMedia({ colorScheme: 'light' })
        if (process.env.PICS !== '0') await page.screenshot({ path: join(folder!, `${name}-${w}.png`), fullPage: process.env.FULL === '1' })
      }
    } catch (error) {
      console.log(name, 'FAILED', error instanceof Error ? error.message.split('\n')[0] : error)
    }
    await page.close()
  }
} finally {
  await browser.close()
  await server.stop()
  rmSync(data, { recursive: true, force: true })
}
process.exit(0)
