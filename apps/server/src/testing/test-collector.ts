// A collector of traces for tests: takes OTLP as a real one does and keeps all that it was told.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ToldSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  attributes: Record<string, unknown>
}
export type TestCollector = {
  url: string
  /** The bodies as they came, headers before them. */
  said: string[]
  spans(): ToldSpan[]
  stop(): Promise<void>
}

type Wire = { key: string; value: Record<string, unknown> }
type WireSpan = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Wire[] }

/** Listens on a free port of the loopback. */
export async function startTestCollector(): Promise<TestCollector> {
  const said: string[] = []
  const bodies: { resourceSpans: { scopeSpans: { spans: WireSpan[] }[] }[] }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      said.push(`${JSON.stringify(request.rawHeaders)} ${body}`)
      if (request.url === '/v1/traces') bodies.push(JSON.parse(body))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    said,
    spans: () =>
      bodies
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map(({ name, traceId, spanId, parentSpanId, attributes }) => ({
          name,
          traceId,
          spanId,
          parentSpanId: parentSpanId || undefined,
          attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
        })),
    stop: () =>
      new Promise(done => {
        server.close(() => done())
        server.closeAllConnections()
      })
  }
}
