// What became of the install banner in this browser.
import type { BannerMemory } from '@vizit/rules/install-banner'

const KEY = 'vizit.install-banner'
const KINDS = ['shown', 'dismissed', 'opened'] as const

/** Null: never shown, or what stands there is not ours. */
export function readBanner(storage: Storage): BannerMemory {
  const [kind, at] = (storage.getItem(KEY) ?? '').split(' ')
  const known = KINDS.find(one => one === kind)
  const time = new Date(at ?? '')
  return known && !Number.isNaN(time.getTime()) ? { kind: known, at: time } : null
}

export function rememberBanner(kind: (typeof KINDS)[number], now: Date, storage: Storage): void {
  storage.setItem(KEY, `${kind} ${now.toISOString()}`)
}
