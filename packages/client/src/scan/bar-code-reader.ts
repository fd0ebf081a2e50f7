// Reads the bar codes of a picture on the device itself: by the browser's own reader, or by one in a worker.
import { ownWorker } from '../human-work/own-worker.ts'
// oxlint-disable-next-line import/default -- the bundler makes an address of it
import workerUrl from './scan.worker.ts?worker&url'
import type { ScanAsked, Scanned } from './scanned.ts'

export type BarCodeReader = {
  /** All codes that the picture holds, as text; takes the picture. Rejects where the reader cannot be had. */
  read: (picture: ImageBitmap) => Promise<string[]>
  close: () => void
}

type Detector = { detect: (picture: ImageBitmap) => Promise<{ rawValue: string }[]> }
type Detectors = { new (of: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> }

/** What cards are printed with. */
const FORMATS = ['ean_13', 'code_128', 'itf', 'qr_code']

const scanWorker = ownWorker(workerUrl)

export async function openBarCodeReader(): Promise<BarCodeReader> {
  return (await ownReader().catch(() => undefined)) ?? workerReader()
}

/** The browser's own; undefined where it has none, or one that knows no bar codes. */
async function ownReader(): Promise<BarCodeReader | undefined> {
  const Own = (globalThis as { BarcodeDetector?: Detectors }).BarcodeDetector
  const known = (await Own?.getSupportedFormats()) ?? []
  const formats = FORMATS.filter(format => known.includes(format))
  if (!Own || !formats.includes('ean_13')) return undefined
  const detector = new Own({ formats })
  return {
    read: async picture => {
      const found = await detector.detect(picture).finally(() => picture.close())
      return found.map(({ rawValue }) => rawValue)
    },
    close: () => undefined
  }
}

function workerReader(): BarCodeReader {
  const worker = new Worker(scanWorker(), { type: 'module' })
  const asked = new Map<number, { resolve: (codes: string[]) => void; reject: (error: Error) => void }>()
  let last = 0
  const fail = () => {
    for (const one of asked.values()) one.reject(new Error('the reader of bar codes did not start'))
    asked.clear()
  }
  worker.addEventListener('message', ({ data: { nr, codes } }: MessageEvent<Scanned>) => {
    if (!codes) return fail()
    asked.get(nr)?.resolve(codes)
    asked.delete(nr)
  })
  worker.addEventListener('error', fail)
  return {
    read(picture) {
      return new Promise((resolve, reject) => {
        asked.set(++last, { resolve, reject })
        worker.postMessage({ nr: last, picture } satisfies ScanAsked, [picture])
      })
    },
    close() {
      worker.terminate()
      fail()
    }
  }
}
