// Reads bar codes where the browser has no reader of its own. The answer that brings this script allows it machine code (0087); the page has none.
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { ScanAsked, Scanned } from './scanned.ts'

/** A longer side than this tells no more and takes longer, pixels. */
const LONGEST = 2000

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

addEventListener('message', ({ data: { nr, picture } }: MessageEvent<ScanAsked>) => {
  read(picture).then(
    codes => answer({ nr, codes }),
    () => answer({ nr, codes: null })
  )
})

async function read(picture: ImageBitmap): Promise<string[]> {
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const [width, height] = [Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale))]
  const drawn = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!
  drawn.drawImage(picture, 0, 0, width, height)
  picture.close()
  const found = await readBarcodes(drawn.getImageData(0, 0, width, height), {
    formats: ['EAN13', 'Code128', 'ITF', 'QRCode'],
    tryHarder: true
  })
  return found.map(({ text }) => text)
}

function answer(scanned: Scanned): void {
  postMessage(scanned)
}
