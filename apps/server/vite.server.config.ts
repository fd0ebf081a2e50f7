// How the server is built: its own sources and the library of every wire form, as few files for Node (docs/decisions/0106).
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const OUT = 'dist'

/** What a file finds beside itself (migrations, fonts, documents) stays where it is: in the built program the file still says where it stood. */
const whereItStood: Plugin = {
  name: 'where-it-stood',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.url') || id.includes('/node_modules/')) return
    const path = relative(fileURLToPath(new URL(OUT, import.meta.url)), id)
    return { code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`), map: null }
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [whereItStood],
  // Other libraries are read from where they are installed: some look for files beside themselves, and of most the server uses all.
  ssr: { noExternal: [/^@vizit\//, 'zod', '@date-fns/tz'] },
  build: {
    ssr: 'src/start.mjs',
    outDir: OUT,
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'start.js', chunkFileNames: '[name].js' } }
  }
})
