// A picture of a page, from the camera's file to what is kept: small enough, and without the place and time that a camera writes into it.
const LONGEST_SIDE = 2_000
const QUALITY = 0.82
/** Above it a phone may not have the memory. */
export const PICTURE_MOST_BYTES = 30 * 1024 * 1024

export type PageTrouble = 'not-a-picture' | 'too-large'

/** Drawn anew, so that nothing but the picture is left. What the browser cannot read is no picture. */
export async function shrinkPicture(file: Blob): Promise<Blob | PageTrouble> {
  if (file.size > PICTURE_MOST_BYTES) return 'too-large'
  const seen = await createImageBitmap(file).catch(() => undefined)
  if (!seen) return 'not-a-picture'
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(seen.width, seen.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(seen.width * scale))
    canvas.height = Math.max(1, Math.round(seen.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return 'not-a-picture'
    context.imageSmoothingQuality = 'high'
    context.drawImage(seen, 0, 0, canvas.width, canvas.height)
    // A browser that writes no WebP writes PNG instead.
    const small = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/webp', QUALITY))
    return small ?? 'not-a-picture'
  } finally {
    seen.close()
  }
}
