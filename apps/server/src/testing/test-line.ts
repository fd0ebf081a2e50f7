// A line to the database server of the tests that carries what it is sent when, and in which pieces, a test wants it.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What becomes of bytes that came in at one end; `send` puts bytes out at the other. */
export type Carry = (bytes: Buffer, send: (bytes: Buffer) => void) => void
export type Line = { url: string; close(): void }

/** The url is the database's, by way of the line. */
export async function openLine(url: string, { there, back }: { there: Carry; back: Carry }): Promise<Line> {
  const sockets = new Set<Socket>()
  const line = createServer(client => {
    const server = connect(socketOf(url))
    for (const [from, to, carry] of [
      [client, server, there],
      [server, client, back]
    ] as const) {
      sockets.add(from)
      from.on('error', () => undefined).on('close', () => to.destroy())
      from.on('data', bytes => carry(bytes, piece => to.write(piece)))
    }
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const own = new URL(url)
  own.searchParams.set('host', '127.0.0.1')
  own.searchParams.set('port', String((line.address() as AddressInfo).port))
  return {
    url: own.href,
    close() {
      for (const socket of sockets) socket.destroy()
      line.close()
    }
  }
}

/** The cluster of the tests listens on a socket in its folder. */
function socketOf(url: string): string {
  const { searchParams, port } = new URL(url)
  return `${searchParams.get('host')}/.s.PGSQL.${searchParams.get('port') ?? port}`
}
