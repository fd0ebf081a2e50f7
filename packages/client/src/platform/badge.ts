import type { ShowBadge } from './port.ts'

type WithBadge = Partial<Record<'setAppBadge' | 'clearAppBadge', (count: number) => Promise<void>>>

export const showBadge: ShowBadge = async count => {
  await (navigator as WithBadge)[count > 0 ? 'setAppBadge' : 'clearAppBadge']?.(count).catch(() => undefined)
}
