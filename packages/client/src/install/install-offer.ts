// The browser's own offer to install the app: it comes once, early, and is kept until somebody wants it.
import { isShell } from '../platform/shell.ts'

/** Chromium's event of an app that can be installed. */
type InstallEvent = Event & { prompt: () => Promise<void>; userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }> }

export type InstallOffer = {
  /** Whether the browser would ask now. */
  read: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Lets the browser ask; 'none' where it has no offer. An offer is good once. */
  ask: () => Promise<'accepted' | 'dismissed' | 'none'>
}

/** Keeps the offer of this window. The browser's own bar is held back: the product asks where it suits. */
export function makeInstallOffer(page: Pick<Window, 'addEventListener'>): InstallOffer {
  let offer: InstallEvent | null = null
  const listeners = new Set<() => void>()
  const set = (next: InstallEvent | null) => {
    offer = next
    for (const listener of listeners) listener()
  }
  page.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    set(event as InstallEvent)
  })
  page.addEventListener('appinstalled', () => set(null))
  return {
    read: () => offer !== null,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async ask() {
      const asked = offer
      if (!asked) return 'none'
      set(null)
      await asked.prompt()
      return (await asked.userChoice).outcome
    }
  }
}

/** True in a window of the installed app, and in the app of a shop. */
export function isInstalled(page: Pick<Window, 'matchMedia' | 'navigator'>): boolean {
  return (
    isShell || page.matchMedia('(display-mode: standalone)').matches || (page.navigator as { standalone?: boolean }).standalone === true
  )
}

/** [2.51] [2.52] Whose steps are shown: an iPhone or iPad adds a page by hand. An iPad calls itself a Mac, but is touched. */
export function installVariant(device: { userAgent: string; maxTouchPoints: number }): 'ios' | 'generic' {
  const isApple = /iPhone|iPad|iPod/.test(device.userAgent) || (/Macintosh/.test(device.userAgent) && device.maxTouchPoints > 1)
  return isApple ? 'ios' : 'generic'
}
