import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { LIGHT } from './page-head.ts'

type Manifest = Exclude<VitePWAOptions['manifest'], false>

/** What a face is called where it is installed, and the files that it has without a connection. */
export type Installed = {
  manifest: Required<Pick<Manifest, 'name' | 'description' | 'shortcuts'>>
  injectManifest: { globPatterns: string[]; globIgnores?: string[] }
}

/** [1.50] The installable app: the manifest, and a worker that keeps the frame and the pages that were opened, never an answer of the API. */
export const installable = ({ manifest, injectManifest }: Installed) =>
  VitePWA({
    filename: 'sw.ts',
    // The page registers it itself, under its policy for scripts.
    injectRegister: null,
    registerType: 'prompt',
    manifest: {
      id: '/',
      short_name: 'Визит',
      lang: 'ru',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: LIGHT,
      theme_color: LIGHT,
      categories: ['medical', 'health'],
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' }
      ],
      ...manifest
    },
    strategies: 'injectManifest',
    srcDir: 'src',
    injectManifest: { ...injectManifest, rollupFormat: 'iife', sourcemap: false }
  })
