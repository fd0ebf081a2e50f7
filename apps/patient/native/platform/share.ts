import { Share as Sheet } from '@capacitor/share'
import type { Share } from '@vizit/client/platform/port'
import { apiOrigin } from './shell.ts'

/** An address of the shell itself would lead nobody anywhere. */
export const share: Share = {
  origin: () => apiOrigin,
  canSend: () => true,
  send: what =>
    Sheet.share(what).then(
      () => 'sent',
      (error: Error) => (/cancel/i.test(error.message) ? 'closed' : 'failed')
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
