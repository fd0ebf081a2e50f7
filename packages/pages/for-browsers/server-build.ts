// How what the server draws a face's pages with is built: the same sources as the browser's, as one program for Node (docs/decisions/0071).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { addressesAlone } from '../../contract/for-browsers/addresses-alone.ts'
import { leafletTrusted } from '../../parts/for-browsers/leaflet-trusted.ts'
import { SCOPED_NAME } from './scoped-name.ts'

/** `root`: the folder of the face. Its `src/public-pages.tsx` becomes `server/dist/public-pages.js`. */
export function serverBuild(root: string) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return defineConfig({
    root,
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
}
