import type { HtmlTagDescriptor, Plugin } from 'vite'

/** What stands around the pages of the light look and of the dark one. */
export const LIGHT = '#f3f1ea'
const DARK = '#0f131d'

const meta = (name: string, content: string, media?: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name, content, ...(media && { media }) },
  injectTo: 'head'
})
const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' })

/** What the page of every face says to the browser beside its title and description. */
export const pageHead: Plugin = {
  name: 'page-head',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [
      meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
      meta('theme-color', LIGHT, '(prefers-color-scheme: light)'),
      meta('theme-color', DARK, '(prefers-color-scheme: dark)'),
      meta('format-detection', 'telephone=no'),
      meta('referrer', 'no-referrer'),
      link({ rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }),
      link({ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' })
    ]
  }
}
