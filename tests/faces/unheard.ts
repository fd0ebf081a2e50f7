import type { BrowserProvider, BrowserProviderOption } from 'vitest/node'

type Driver = { openBrowserPage: (...args: unknown[]) => Promise<DriversPage> }
/** What the driver has of a page beside what it promises. */
type DriversPage = { _connection?: { toImpl?: (page: unknown) => OwnPage | undefined } }
type OwnPage = { delegate?: { _mainFrameSession?: { _client?: { send: (method: 'Network.disable') => Promise<unknown> } } } }

/**
 * The driver hears of every request of a page and of every frame of its socket, which takes a tenth of the time of the tests of faces; none of them asks it for
 * that. There is no promised way to tell it so: where it has become another one, it hears of them again and the tests take longer.
 */
export function unheard(provider: BrowserProviderOption): BrowserProviderOption {
  return {
    ...provider,
    providerFactory: project => {
      const made = provider.providerFactory(project) as BrowserProvider & Driver
      const open = made.openBrowserPage.bind(made)
      made.openBrowserPage = async (...args) => {
        const page = await open(...args)
        // oxlint-disable-next-line no-underscore-dangle -- the driver names its own things so
        await page._connection?.toImpl?.(page)?.delegate?._mainFrameSession?._client?.send('Network.disable')
        return page
      }
      return made
    }
  }
}
