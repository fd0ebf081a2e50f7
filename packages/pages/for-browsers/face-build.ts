// How a face with pages is served for those who write it, and built for patients.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig, type Plugin, type UserConfig } from 'vite'
import { addressesAlone, PURE_CALLS } from '../../contract/for-browsers/addresses-alone.ts'
import { leafletTrusted } from '../../parts/for-browsers/leaflet-trusted.ts'
import { type Installed, installable } from './installable.ts'
import { pageHead } from './page-head.ts'
import type { Graph } from './pages-of.ts'
import { pdfImages } from './pdf-images.ts'
import { SCOPED_NAME } from './scoped-name.ts'
import { userGuide } from './user-guide.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? '8080'}`

type Face = {
  /** The folder of the face. */
  root: string
  /** Where a browser may install the face; else it has no worker and no manifest. */
  installed?: Installed
  /** Names the file of a module, or leaves it to the bundler. */
  chunkOf: (id: string, graph: Graph) => string | null
  plugins?: Plugin[]
  /** Folders beside the usual ones, from the face's own. */
  folders?: Pick<UserConfig, 'publicDir'> & Pick<BuildOptions, 'outDir'>
  /** What the build is told, beside the version. */
  told?: Record<string, string>
  preloaded?: Exclude<BuildOptions['modulePreload'], boolean | undefined>['resolveDependencies']
}

export const faceBuild = ({
  root,
  installed,
  chunkOf,
  plugins = [],
  folders: { publicDir = 'public', outDir = 'dist' } = {},
  told,
  preloaded
}: Face) =>
  defineConfig(({ command }) => ({
    root,
    base: '/',
    publicDir,
    plugins: [
      react(),
      addressesAlone,
      leafletTrusted,
      pageHead,
      ...plugins,
      pdfImages(),
      // A face without a worker has its guide where the server is.
      ...(installed ? [userGuide(), installable(installed)] : [])
    ],
    // [9.50]
    // `npm run dev` has names that tell what they are.
    ...(command === 'build' && { css: { modules: { generateScopedName: SCOPED_NAME } } }),
    // What libraries bring along for versions of React that had no such hook.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    define: {
      'import.meta.env.VIZIT_VERSION': JSON.stringify(versionOf(root)),
      ...Object.fromEntries(Object.entries(told ?? {}).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]))
    },
    server: { proxy: { '/api': server, '/inbox': server } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      // The content policy allows files of our own only: nothing may be written into the page or into a data address.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, ...(preloaded && { resolveDependencies: preloaded }) },
      rolldownOptions: {
        output: {
          // The first script names them all.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // The embedded mode alone judges what it hears by a schema.
              { name: 'schemas', test: /node_modules.zod|contract.src.(fields|embedding)/, priority: 3 },
              // Named by the schemas of what the first page asks for, and used by the pages of a family alone.
              { name: 'frame', test: /rules.src.kinship/, priority: 3 },
              // What the first page needs is one file: it is smaller than the same in twenty.
              { name: 'first', tags: ['$initial'], priority: 2, includeDependenciesRecursively: true },
              { name: 'first', test: /rolldown.runtime/, priority: 2 },
              { name: chunkOf, priority: 1 }
            ]
          }
        },
        // Schemas and endpoints are values without effects: those that a page does not use are left out of it.
        treeshake: { manualPureFunctions: PURE_CALLS, propertyReadSideEffects: false, unknownGlobalSideEffects: false }
      },
      license: { fileName: 'licences.md' }
    }
  }))

function versionOf(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
}
