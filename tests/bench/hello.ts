// The floor of everything that speaks HTTP: node:http, one short answer, nothing else. Prints its port.
import { createServer } from 'node:http'

const server = createServer((_, reply) => {
  reply.setHeader('content-type', 'application/json')
  reply.end('{"hello":"world"}')
})
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' && address ? address.port : ''}\n`)
})
