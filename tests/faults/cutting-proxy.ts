// A line that breaks: a TCP proxy that cuts each connection at a byte of its own choosing, on the way there or on the way back.
import { connect, createServer, type Socket } from 'node:net'
import type { Random } from '../setup/random.ts'

export type Cuts = { beforeSending: number; whileSending: number; afterSending: number; whileHearing: number }
export type CuttingProxy = { url: string; cuts: Cuts; close(): Promise<void> }

/** More than any request or answer of a booking has, so that some pass whole. */
const BYTES_ASKED = 900
const BYTES_HEARD = 2_500

/** Listens on a free port; `target` may move, for the server behind may be started anew. */
export async function startCuttingProxy(target: () => { port: number }, random: Random): Promise<CuttingProxy> {
  const cuts: Cuts = { beforeSending: 0, whileSending: 0, afterSending: 0, whileHearing: 0 }
  const open = new Set<Socket>()
  const proxy = createServer(client => {
    const kind = random.pick(['beforeSending', 'whileSending', 'afterSending', 'whileHearing'] as const)
    open.add(client)
    client.on('close', () => open.delete(client))
    // Both ends lose the line all the time: that is what this is for.
    client.on('error', () => undefined)
    cuts[kind]++
    if (kind === 'beforeSending') return void client.destroy()
    const server = connect(target().port, '127.0.0.1')
    open.add(server)
    const cut = () => {
      client.destroy()
      server.destroy()
    }
    server.on('close', () => {
      open.delete(server)
      client.destroy()
    })
    server.on('error', cut)
    client.on('close', () => server.destroy())
    relay(client, server, kind === 'whileSending' ? random.whole(1, BYTES_ASKED) : Number.POSITIVE_INFINITY, cut)
    relay(
      server,
      client,
      kind === 'afterSending' ? 0 : kind === 'whileHearing' ? random.whole(1, BYTES_HEARD) : Number.POSITIVE_INFINITY,
      cut
    )
  })
  await new Promise<void>(done => proxy.listen(0, '127.0.0.1', done))
  const { port } = proxy.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    cuts,
    close: () =>
      new Promise(done => {
        for (const socket of open) socket.destroy()
        proxy.close(() => done())
      })
  }
}

/** Passes on so many bytes, then cuts. */
function relay(from: Socket, to: Socket, bytes: number, cut: () => void) {
  let left = bytes
  from.on('data', chunk => {
    if (chunk.length > left) {
      to.write(chunk.subarray(0, left), cut)
      from.pause()
      return
    }
    left -= chunk.length
    to.write(chunk)
  })
  from.on('end', () => to.end())
}
