// What the server draws public pages with: the same sources as the browser's, as one program for Node (docs/decisions/0071).
import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { addressesAlone } from '../../packages/contract/for-browsers/addresses-alone.ts'
import { SCOPED_NAME } from '../../packages/pages/for-browsers/scoped-name.ts'
import { leafletTrusted } from '../../packages/parts/for-browsers/leaflet-trusted.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), addressesAlone, leafletTrusted],
  css: { modules: { generateScopedName: SCOPED_NAME } },
  // Without React's own checks, which cost as much as the drawing itself, however the server was started.
  define: { 'import.meta.env.VIZIT_VERSION': JSON.stringify(version), 'process.env.NODE_ENV': JSON.stringify('production') },
  // The server has none of a browser's libraries: they are part of the program.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/public-pages.tsx',
    outDir: 'server/dist',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'public-pages.js' } }
  }
})
