import { afterAll, expect, test } from 'vitest'
import { makeBreaker } from '../../outside/breaker.ts'
import { startFhirSimulator } from '../fhir/simulator/fhir-simulator.ts'
import type { Misbehaviour } from '../fhir/simulator/misbehaviour.ts'
import { SIMULATOR_ACCESS } from '../fhir/simulator/test-clinic.ts'
import { openClinicLine } from './clinic-line.ts'
import { readJson } from './read-json.ts'

const clinic = await startFhirSimulator({ clock: () => new Date('2026-11-20T08:00:00Z') })
const line = openClinicLine({ connectMillis: 500, sockets: 2, policy: { ...SIMULATOR_ACCESS, plainAllowed: true } })
afterAll(async () => {
  await line.close()
  await clinic.close()
})

/** Long enough for an answer on a machine that is busy with other things as well. */
const LONG = 20_000
const ask = (millis = LONG) =>
  line.ask({ method: 'GET', url: `${clinic.url}/Slot`, signal: AbortSignal.timeout(millis), maxBytes: 10_000 }).then(
    answer => answer.status,
    (error: { code: string }) => error.code
  )

test('whatever a clinic does, a question ends in its time with a word for it, and nothing is followed or read beyond its size', async () => {
  const words: [Misbehaviour, string | number][] = [
    ['refuse', 'unreachable'],
    ['hang', 'timeout'],
    ['drip', 'timeout'],
    ['huge', 'too-large'],
    ['redirect', 307],
    ['status-500', 500]
  ]
  for (const [how, word] of words) {
    clinic.misbehave = () => how
    expect([how, await ask(word === 'timeout' ? 150 : LONG)]).toEqual([how, word])
  }
  clinic.misbehave = () => undefined
  expect(await ask()).toBe(200)
})

test('a clinic that hangs has its few sockets and a short queue, and no more', async () => {
  clinic.misbehave = () => 'hang'
  const answers = await Promise.all(Array.from({ length: 25 }, () => ask(150)))
  expect(answers.filter(answer => answer === 'overloaded')).toHaveLength(25 - 18)
  expect([line.busy(), clinic.sockets() <= 2]).toEqual([0, true])
  clinic.misbehave = () => undefined
  expect(await ask()).toBe(200)
})

test('what is no JSON, no UTF-8, or nested deeper than anything honest is not understood', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(readJson(bytes('{"a":"[[[\\"[["}'))).toEqual({ a: '[[["[[' })
  for (const bad of [bytes('{'), bytes('['.repeat(41) + ']'.repeat(41)), new Uint8Array([0x22, 0xcf, 0xf0, 0x22])])
    expect(() => readJson(bad)).toThrow('not-understood')
})

test('five failures in a row and a clinic is left alone, until a probe of ours finds it healed', async () => {
  let healed = false
  let probes = 0
  const breaker = makeBreaker({ probe: async () => (probes++, healed), probeEveryMillis: 5 })
  for (let failures = 0; failures < 4; failures++) breaker.failed()
  breaker.succeeded()
  for (let failures = 0; failures < 4; failures++) breaker.failed()
  expect(breaker.state()).toBe('reachable')
  breaker.failed()
  expect(breaker.state()).toBe('unreachable')
  await expect.poll(() => probes).toBeGreaterThan(1)
  expect(breaker.state()).toBe('unreachable')
  healed = true
  await expect.poll(() => breaker.state()).toBe('reachable')
  breaker.stop()
})
