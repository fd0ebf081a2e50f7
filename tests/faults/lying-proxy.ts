// Sabotage: between client and server stands a proxy that says "booked" the moment it has the request, before the server has done anything.
import { createServer, type Server as HttpServer, request } from 'node:http'

/** The order that the liar names: it cannot know the real one. */
export const UNKNOWN_ORDER = '00000000-0000-4000-8000-00000000dead'

const AT_ONCE = 6
/** A server that is down would have the liar acknowledge thousands in a moment. */
const BREATH_MILLIS = 50

export type Proxy = { url: string; close(): Promise<void> }

/** Listens on a free port and passes each request on to `target`, once, while it answers it. So many at a time that the server is never late. */
export async function startLyingProxy(target: () => string): Promise<Proxy> {
  let inside = 0
  const waiting: (() => void)[] = []
  const turn = () => (inside++ < AT_ONCE ? undefined : new Promise<void>(go => waiting.push(go)))
  const leave = () => {
    inside--
    waiting.shift()?.()
  }
  const proxy = createServer((asked, reply) => {
    const chunks: Buffer[] = []
    asked.on('data', chunk => chunks.push(chunk))
    const lie = async () => {
      await turn()
      reply.setHeader('content-type', 'application/json')
      reply.end(JSON.stringify({ data: { orderId: UNKNOWN_ORDER }, status: 200, error: null, message: null }))
      const { hostname, port } = new URL(target())
      const passedOn = request(
        { hostname, port, method: asked.method, path: asked.url, headers: asked.headers },
        answer => void answer.resume().on('close', () => (answer.statusCode === 200 ? leave() : setTimeout(leave, BREATH_MILLIS)))
      )
      // What became of it the liar does not care about: that is the sabotage.
      passedOn.on('error', () => setTimeout(leave, BREATH_MILLIS))
      passedOn.end(Buffer.concat(chunks))
    }
    asked.on('end', () => void lie())
  })
  await listen(proxy)
  const { port } = proxy.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise(done => {
        proxy.close(() => done())
        proxy.closeAllConnections()
      })
  }
}

function listen(proxy: HttpServer): Promise<void> {
  return new Promise(done => proxy.listen(0, '127.0.0.1', done))
}
