// A picture from outside becomes ours: judged by its bytes before anything decodes it, then drawn anew, so that nothing but the picture is kept.
import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'

/** The side of a photo, in pixels: twice the largest avatar on a fine screen. */
export const PHOTO_SIDE = 512
const LEAST_SIDE = 64
/** A small file may unfold to a picture that fills the memory. */
const MOST_PIXELS = 16_000_000
const QUALITY = 84

export type PhotoFault = 'not-a-picture' | 'too-large' | 'too-small'

/** The square in the middle as WebP, or what is wrong with the bytes. */
export async function squarePhoto(bytes: Buffer): Promise<Buffer | PhotoFault> {
  const size = sizeOf(bytes)
  if (!size) return 'not-a-picture'
  if (size.width * size.height > MOST_PIXELS) return 'too-large'
  if (Math.min(size.width, size.height) < LEAST_SIDE) return 'too-small'
  // Loaded for the first picture: a start does not wait for it.
  const { createCanvas, Image } = await import('@napi-rs/canvas')
  const image = new Image()
  image.src = bytes
  const isDrawn = await image.decode().then(
    () => true,
    () => false
  )
  if (!isDrawn || image.width === 0) return 'not-a-picture'
  const side = Math.min(image.width, image.height)
  const canvas = createCanvas(PHOTO_SIDE, PHOTO_SIDE)
  const context = canvas.getContext('2d')
  // what a picture leaves clear would be black in some browsers
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, PHOTO_SIDE, PHOTO_SIDE)
  context.drawImage(image, (image.width - side) / 2, (image.height - side) / 2, side, side, 0, 0, PHOTO_SIDE, PHOTO_SIDE)
  return canvas.encode('webp', QUALITY)
}

/** JPEG, PNG or WebP by their first bytes, whatever the sender called them. */
function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const kind = [JPG, PNG, WEBP].find(one => one.validate(bytes))
    const size = kind?.calculate(bytes)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch {
    // cut short, or something else behind the first bytes
    return undefined
  }
}
