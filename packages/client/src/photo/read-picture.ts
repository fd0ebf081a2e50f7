// A picture of the person's own, from the file to the square that leaves. Nothing of it is kept in the browser.

/** What is cut out, in pixels of the picture. */
export type Cut = { x: number; y: number; width: number; height: number }

const SIDE = 512
const QUALITY = 0.9
/** A picture of a good camera; above it a phone may not have the memory. */
export const FILE_MOST_BYTES = 20 * 1024 * 1024
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'

export type PictureFault = 'not-a-picture' | 'too-large'

/** Is this file worth opening at all? */
export function judgePicture(file: Pick<File, 'type' | 'size'>): PictureFault | 'ok' {
  if (file.size > FILE_MOST_BYTES) return 'too-large'
  return PICTURE_TYPES.split(',').includes(file.type) ? 'ok' : 'not-a-picture'
}

/** The cut as a square JPEG, as base64. Throws when the browser cannot read the picture. */
export async function cutPicture(address: string, cut: Cut): Promise<string> {
  const image = new Image()
  image.src = address
  // The browser turns the picture as the camera was held.
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, SIDE, SIDE)
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, SIDE, SIDE)
  return canvas.toDataURL('image/jpeg', QUALITY).split(',')[1]!
}
