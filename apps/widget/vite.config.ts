import { readFileSync } from 'node:fs'
import { build, defineConfig, type Plugin } from 'vite'
import { addressesAlone, PURE_CALLS } from '../../packages/contract/for-browsers/addresses-alone.ts'
import { AS_PREACT, anyCode } from './as-preact.ts'
import { inShadow } from './in-shadow.ts'
import { oneScript } from './one-script.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }

/** The styles stand inside the one script, to be given to the shadow root. */
const stylesInScript: Plugin = {
  name: 'styles-in-script',
  enforce: 'post',
  generateBundle(_, bundle) {
    const styles: string[] = []
    for (const [name, file] of Object.entries(bundle)) {
      if (file.type !== 'asset' || !name.endsWith('.css')) continue
      styles.push(String(file.source))
      delete bundle[name]
    }
    const text = JSON.stringify(inShadow(styles.join('')))
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = file.code.replace(/(["'`])__STYLES__\1/, () => text)
  }
}

const SPOKEN_BESIDES = ['en', 'be']

/** [1.02] The words of other languages: a file for each beside the one script, loaded where a card speaks it. */
const wordsApart: Plugin = {
  name: 'words-apart',
  apply: 'build',
  async closeBundle() {
    for (const code of SPOKEN_BESIDES)
      await build({
        root: import.meta.dirname,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          target: 'es2022',
          emptyOutDir: false,
          lib: { entry: `src/languages/words-${code}.ts`, formats: ['es'], fileName: () => `words-${code}.js` }
        }
      })
  }
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/widget/',
  publicDir: 'fonts',
  resolve: { alias: AS_PREACT },
  define: { 'import.meta.env.VIZIT_VERSION': JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
  // Nobody else's names stand in the shadow root.
  css: { modules: { generateScopedName: 'v[hash:base64:4]' } },
  plugins: [addressesAlone, anyCode, stylesInScript, oneScript, wordsApart],
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: false,
    lib: { entry: 'src/main.tsx', formats: ['es'], fileName: () => 'vizit-booking.js' },
    rolldownOptions: {
      // What the later files share with the script stays in it.
      preserveEntrySignatures: 'allow-extension',
      output: { chunkFileNames: '[name].js', minify: true },
      // Schemas and endpoints are values without effects: those that the widget does not use are left out of it.
      treeshake: { manualPureFunctions: PURE_CALLS, propertyReadSideEffects: false, unknownGlobalSideEffects: false }
    }
  }
})
