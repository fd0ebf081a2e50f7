import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { addressesAlone, PURE_CALLS } from '../../packages/contract/for-browsers/addresses-alone.ts'
import { pdfImages } from '../../packages/pages/for-browsers/pdf-images.ts'
import { SCOPED_NAME } from '../../packages/pages/for-browsers/scoped-name.ts'
import { userGuide } from '../../packages/pages/for-browsers/user-guide.ts'
import { leafletTrusted } from '../../packages/parts/for-browsers/leaflet-trusted.ts'
import { chunkOf } from './chunks.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }
const server = `http://127.0.0.1:${process.env.PORT ?? '8080'}`

/** The installable app: the manifest, and a worker that keeps the frame and the pages that were opened, never an answer of the API. */
const installable: Partial<VitePWAOptions> = {
  filename: 'sw.ts',
  // The page registers it itself, under its policy for scripts.
  injectRegister: null,
  registerType: 'prompt',
  manifest: {
    id: '/',
    name: 'Визит',
    short_name: 'Визит',
    description: 'Врачи, центры, лекарства, визиты семьи и результаты.',
    lang: 'ru',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f3f1ea',
    theme_color: '#f3f1ea',
    categories: ['medical', 'health'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' }
    ],
    shortcuts: [
      { name: 'Мои визиты', url: '/visits' },
      { name: 'Врачи', url: '/timeslot' }
    ]
  },
  strategies: 'injectManifest',
  srcDir: 'src',
  injectManifest: {
    globPatterns: ['index.html', 'assets/{index,frame,words-en,words-be}-???????.{js,css}', 'assets/*.woff2'],
    rollupFormat: 'iife',
    sourcemap: false
  }
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), leafletTrusted, addressesAlone, userGuide(), pdfImages(), VitePWA(installable)],
  // `npm run dev` has names that tell what they are.
  ...(command === 'build' && { css: { modules: { generateScopedName: SCOPED_NAME } } }),
  // What libraries bring along for versions of React that had no such hook.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  define: { 'import.meta.env.VIZIT_VERSION': JSON.stringify(version) },
  server: { proxy: { '/api': server, '/inbox': server } },
  build: {
    target: 'es2022',
    // The content policy allows files of our own only: nothing may be written into the page or into a data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first script names them all.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'schemas', test: /node_modules.zod|contract.src.(fields|embedding)/, priority: 3 },
            // What the first page needs is one file: it is smaller than the same in twenty.
            { name: 'first', tags: ['$initial'], priority: 2, includeDependenciesRecursively: true },
            { name: chunkOf, priority: 1 }
          ]
        }
      },
      treeshake: { manualPureFunctions: PURE_CALLS, propertyReadSideEffects: false, unknownGlobalSideEffects: false }
    },
    license: { fileName: 'licences.md' }
  }
}))
