// The server of G27, a process of its own with everybody of the access matrix in it: asked over HTTP by whoever likes, and by its parent what it costs.
import type { Thing } from '../../apps/server/src/access/matrix.people.ts'
import { ROWS } from '../../apps/server/src/access/matrix.table.ts'
import { ROUTES } from '../../apps/server/src/app.ts'
import { currentConsentText } from '../../apps/server/src/evidence/consent-texts.ts'
import { hash } from '../../apps/server/src/http/session.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import { inputFor, samplesOf } from '../../apps/server/src/testing/test-samples.ts'
import { startTestServer } from '../../apps/server/src/testing/test-server.ts'
import { makeWorld } from '../../apps/server/src/testing/test-world.ts'
import { handleOf } from '../../apps/server/src/testing/test-world-results.ts'

const CLINIC_SECRET = 'the-secret-of-the-clinic-of-this-proof'
/** A handler that the sabotage breaks. */
const BROKEN = 'GET /api/v2/public/locations'
const STALL_MILLIS = 200
const CHECKED_EVERY_MILLIS = 10
/** Between two questions of the parent the server's clock goes on, so that what waits comes to its end. */
const SECONDS = 61

/** Who asks: a bearer, or null. */
export type Roles = Record<string, string | null>
export type Said =
  | { kind: 'ready'; url: string; roles: Roles; inputs: Record<string, Record<string, unknown>>; provider: string; secret: string }
  | { kind: 'refreshed'; roles: Roles; codes: string[]; now: number }
  | { kind: 'used'; rssMegabytes: number; heapMegabytes: number; stalls: number[]; failures: string[] }
export type Asked = 'refresh' | 'use'

if (process.env.BREAK === '1') {
  const route = ROUTES.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === BROKEN)!
  route.handle = () => Promise.reject(new Error('broken on purpose'))
}
/** Where unexpected errors came from, each place once. */
const failures = new Set<string>()
const server = await startTestServer({
  wrap: deps => ({
    ...deps,
    log: { ...deps.log, error: (_, fields) => void failures.add(`${fields?.route ?? ''} ${fields?.failure ?? ''} ${fields?.stack ?? ''}`) }
  }),
  config: { trustProxy: ['127.0.0.1'], clinics: { hosts: [], networks: [], secrets: { CLINIC_SECRET_HERE: CLINIC_SECRET } } }
})
const { store } = server
const world = await makeWorld(server)
const provider = (await store.row<{ code: string }>(sql`
  select p.code from providers p join assignments a on a.provider_id = p.id where a.id = ${world.assignmentId}`))!.code
await store.run(sql`update assignments set external_id = 'role-' || id`)
await store.run(
  sql`insert into clinic_event_keys (provider_id, secret_name) select id, 'CLINIC_SECRET_HERE' from providers where code = ${provider}`
)
// the matrix needs no times under its holds; a hold that is prolonged has one
await store.run(sql`delete from visits where status = 'reserved' and slot_id is null`)
await store.run(sql`
  insert into slots (assignment_id, starts_at, ends_at)
  select ${world.assignmentId}::int, at, at + interval '20 minutes'
  from generate_series(0, 1999) n, lateral (select '2027-01-04T06:00:00Z'::timestamptz + make_interval(mins => n * 20) as at) t`)

const ROLES = ['nobody', 'anonymous', 'owner', 'spouse', 'book', 'reports', 'stranger', 'masked', 'ended', 'hr'] as const
const LIVING = ['owner', 'spouse', 'book', 'reports', 'stranger', 'masked'] as const
const roles: Roles = Object.fromEntries(ROLES.map(role => [role, world.bearers.get(role) ?? null]))
const sessions = new Map<string, Buffer>()
for (const role of LIVING) sessions.set(role, hash(world.bearers.get(role)!.split('.')[1]!))

/** Nothing that was spent stays spent; whoever has signed out or erased themselves is in again; what was sent is told once. */
async function refresh(): Promise<Said> {
  await store.run(sql`delete from limits`)
  server.pass(SECONDS)
  for (const [role, tokenHash] of sessions) {
    const alive = await store.run(sql`
      update sessions set ended_at = null, expires_at = ${server.now()}::timestamptz + interval '300 days' where token_hash = ${tokenHash}`)
    if (alive > 0) continue
    const { deviceId, token } = await server.aPatient()
    roles[role] = `${deviceId}.${token}`
    sessions.delete(role)
  }
  const texts = [...server.sent.map(({ text }) => text), ...server.mails.map(({ text }) => text)]
  for (const list of [server.sent, server.mails, server.pushes]) list.length = 0
  return { kind: 'refreshed', roles, codes: texts.flatMap(text => text.match(/\b\d{6}\b/g) ?? []).slice(-20), now: server.now().getTime() }
}

/** Longest times that the one thread has worked without a break, since the last question, in milliseconds of its own work: waiting for a core is not counted. */
let stalls: number[] = []
let [at, work] = [performance.now(), process.threadCpuUsage()]
setInterval(() => {
  const { user, system } = process.threadCpuUsage(work)
  const worked = (user + system) / 1000
  if (performance.now() - at > STALL_MILLIS && worked > STALL_MILLIS) stalls.push(Math.round(worked))
  ;[at, work] = [performance.now(), process.threadCpuUsage()]
}, CHECKED_EVERY_MILLIS).unref()

function use(): Said {
  for (let n = 0; n < 3; n++) globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  const said: Said = { kind: 'used', rssMegabytes: rss / 2 ** 20, heapMegabytes: heapUsed / 2 ** 20, stalls, failures: [...failures] }
  stalls = []
  // the collection itself is the question's
  ;[at, work] = [performance.now(), process.threadCpuUsage()]
  return said
}

const tell = (said: Said) => void process.send!(said)
process.on('message', (asked: Asked) => {
  if (asked === 'use') return tell(use())
  void refresh().then(tell)
})
process.on('disconnect', () => process.exit(0))
tell({ kind: 'ready', url: server.url, roles, inputs: ownersInputs(), provider, secret: CLINIC_SECRET })

/** What the owner might ask of each operation, as the documentation names it. */
function ownersInputs(): Record<string, Record<string, unknown>> {
  const { profileId, things, canaries } = world.subjects.get('owner')!
  const { version } = currentConsentText('privacy', server.config.brand)
  return Object.fromEntries(
    ROUTES.map(({ endpoint }) => {
      const name = `${endpoint.method} ${endpoint.path}`
      const kind = ROWS[name]?.kind ?? 'public'
      const ids = {
        id: kind in things ? things[kind as Thing] : things.visit,
        orderId: kind === 'hold' ? things.hold : things.visit,
        coverageId: kind === 'hr' ? things['request of a programme'] : things.coverage,
        requestId: things.request,
        relId: things.form,
        inviteId: things.invite,
        invoiceId: things.invoice,
        documentId: things.document,
        reviewId: things.review,
        searchId: things.search,
        emailId: things.email,
        reportResult: things.report,
        recordLink: things.report,
        accessCode: handleOf('owner', 'owner')
      }
      const facts = { profileId, phone: canaries.phone, ids, version, assignmentId: world.assignmentId, freeSlot: world.freeSlot }
      return [name.replaceAll(/:(\w+)/g, '{$1}'), inputFor(endpoint, samplesOf(facts))]
    })
  )
}
