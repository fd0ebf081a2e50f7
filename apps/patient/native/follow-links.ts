// A link of an SMS or a letter that the phone gives to the app, and the button of Android that goes back.
import { App } from '@capacitor/app'
import { closeLast, giveCloseWatcher } from './close-watcher.ts'

/** '/visits/12?a=1' of 'https://app.example/visits/12?a=1'; null for an address of another origin, or one that is no page. */
export function pathOfLink(address: string | undefined, site: string): string | null {
  const url = URL.parse(address ?? '')
  if (url?.origin !== site || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}

/** Opens the page of the link that started the app, before it is drawn, and later that of every link that comes. */
export async function followLinks(site: string): Promise<void> {
  const first = await App.getLaunchUrl().catch(() => undefined)
  const path = pathOfLink(first?.url, site)
  if (path !== null) history.replaceState(null, '', path)
  await App.addListener('appUrlOpen', ({ url }) => {
    const next = pathOfLink(url, site)
    // The router hears of it as of any step of its own.
    if (next !== null && next !== `${location.pathname}${location.search}${location.hash}`) history.pushState(null, '', next)
  })
  giveCloseWatcher(window)
  await App.addListener('backButton', ({ canGoBack }) => {
    if (closeLast()) return
    if (canGoBack) history.back()
    else void App.minimizeApp()
  })
}
