import { expect, test } from 'vitest'
import { judgeBannerPlace, judgeBannerTime } from './install-banner.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const IPHONE = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1`
const IPAD = (version: string) => `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/${version} Safari/605.1.15`

test.each([
  [ANDROID, 5, 'may-show'],
  ['Mozilla/5.0 (Linux; Android 12; HUAWEI P50) AppleWebKit/537.36 Chrome/99.0', 5, 'hidden'],
  ['Mozilla/5.0 (Linux; Android 10; JNY-LX1; HMSCore 6.4) AppleWebKit/537.36 HuaweiBrowser/12.0', 5, 'hidden'],
  [IPHONE('18_0'), 5, 'may-show'],
  [IPHONE('26_1'), 5, 'may-show'],
  [IPHONE('17_6'), 5, 'hidden'],
  [IPAD('18.1'), 5, 'may-show'],
  [IPAD('17.5'), 5, 'hidden'],
  [IPAD('18.1'), 0, 'hidden'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0', 0, 'hidden']
] as const)('%s with %i touch points: the install banner %s, and outside a frame never [9.34]', (userAgent, maxTouchPoints, verdict) => {
  expect(judgeBannerPlace({ inFrame: true, userAgent, maxTouchPoints })).toBe(verdict)
  expect(judgeBannerPlace({ inFrame: false, userAgent, maxTouchPoints })).toBe('hidden')
})

test('the install banner comes back after 1 day when it was left alone [9.32]', () => {
  const memory = { kind: 'shown' as const, at: new Date('2026-11-20T10:00:00Z') }
  expect(judgeBannerTime(null, memory.at)).toBe('show')
  expect(judgeBannerTime(memory, new Date('2026-11-21T09:59:59Z'))).toBe('not-yet')
  expect(judgeBannerTime(memory, new Date('2026-11-21T10:00:00Z'))).toBe('show')
  expect(judgeBannerTime({ ...memory, kind: 'opened' }, new Date('2027-11-21T10:00:00Z'))).toBe('never')
})

test('the install banner comes back 30 days after it was put away [9.33]', () => {
  const memory = { kind: 'dismissed' as const, at: new Date('2026-11-20T10:00:00Z') }
  expect(judgeBannerTime(memory, new Date('2026-12-20T09:59:59Z'))).toBe('not-yet')
  expect(judgeBannerTime(memory, new Date('2026-12-20T10:00:00Z'))).toBe('show')
})
