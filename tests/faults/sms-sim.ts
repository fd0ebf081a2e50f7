// An SMS gateway that takes a message and drops the answer, fails, or hangs, as often as it is told. What it took is what people read.
import { createServer } from 'node:http'
import type { Random } from '../setup/random.ts'

export type Faults = { drops: number; fails: number; hangs: number }

export type SmsSim = {
  url: string
  /** Text -> the keys under which it was taken: a person reads it once a key. */
  read: Map<string, Set<string>>
  counted: { asked: number; dropped: number; failed: number; hung: number }
  /** From here on it takes all. */
  mend(): void
  close(): Promise<void>
}

export async function startSmsSim(faults: Faults, random: Random): Promise<SmsSim> {
  const read = new Map<string, Set<string>>()
  const counted = { asked: 0, dropped: 0, failed: 0, hung: 0 }
  let isMended = false
  const gateway = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', piece => pieces.push(piece as Buffer))
    request.on('end', () => {
      counted.asked++
      const fate = isMended ? 1 : random.next()
      if (fate < faults.hangs) return void counted.hung++
      if (fate < faults.hangs + faults.fails) {
        counted.failed++
        return void response.writeHead(500).end()
      }
      const { text, key } = JSON.parse(Buffer.concat(pieces).toString()) as { text: string; key: string }
      read.set(text, (read.get(text) ?? new Set()).add(key))
      if (fate < faults.hangs + faults.fails + faults.drops) {
        counted.dropped++
        return void request.socket.destroy()
      }
      response.writeHead(202).end('{}')
    })
  })
  await new Promise<void>(ready => gateway.listen(0, '127.0.0.1', ready))
  const { port } = gateway.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}/send`,
    read,
    counted,
    mend: () => {
      isMended = true
    },
    close: () =>
      new Promise(done => {
        gateway.close(() => done())
        gateway.closeAllConnections()
      })
  }
}
