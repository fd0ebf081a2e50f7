// Which engines there are, where this machine has them, and what to install where it has not.
import { existsSync, globSync } from 'node:fs'
import { findChromium, onPath } from '../../scripts/chromium.mjs'
import { openChromium, openFirefox } from './by-puppeteer.ts'
import { openWebKit } from './by-webdriver.ts'
import type { Tab } from './tab.ts'

/** `find` gives how to open it, or undefined where it is not here: then `absent` says what to do. */
export type Engine = { name: string; find: () => (() => Promise<Tab>) | undefined; absent: string }

const FIREFOX = ['firefox-esr', 'firefox']
const FIREFOX_APPLICATION = '/Applications/Firefox.app/Contents/MacOS/firefox'
/** It is no program for people, and stands where the library keeps what belongs to it. */
const MINI_BROWSERS = '/usr/{lib,lib/*,libexec}/webkit{2gtk-4.*,gtk-6.*}/MiniBrowser'

export const ENGINES: readonly Engine[] = [
  {
    name: 'chromium',
    find: () => {
      const path = findChromium()
      return path === undefined ? undefined : () => openChromium(path)
    },
    absent: 'Chromium is not here: install it (Debian: apt-get install chromium), or name one by CHROMIUM_PATH.'
  },
  {
    name: 'firefox',
    find: () => {
      const path = process.env.FIREFOX_PATH ?? [...onPath(FIREFOX), FIREFOX_APPLICATION].find(one => existsSync(one))
      return path === undefined ? undefined : () => openFirefox(path)
    },
    absent: 'Firefox is not here: install it (Debian: apt-get install firefox-esr), or name one by FIREFOX_PATH.'
  },
  {
    name: 'webkit',
    find: () => {
      const [driver] = onPath(['WebKitWebDriver'])
      const [screen] = onPath(['Xvfb'])
      const [browser] = globSync(MINI_BROWSERS)
      return driver && screen && browser ? () => openWebKit({ driver, screen, browser }) : undefined
    },
    absent: 'WebKitGTK is not here: install it and a screen for it (Debian: apt-get install webkit2gtk-driver xvfb).'
  }
]
