// One address of the database, as a load balancer or a moving address gives it: it leads to whichever server is said to be the primary.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Forwarder = {
  port: number
  /** From now on new connections go there; those that are open stay where they are. */
  leadTo(port: number): void
  /** The machine is gone and nobody says so: what is open and what comes is taken and never answered, until the address leads elsewhere; what is open then, never. */
  vanish(): void
  close(): Promise<void>
}

/** Listens on a free port of the loopback. */
export async function startForwarder(): Promise<Forwarder> {
  const open = new Set<Socket>()
  let target: number | null = null
  const forwarder = createServer(client => {
    keep(client)
    // no answer, not even a refusal
    if (target === null) return void client.pause()
    const server = connect(target, '127.0.0.1')
    keep(server)
    client.on('close', () => server.destroy())
    server.on('close', () => client.destroy())
    client.pipe(server)
    server.pipe(client)
  })
  function keep(socket: Socket): void {
    open.add(socket)
    socket.setNoDelay()
    // either end may be killed at any moment: that is what this is for
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
  }
  await new Promise<void>(done => forwarder.listen(0, '127.0.0.1', done))
  return {
    port: (forwarder.address() as AddressInfo).port,
    leadTo: port => {
      target = port
    },
    vanish() {
      target = null
      for (const socket of open) {
        socket.unpipe()
        socket.removeAllListeners('close')
        socket.pause()
      }
    },
    close: () =>
      new Promise(done => {
        for (const socket of open) socket.destroy()
        forwarder.close(() => done())
      })
  }
}
