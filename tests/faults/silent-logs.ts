// G28: what the product says where nobody of the family reads it: logs, metrics, traces, error answers, addresses. Not one word of a person may be there.
import { randomUUID } from 'node:crypto'
import { requestOf } from '@vizit/contract/call'
import { type AnyEndpoint, carriesBody, pathFields } from '@vizit/contract/endpoint'
import { showPhone } from '@vizit/rules/phone'
import { SIGNED_IN, type SignedIn } from '../../apps/server/src/access/matrix.people.ts'
import { ROUTES, TASKS } from '../../apps/server/src/app.ts'
import { tellNews } from '../../apps/server/src/booking/tell-news.ts'
import { currentConsentText } from '../../apps/server/src/evidence/consent-texts.ts'
import { startWorker } from '../../apps/server/src/jobs/worker.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import { startTestCollector } from '../../apps/server/src/testing/test-collector.ts'
import { inputFor, samplesOf } from '../../apps/server/src/testing/test-samples.ts'
import { makeWorld, type World } from '../../apps/server/src/testing/test-world.ts'
import { handleOf } from '../../apps/server/src/testing/test-world-results.ts'
import { tellCollector } from '../../apps/server/src/tracing/tell-collector.ts'
import { each, openPeopleGround, type PeopleGround } from './people-ground.ts'
import { atLeast, type Figure, none, type Proof, type Run, told } from './proof.ts'

/** How many of the people of the world call every route. */
const CALLERS = { short: 2, usual: 6, full: 17 }
/** Names of fields that must not travel in an address: proxies and browsers keep those. `text`: what somebody typed, a complaint too. */
const PERSONAL =
  /^(phones?|name|text|lastName|firstName|middleName|fullNameRu|birthday|emails?|workEmail|number|code|token|password|deviceId|clientNote|note)$/
/** The name of a doctor, a centre or a service that somebody looks for, which the clinic has published itself. */
const PUBLISHED = ['doctors', 'centres', 'services'].map(list => `GET /api/v2/public/booking/:provider/${list} name`)
/** A calendar program has no other place for its secret: revocable, kept as a digest, and the log knows the route alone (decision 0036). */
const CALENDAR = 'GET /api/v2/public/calendar/:token/visits.ics token'
/** Ids may be told; what is a choice of a list says nothing. */
const TELLS_NOTHING = ['visit', 'preferredTown', 'birthday']

/** What would end the calls of whoever makes them. */
const ENDS_CALLS = /sign-out|end-others|erase$|account-reset/

export const silentLogs: Proof = {
  name: 'G28',
  title: 'logs, metrics, traces, error answers and addresses carry nothing of a person, whatever is called and whatever fails',
  ids: [],
  sabotage: 'the SMS gateway names its errors after the phone',
  run
}

async function run({ size, sabotage, say }: Run): Promise<Figure[]> {
  const collector = await startTestCollector()
  const traceLog: string[] = []
  const log = (event: string, fields?: object) => void traceLog.push(JSON.stringify({ event, ...fields }))
  const tracing = tellCollector({
    url: collector.url,
    token: null,
    percent: 100,
    version: '0.0.0',
    role: 'all',
    log: { info: log, warn: log, error: log }
  })
  const ground = await openPeopleGround({
    tracing,
    config: { trustProxy: [] },
    wrap: deps => ({
      ...deps,
      sms: {
        async send({ phone, text }) {
          const error = new Error(`cannot reach ${phone} with ${text}`)
          throw sabotage ? Object.assign(error, { code: phone }) : error
        }
      },
      mail: {
        async send(mail) {
          throw new Error(`cannot reach ${mail.to} with ${JSON.stringify(mail)}`)
        }
      }
    })
  })
  try {
    const world = await makeWorld(ground)
    const errors: string[] = []
    const statuses = new Map<number, number>()
    const send = async (method: string, url: string, headers: Record<string, string>, body?: string) => {
      const response = await fetch(ground.url + url, { method, headers, ...(body === undefined ? {} : { body }) })
      const said = `${JSON.stringify([...response.headers])} ${await response.text()}`
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (response.status >= 400) errors.push(said)
    }
    const callers = SIGNED_IN.slice(0, sabotage ? 1 : CALLERS[size])
    const everything = async (isAsked: (caller: SignedIn, sent: Sent) => boolean) => {
      const calls = callers.flatMap(caller =>
        ROUTES.filter(({ endpoint }) => !ENDS_CALLS.test(endpoint.path)).flatMap(({ endpoint }) =>
          callsOf(ground, world, caller, endpoint).filter(sent => isAsked(caller, sent))
        )
      )
      await each(calls.length, 8, async n => {
        const { method, url, headers, body } = calls[n]!
        await send(method, url, headers, body)
      })
    }
    // What is of no form is refused before the database is asked, so a short run asks it of a broken one as one person only; the sabotage shows where all is well.
    await everything((_, { isRight }) => !sabotage || isRight === true)
    if (!sabotage)
      await whileBroken(ground, () => everything((caller, { isRight }) => size !== 'short' || caller === callers[0] || isRight === true))
    await runJobs(ground)
    await tracing.close()
    const spans = collector.spans()
    const metrics = await (await fetch(`${ground.url}/metrics`)).text()

    const canaries = canariesOf(world)
    const found = (texts: string[]) => {
      const sung = canaries.filter(canary => texts.some(text => sings(text, canary)))
      for (const canary of sung.slice(0, 5)) say(`found: ${canary}`)
      return sung.length
    }
    const count = (from: number, to: number) =>
      [...statuses].reduce((sum, [status, n]) => (status >= from && status < to ? sum + n : sum), 0)
    return [
      told('calls answered well', count(200, 300), 'calls'),
      told('calls refused', count(400, 500), 'calls'),
      atLeast('calls that failed inside, as they were made to', count(500, 600), sabotage ? 0 : 20, 'calls'),
      atLeast('lines of the log', ground.lines.length, sabotage ? 1 : 200, 'lines'),
      told('canaries looked for', canaries.length, 'words'),
      none('found in the log', found(ground.lines), 'words'),
      none('found in the metrics', found([metrics]), 'words'),
      atLeast(
        'routes that traces tell of',
        new Set(spans.map(({ attributes }) => attributes['http.route'])).size,
        sabotage ? 1 : 60,
        'routes'
      ),
      atLeast('statements that traces tell of', spans.filter(({ attributes }) => attributes['db.query.text']).length, 100, 'statements'),
      none('found in the traces', found([...collector.said, ...traceLog]), 'words'),
      none('found in answers that refuse or fail', found(errors), 'words'),
      none('personal fields that travel in an address', inAddresses().length, 'fields')
    ]
  } finally {
    await ground.stop()
    await collector.stop()
  }
}

/** `isRight`: as its owner would send it. */
type Sent = { method: string; url: string; headers: Record<string, string>; body?: string; isRight?: boolean }

/** A route called well, called with nonsense, and called in every wrong form; the words of a person are in each of them. */
function callsOf(ground: PeopleGround, world: World, caller: SignedIn, endpoint: AnyEndpoint): Sent[] {
  const { profileId, things, canaries } = world.subjects.get(caller)!
  const { version } = currentConsentText('privacy', ground.config.brand)
  const ids = {
    id: randomUUID(),
    orderId: things.visit,
    coverageId: things.coverage,
    requestId: things.request,
    relId: things.form,
    inviteId: things.invite,
    emailId: things.email,
    accessCode: handleOf(caller, caller),
    reportResult: things.report,
    recordLink: things.report
  }
  const samples = {
    ...samplesOf({ profileId, phone: canaries.phone, ids, version, assignmentId: world.assignmentId, freeSlot: world.freeSlot }),
    lastName: canaries.name,
    firstName: canaries.firstName,
    middleName: canaries.middleName,
    email: canaries.email,
    phones: [{ number: canaries.typedPhone }],
    emails: [{ address: canaries.invited, usage: 'BACKUP' }],
    clientNote: canaries.note,
    deviceName: canaries.device,
    number: canaries.barcode,
    workEmail: canaries.workEmail
  }
  const bearer = world.bearers.get(caller)!
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const right = requestOf(endpoint, inputFor(endpoint, samples))
  const well: Sent[] = [
    {
      isRight: true,
      method: endpoint.method,
      url: right.url,
      headers: { ...headers, ...right.headers },
      ...(right.body ? { body: JSON.stringify(right.body) } : {})
    }
  ]
  const nonsense = Object.fromEntries(Object.keys(inputFor(endpoint, samples)).map(field => [field, { [canaries.name]: canaries.phone }]))
  const inPath = endpoint.path.replaceAll(/:\w+/g, encodeURIComponent(`${canaries.name} ${canaries.phone}`))
  const asText = JSON.stringify({ ...nonsense, [canaries.firstName]: canaries.email })
  const wrong: Sent[] = carriesBody(endpoint.method)
    ? [
        { method: endpoint.method, url: inPath, headers, body: asText },
        { method: endpoint.method, url: inPath, headers, body: `{"${canaries.name}": ${canaries.phone}, ` },
        { method: endpoint.method, url: inPath, headers: { ...headers, 'content-type': `text/${canaries.phone}` }, body: asText },
        {
          method: endpoint.method,
          url: inPath,
          headers: { ...headers, 'idempotency-key': canaries.email, authorization: `Bearer ${canaries.email}` },
          body: asText
        }
      ]
    : [
        {
          method: endpoint.method,
          url: `${inPath}?${new URLSearchParams({ [canaries.name]: canaries.phone, profileId: canaries.email, version: canaries.phone })}`,
          headers
        },
        { method: endpoint.method, url: inPath, headers: { authorization: `Bearer ${bearer}${canaries.phone}` } }
      ]
  const nowhere: Sent = {
    method: endpoint.method,
    url: `/api/v2/my/${encodeURIComponent(canaries.name)}/${canaries.phone}`,
    headers,
    ...(carriesBody(endpoint.method) ? { body: asText } : {})
  }
  return [...well, ...wrong, nowhere]
}

/** The database refuses with whole rows in its words, then a table is gone. */
async function whileBroken(ground: PeopleGround, everything: () => Promise<void>): Promise<void> {
  await ground.break(`
    create function tell_row() returns trigger language plpgsql as $$ begin raise exception 'no: %', to_jsonb(new) using detail = to_jsonb(new)::text, hint = to_jsonb(new)::text; end $$;
    create trigger tell_row before insert or update on sign_in_attempts for each row execute function tell_row();
    create trigger tell_row before insert or update on emails for each row execute function tell_row();
    create trigger tell_row before insert or update on profiles for each row execute function tell_row();
    create trigger tell_row before insert or update on relative_requests for each row execute function tell_row()`)
  await everything()
  await ground.break('alter table profiles rename to profiles_gone')
  await everything()
  await ground.break('alter table profiles_gone rename to profiles')
}

/** Every job that waits is run once; letters and SMS fail. */
async function runJobs(ground: PeopleGround): Promise<void> {
  while ((await tellNews(ground.deps)) === 'more');
  const worker = await startWorker(ground.deps, TASKS)
  for (let tries = 0; tries < 100; tries++) {
    const left = await ground.store.row<{ n: number }>(
      sql`select count(*)::int as n from graphile_worker.jobs where attempts = 0 and run_at <= now() and locked_at is null`
    )
    if (left!.n === 0) break
    await new Promise(done => setTimeout(done, 50))
  }
  await worker.stop()
}

/** Digits in a longer number are another number: how many bytes are in use is nobody's contract. */
function sings(text: string, canary: string): boolean {
  return text.includes(canary) && (!/^\d+$/.test(canary) || new RegExp(`(?<![\\d.])${canary}(?![\\d.])`).test(text))
}

/** Every word that was planted, as it is spelled and as it might be. */
function canariesOf({ subjects, bearers }: World): string[] {
  const planted = [...subjects.values()].flatMap(({ canaries }) =>
    Object.entries(canaries).flatMap(([field, canary]) => (TELLS_NOTHING.includes(field) ? [] : [canary]))
  )
  const phones = [...subjects.values()].map(({ canaries }) => canaries.phone)
  const secrets = [...bearers.values()].flatMap(bearer => (bearer ? [bearer, ...bearer.split('.')] : []))
  return [
    ...new Set([
      ...planted,
      ...phones.map(showPhone),
      ...phones.map(phone => phone.slice(3)),
      ...secrets,
      ...planted.map(word => encodeURIComponent(word))
    ])
  ].filter(word => word.length > 5)
}

/** Fields of the contract that a call carries in its path or query. */
function inAddresses(): string[] {
  return ROUTES.flatMap(({ endpoint }) => {
    const fields = carriesBody(endpoint.method)
      ? pathFields(endpoint.path)
      : Object.keys((endpoint.input as unknown as { shape?: object }).shape ?? {})
    return fields
      .filter(field => PERSONAL.test(field))
      .map(field => `${endpoint.method} ${endpoint.path} ${field}`)
      .filter(line => ![...PUBLISHED, CALENDAR].includes(line))
  })
}
