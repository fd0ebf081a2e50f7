import type { Share } from './port.ts'

export const share: Share = {
  origin: () => location.origin,
  canSend: () => 'share' in navigator,
  send: what =>
    navigator.share(what).then(
      () => 'sent',
      (error: Error) => (error.name === 'AbortError' ? 'closed' : 'failed')
    ),
  canCopy: () => 'clipboard' in navigator,
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  }
}
