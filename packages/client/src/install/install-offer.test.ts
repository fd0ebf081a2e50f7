import { expect, test } from 'vitest'
import { installVariant, makeInstallOffer } from './install-offer.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

test.each([
  [IPHONE, 5, 'ios'],
  [MAC, 5, 'ios'],
  [MAC, 0, 'generic'],
  [ANDROID, 5, 'generic']
] as const)('%s with %i touch points is shown the steps of %s [2.51] [2.52]', (userAgent, maxTouchPoints, variant) => {
  expect(installVariant({ userAgent, maxTouchPoints })).toBe(variant)
})

function aBrowser(outcome: 'accepted' | 'dismissed') {
  const page = new EventTarget()
  let prompts = 0
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => void prompts++,
    userChoice: Promise.resolve({ outcome })
  })
  return { page: page as unknown as Window, offers: () => page.dispatchEvent(event), event, prompts: () => prompts }
}

test('the offer of the browser is held back until somebody wants it, and is good once', async () => {
  const browser = aBrowser('accepted')
  const offer = makeInstallOffer(browser.page)
  let told = 0
  offer.subscribe(() => told++)
  expect(await offer.ask()).toBe('none')
  browser.offers()
  expect([browser.event.defaultPrevented, offer.read(), browser.prompts(), told]).toEqual([true, true, 0, 1])
  expect(await offer.ask()).toBe('accepted')
  expect([offer.read(), browser.prompts()]).toEqual([false, 1])
  expect(await offer.ask()).toBe('none')
})
