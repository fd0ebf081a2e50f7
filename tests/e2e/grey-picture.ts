import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG of greys, as an X-ray picture is; `shade` says 0 (black) to 255 of each pixel. */
export function greyPicture(width: number, height: number, shade: (x: number, y: number) => number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits of grey, each line as it is.
  header[8] = 8
  const lines = Array.from({ length: height }, (_, y) => Buffer.from([0, ...Array.from({ length: width }, (_, x) => shade(x, y))]))
  return Buffer.concat([SIGNATURE, part('IHDR', header), part('IDAT', deflateSync(Buffer.concat(lines))), part('IEND', Buffer.alloc(0))])
}

function part(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
