// Pictures become WebP and are compared in a page of the browser itself: it can do both, and nothing has to be installed for it.
import type { Browser, Page } from '@playwright/test'

/** Of 0 to 1: words stay sharp, and a screen of the phone is as large as a page of text. */
export const QUALITY = 0.5
/** There are four pictures of each screen of the patient app. */
export const APP_QUALITY = 0.4
/** Each square of so many pixels a side is judged by its mean colour: how a browser smooths the edges of letters does not change it. */
const SQUARE = 4
/** By how much, of 255, a square may be another before it counts. */
const SQUARE_DIFFERS = 20
/** How far, in pixels, a square may have moved: another version of the browser sets the letters of a line up to one pixel aside. */
const MOVED = 1
/** How many squares may differ in a picture: less than the edge of a button that stands one step aside. */
const SQUARES_ALLOWED = 12

export type Comparison = { verdict: 'same' } | { verdict: 'other size' } | { verdict: 'differs'; squares: number; picture: Buffer }
export type Pictures = {
  webpOf(png: Buffer, quality: number): Promise<Buffer>
  /** `differs` has a picture: what is stored, what is now, and the squares that differ. */
  compare(stored: Buffer, now: Buffer): Promise<Comparison>
}

export async function openPictures(browser: Browser): Promise<Pictures> {
  const page = await browser.newPage()
  return {
    webpOf: async (png, quality) => Buffer.from(await page.evaluate(encode, { png: png.toString('base64'), quality }), 'base64'),
    compare: (stored, now) => compareIn(page, stored, now)
  }
}

async function compareIn(page: Page, stored: Buffer, now: Buffer): Promise<Comparison> {
  if (stored.equals(now)) return { verdict: 'same' }
  const found = await page.evaluate(differenceOf, {
    stored: stored.toString('base64'),
    now: now.toString('base64'),
    square: SQUARE,
    differs: SQUARE_DIFFERS,
    moved: MOVED
  })
  if (found === null) return { verdict: 'other size' }
  if (found.squares <= SQUARES_ALLOWED) return { verdict: 'same' }
  return { verdict: 'differs', squares: found.squares, picture: Buffer.from(found.picture, 'base64') }
}

/** Runs in the page. */
async function encode({ png, quality }: { png: string; quality: number }): Promise<string> {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer())
  return (bytes as Uint8Array & { toBase64(): string }).toBase64()
}

/**
 * Runs in the page. Null: they are not of one size. A square differs that is not found in the other picture at its own place or as near as it may have moved:
 * both ways, so that a line that has come differs as much as one that has gone.
 */
async function differenceOf(asked: { stored: string; now: string; square: number; differs: number; moved: number }) {
  const [before, after] = await Promise.all(
    [asked.stored, asked.now].map(async text => createImageBitmap(await (await fetch(`data:image/webp;base64,${text}`)).blob()))
  )
  const { width, height } = before!
  if (after!.width !== width || after!.height !== height) return null
  const canvas = new OffscreenCanvas(width * 3, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.drawImage(before!, 0, 0)
  context.drawImage(after!, width, 0)
  context.globalAlpha = 0.25
  context.drawImage(after!, width * 2, 0)
  context.globalAlpha = 1
  context.fillStyle = 'red'
  const [stored, now] = [context.getImageData(0, 0, width, height).data, context.getImageData(width, 0, width, height).data]
  const shifts = Array.from({ length: 2 * asked.moved + 1 }, (_, at) => at - asked.moved)
  /** Whether the square of one picture is found in the other, moved by so much. What lies outside of the picture is what lies at its edge. */
  const isFound = (one: Uint8ClampedArray, other: Uint8ClampedArray, top: number, left: number, down: number, right: number) => {
    const sums = [0, 0, 0]
    let pixels = 0
    for (let y = top; y < Math.min(top + asked.square, height); y++)
      for (let x = left; x < Math.min(left + asked.square, width); x++) {
        const at = (y * width + x) * 4
        const moved = (Math.min(Math.max(y + down, 0), height - 1) * width + Math.min(Math.max(x + right, 0), width - 1)) * 4
        for (const colour of [0, 1, 2]) sums[colour]! += other[moved + colour]! - one[at + colour]!
        pixels++
      }
    return sums.every(sum => Math.abs(sum) / pixels <= asked.differs)
  }
  const isNear = (one: Uint8ClampedArray, other: Uint8ClampedArray, top: number, left: number) =>
    isFound(one, other, top, left, 0, 0) || shifts.some(down => shifts.some(right => isFound(one, other, top, left, down, right)))
  let squares = 0
  for (let top = 0; top < height; top += asked.square)
    for (let left = 0; left < width; left += asked.square) {
      if (isNear(stored, now, top, left) && isNear(now, stored, top, left)) continue
      squares++
      context.fillRect(width * 2 + left, top, asked.square, asked.square)
    }
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
  return { squares, picture: (bytes as Uint8Array & { toBase64(): string }).toBase64() }
}
