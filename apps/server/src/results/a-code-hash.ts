import { createHmac } from 'node:crypto'

/** What of a code is kept: good for this sending of it alone, and of no use without the server's secret. */
export function aCodeHash(secret: string, id: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`a-code\n${id}\n${code}`).digest()
}
