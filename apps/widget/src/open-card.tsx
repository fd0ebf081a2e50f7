// A card in its place on a page.
import { CallProvider } from '@vizit/client/api/call-provider'
import type { Call } from '@vizit/contract/call'
import { createRoot } from 'react-dom/client'
import { App, type AppProps } from './app.tsx'
import { type Language, LanguageProvider } from './shell/language.tsx'

export type OpenCard = { show(card: AppProps & { language: Language; call: Call }): void; close(): void }

/** Each `show` draws what has changed; other settings begin the booking anew. */
export function openCard(place: Element | ShadowRoot): OpenCard {
  const root = createRoot(place)
  return {
    show: ({ language, call, settings, onRoute }) =>
      root.render(
        <LanguageProvider value={language}>
          <CallProvider call={call}>
            <App key={JSON.stringify(settings)} settings={settings} onRoute={onRoute} />
          </CallProvider>
        </LanguageProvider>
      ),
    close: () => root.unmount()
  }
}
