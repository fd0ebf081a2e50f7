// The readers of packed scans (JPEG 2000, JBIG2) that PDF.js asks for by name, as plain scripts: the content policy lets no machine code be made.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const FILES = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js', 'LICENSE_JBIG2', 'LICENSE_OPENJPEG']
const read = (name: string) => readFileSync(new URL(import.meta.resolve(`pdfjs-dist/wasm/${name}`)))

/** Serves them under /pdf-images/; the worker of the viewer loads one when a document needs it. */
export function pdfImages(): Plugin {
  return {
    name: 'pdf-images',
    generateBundle() {
      for (const name of FILES)
        this.emitFile({ type: 'asset', fileName: `pdf-images/${name}${name.endsWith('.js') ? '' : '.txt'}`, source: read(name) })
    },
    configureServer(server) {
      server.middlewares.use('/pdf-images/', (request, response, next) => {
        const name = FILES.find(file => request.url === `/${file}`)
        if (name) response.setHeader('content-type', 'text/javascript').end(read(name))
        else next()
      })
    }
  }
}
