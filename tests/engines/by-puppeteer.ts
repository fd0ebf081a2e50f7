// Firefox, over WebDriver BiDi and without another program between, and Chromium as the one to compare with.
import puppeteer, { type LaunchOptions } from 'puppeteer-core'
import { chromium } from '../e2e/browser.ts'
import { BROWSER_ENV, KEY_MILLIS, type Tab, WINDOW } from './tab.ts'

/** Asks nobody on the network but the page's own server. */
const QUIET_FIREFOX = {
  'app.normandy.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'intl.accept_languages': 'ru-BY, ru',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'ui.prefersReducedMotion': 1,
  // As on a phone: they take no width.
  'ui.useOverlayScrollbars': 1
}

export function openFirefox(path: string): Promise<Tab> {
  return launch({ browser: 'firefox', executablePath: path, env: BROWSER_ENV, extraPrefsFirefox: QUIET_FIREFOX })
}

export function openChromium(path: string): Promise<Tab> {
  const { args } = chromium()
  return launch({
    browser: 'chrome',
    executablePath: path,
    headless: 'shell',
    env: BROWSER_ENV,
    args: [...args!, '--lang=ru-BY', '--force-prefers-reduced-motion']
  })
}

async function launch(options: LaunchOptions): Promise<Tab> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: WINDOW })
  const page = await browser.newPage()
  return {
    open: async url => {
      await page.goto(url)
    },
    ask: expression => page.evaluate(expression),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text, { delay: KEY_MILLIS }),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close()
  }
}
