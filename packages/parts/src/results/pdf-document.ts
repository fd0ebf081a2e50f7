// PDF.js under the policy of the page: its worker is a file of ours, nothing is evaluated, and no script of a document is ever started.
import { AnnotationMode, getDocument, type PDFDocumentProxy, type PDFPageProxy, PDFWorker, VerbosityLevel } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the bundler makes an address of it
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

export type { PDFPageProxy }

type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string }
}

/** The page's policy allows this one worker; it is made once, for a name can be used once. */
const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('vizit-pdf', {
  createScriptURL: asked => {
    if (asked !== workerUrl) throw new TypeError('no script of ours')
    return asked
  }
})

export type OpenPdf = { pages: PDFDocumentProxy; close: () => void }

/** Reads the document in a worker of its own, which ends with `close`. Throws what PDF.js throws: no PDF, or a broken one. `images`: the folder of what draws packed pictures. */
export async function openPdf(pdf: Blob, images: string): Promise<OpenPdf> {
  const port = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' })
  const worker = new PDFWorker({ port: port as never })
  const close = () => {
    worker.destroy()
    port.terminate()
  }
  try {
    const pages = await getDocument({
      data: new Uint8Array(await pdf.arrayBuffer()),
      worker,
      verbosity: VerbosityLevel.ERRORS,
      enableXfa: false,
      stopAtErrors: false,
      // The policy lets no machine code be made: packed scans are read by the same code as a plain script.
      useWasm: false,
      wasmUrl: images
    }).promise
    return { pages, close }
  } catch (error) {
    close()
    throw error
  }
}

/** Draws a page `width` CSS pixels wide, sharp enough to be looked at closely. Links and forms are drawn, never acted upon. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number, density: number) {
  const viewport = page.getViewport({ scale: (width * density) / page.getViewport({ scale: 1 }).width })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  return page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE })
}

/** The lines of a page for who listens; none of a scan. */
export async function linesOf(page: PDFPageProxy): Promise<string[]> {
  const { items } = await page.getTextContent()
  const text = items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join('')
  return text
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
