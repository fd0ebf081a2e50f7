import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

/** The browser of the journeys: the one that the set-up found, asking nobody else on the network. */
export function chromium(): LaunchOptions {
  const path = findChromium()
  // Without a locale of this kind the browser calls a file with a Russian name 'download'.
  const env = { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' } as Record<string, string>
  return { args: ARGS, env, ...(path !== undefined && { executablePath: path }) }
}
