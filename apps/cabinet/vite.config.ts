import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { userGuide } from './user-guide.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }
const server = `http://127.0.0.1:${process.env.PORT ?? '8080'}`

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), userGuide()],
  // [9.50]
  define: { 'import.meta.env.VIZIT_VERSION': JSON.stringify(version) },
  server: { proxy: { '/api': server, '/inbox': server } },
  build: {
    target: 'es2022',
    // The content policy allows files of our own only: nothing may be written into the page or into a data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Schemas and endpoints are values without effects: those that a page does not use are left out of it.
    rolldownOptions: {
      // What the first page needs is one file: it is smaller than the same in twenty.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      treeshake: { manualPureFunctions: ['z', 'endpoint'], propertyReadSideEffects: false, unknownGlobalSideEffects: false }
    },
    license: { fileName: 'licences.md' }
  }
})
