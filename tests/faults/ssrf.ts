// G23: every field that ends in a connection, with every trick of writing an address, and sinks that count what reaches them.

import type { LookupAddress } from 'node:dns'
import { createServer, type Server, type Socket } from 'node:net'
import { openClinics } from '../../apps/server/src/clinics/clinics.ts'
import { type FhirSimulator, startFhirSimulator } from '../../apps/server/src/clinics/fhir/simulator/fhir-simulator.ts'
import { SIMULATOR_ACCESS } from '../../apps/server/src/clinics/fhir/simulator/test-clinic.ts'
import { openClinicLine } from '../../apps/server/src/clinics/outbound/clinic-line.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import { openPeopleGround, type PeopleGround } from './people-ground.ts'
import { atLeast, type Figure, none, type Proof, type Run, told } from './proof.ts'

export const ssrf: Proof = {
  name: 'G23',
  title: 'the address of a clinic leads to no other machine than a listed one, however it is written and wherever it stands',
  ids: [],
  sabotage: 'every network may be reached and every host is listed',
  run
}

/** Loopback in all its clothes. `PORT` is the sink's. */
const HOSTS = [
  [
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '0',
    '0.0.0.0',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0x7f.1',
    '017700000001',
    '0177.0.0.1',
    '127.000.000.001'
  ],
  [
    '127.0.0.2',
    '127.255.255.254',
    'localhost',
    'LOCALHOST',
    'localhost.',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '127%2e0%2e0%2e1',
    '%31%32%37.0.0.1'
  ],
  [
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:127.0.0.1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]'
  ],
  [
    '169.254.169.254',
    '[::ffff:169.254.169.254]',
    '2852039166',
    '10.0.0.1',
    '192.168.0.1',
    '172.16.0.1',
    '100.64.0.1',
    '[fd00::1]',
    '[fe80::1]'
  ]
].flat()
/** What stands around a host: schemes, names before it, ports, ends. */
const FORMS = [
  [
    'http://HOST:PORT',
    'http://HOST:PORT/fhir',
    'https://HOST:PORT/fhir',
    'HTTP://HOST:PORT//',
    'http://HOST:PORT/fhir?x=',
    'http://HOST:PORT/fhir#'
  ],
  ['http://clinic.example@HOST:PORT/fhir', 'http://clinic.example:80@HOST:PORT', 'http:\\\\HOST:PORT\\fhir', 'http:/HOST:PORT/fhir'],
  [
    'http://HOST:PORT/fhir/../..',
    'ftp://HOST:PORT',
    'file://HOST/etc/passwd',
    'gopher://HOST:PORT/_',
    ' http://HOST:PORT',
    'http://\tHOST:PORT'
  ]
].flat()

async function run({ size, sabotage }: Run): Promise<Figure[]> {
  const sink = await openSink()
  const all = HOSTS.flatMap(host => FORMS.map(form => form.replace('HOST', host).replace('PORT', String(sink.port))))
  // The two are told apart by their ports: the simulator may be reached, the sink may not.
  const tricks = size === 'full' ? all : all.filter((_, at) => at % (sabotage ? 23 : 2) === 0)
  const clinics = sabotage
    ? { hosts: ['127.0.0.1', 'localhost', '[::1]', '127.0.0.2'], networks: ['0.0.0.0/0', '::/0'], secrets: SIMULATOR_ACCESS.secrets }
    : { hosts: ['clinic.example', 'localhost', '127.0.0.1', '[::1]', '[::ffff:7f00:1]'], networks: [], secrets: SIMULATOR_ACCESS.secrets }
  const ground = await openPeopleGround({ config: { clinics } })
  try {
    const accepted = await tryAll(ground, tricks, sink)
    const followed = await follow(ground, sink)
    const rebound = sabotage ? 0 : await rebind(sink)
    return [
      atLeast('addresses tried, in two fields each', tricks.length, sabotage ? 20 : 300, 'addresses'),
      told('of them refused by the database already', accepted.refusedByDatabase, 'addresses'),
      none('connections to a machine that is not listed', accepted.reached, 'connections'),
      none('questions answered by one', accepted.answered, 'questions'),
      none('redirects, pages and documents followed there', followed, 'connections'),
      none('connections after a name changed its mind', rebound, 'connections')
    ]
  } finally {
    await ground.stop()
    await sink.close()
  }
}

type Sink = { port: number; reached(): number; close(): Promise<void> }

/** Listens on every address of this machine and says nothing but that somebody came. */
async function openSink(): Promise<Sink> {
  let reached = 0
  const sockets = new Set<Socket>()
  const server: Server = createServer(socket => {
    reached++
    sockets.add(socket.resume())
    socket.on('error', () => undefined)
    socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/fhir+json\r\nconnection: close\r\n\r\n{"resourceType":"Bundle"}')
  })
  await new Promise<void>(ready => server.listen({ port: 0, host: '::', ipv6Only: false }, ready))
  const { port } = server.address() as { port: number }
  return {
    port,
    reached: () => reached,
    close: () =>
      new Promise(done => {
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
      })
  }
}

/** Each trick as the address of a clinic, and as the address of its tokens. */
async function tryAll(ground: PeopleGround, tricks: readonly string[], sink: Sink) {
  const before = sink.reached()
  let [refusedByDatabase, answered] = [0, 0]
  await ground.aDoctor({ provider: 'tricky' })
  const connect = (base: string, tokens: string | null) =>
    ground.store.run(sql`
      insert into clinic_connections (provider_id, base_url, auth, secret_name, token_url, client_id, total_millis, connect_millis)
      select id, ${base}, ${tokens === null ? 'none' : 'client-credentials'}, 'CLINIC_SECRET_CLIENT', ${tokens}::text, 'vizit', 300, 100 from providers where code = 'tricky'
      on conflict (provider_id) do update set base_url = excluded.base_url, auth = excluded.auth, token_url = excluded.token_url`)
  for (const trick of tricks) {
    for (const [base, tokens] of [
      [trick, null],
      ['https://clinic.example/fhir', trick]
    ] as const) {
      const written = await connect(base, tokens).catch(() => 0)
      if (written === 0) refusedByDatabase++
      if (written === 0) continue
      const gateways = openClinics(ground.deps)
      if ((await gateways.of({ code: 'tricky', gateway: 'fhir' }).standing!('a-person')) !== 'unknown') answered++
      await gateways.close()
    }
  }
  return { refusedByDatabase, answered, reached: sink.reached() - before }
}

/** A listed clinic that sends whoever asks it elsewhere: by a redirect, by the next page, by the address of a document. */
async function follow(ground: PeopleGround, sink: Sink): Promise<number> {
  const before = sink.reached()
  const simulator: FhirSimulator = await startFhirSimulator({ clock: ground.now })
  const elsewhere = `http://127.0.0.1:${sink.port}`
  const gateways = openClinics({ ...ground.deps, config: { ...ground.config, clinics: SIMULATOR_ACCESS } })
  await ground.store.run(
    sql`update clinic_connections set base_url = ${simulator.url}, auth = 'none', total_millis = 1000, connect_millis = 500`
  )
  const gateway = gateways.of({ code: 'tricky', gateway: 'fhir' })
  simulator.memory.put({ resourceType: 'Patient', id: 'p1', identifier: [{ system: 'urn:vizit:person', value: 'a-person' }] })
  simulator.memory.put({
    resourceType: 'DiagnosticReport',
    id: 'r1',
    status: 'final',
    code: { text: 'Анализ' },
    subject: { reference: 'Patient/p1' },
    presentedForm: [{ contentType: 'application/pdf', url: `${elsewhere}/Binary/b1` }]
  })
  const read = await gateway.results!('a-person')
  if (read.verdict === 'read') for (const one of read.value[0]?.documents ?? []) await gateway.document!(one.externalId)
  for (const name of [`${elsewhere}/x`, `../../${elsewhere}`, '//127.0.0.1']) await gateway.document!(name)
  simulator.misbehave = () => ({
    kind: 'mutate',
    change: body => body.replace('"link":[]', `"link":[{"relation":"next","url":"${elsewhere}/fhir"}]`)
  })
  await gateway.standing!('a-person')
  simulator.misbehave = () => ({ kind: 'send-to', url: elsewhere })
  await gateway.standing!('a-person')
  await gateways.close()
  await simulator.close()
  return sink.reached() - before
}

/** A name that leads to a good address when it is judged and to a bad one when it is connected to, and the other way round. */
async function rebind(sink: Sink): Promise<number> {
  let reached = 0
  for (const answers of [['198.18.0.1', '127.0.0.1'], ['127.0.0.1'], ['127.0.0.1', '198.18.0.1']]) {
    let asked = 0
    const lookup = ((_: string, __: object, done: (error: null, found: LookupAddress[]) => void) =>
      done(null, [{ address: answers[Math.min(asked++, answers.length - 1)]!, family: 4 }])) as never
    const policy = { hosts: ['clinic.example'], networks: [], plainAllowed: true }
    const line = openClinicLine({ connectMillis: 200, sockets: 2, policy, lookup })
    const before = sink.reached()
    for (let tries = 0; tries < 3; tries++)
      await line
        .ask({ method: 'GET', url: `http://clinic.example:${sink.port}/`, signal: AbortSignal.timeout(300), maxBytes: 1_000 })
        .catch(() => undefined)
    reached += sink.reached() - before
    await line.close()
  }
  return reached
}
