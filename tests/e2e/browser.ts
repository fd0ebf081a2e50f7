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
  return { args: ARGS, ...(path !== undefined && { executablePath: path }) }
}
