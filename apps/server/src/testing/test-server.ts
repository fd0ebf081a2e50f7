// A whole server for tests: real PostgreSQL, real HTTP, the product's own client. The clock stands still until it is moved.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Call, makeCall } from '@vizit/contract/call'
import type { Face } from '@vizit/contract/face'
import type { FastifyInstance } from 'fastify'
import { ROUTES } from '../app.ts'
import { builtIn } from '../clinics/built-in/built-in.ts'
import type { ClinicGateway } from '../clinics/gateway.ts'
import { type Config, readConfig } from '../config.ts'
import type { Deps } from '../deps.ts'
import { buildHttp } from '../http/server.ts'
import { openLog } from '../log.ts'
import type { DrugSearch } from '../outside/drugs/drugs.ts'
import { localDrugs } from '../outside/drugs/local-drugs.ts'
import { localFiles } from '../outside/files/local-files.ts'
import type { Mail } from '../outside/mail/mail.ts'
import type { PushMessage, PushTarget } from '../outside/push/push.ts'
import type { Sms } from '../outside/sms/sms.ts'
import type { Store } from '../store/store.ts'
import { NO_TRACING, type Tracing } from '../tracing/tracing.ts'
import { emptyTables, lendDatabase } from './test-database.ts'
import { type DoctorFacts, type DoctorIds, doctorBuilders, type Slot, type SlotFacts } from './test-doctors.ts'
import { type ChildFacts, type Patient, type PatientFacts, patientBuilders } from './test-patients.ts'

export type { DoctorFacts, Slot } from './test-doctors.ts'
export type { Patient, PatientFacts } from './test-patients.ts'

/** Whole crowds ask at once, on a machine that has other work: nobody of them waits at the door. */
const REQUESTS_AT_WORK = '100000'

export type TestServer = {
  url: string
  store: Store
  deps: Deps
  config: Config
  /** A visitor without a session, in the cabinet. */
  nobody: Call
  /** Every SMS sent so far, oldest first. */
  sent: Sms[]
  /** Every letter sent so far, oldest first. */
  mails: Mail[]
  /** Every push sent so far, oldest first. */
  pushes: (PushTarget & PushMessage)[]
  /** Set to make the gateway of every clinic answer otherwise. */
  clinic: { gateway: ClinicGateway }
  /** Set to make the drug search answer otherwise; by default the local catalogue, which is empty. */
  drugs: { service: DrugSearch }
  /** The time that the server believes. */
  now(): Date
  setNow(instant: string): void
  /** Moves the clock forward. */
  pass(seconds: number): void
  /** An account with a filled profile and a session; consents given unless said otherwise. */
  aPatient(facts?: PatientFacts): Promise<Patient>
  /** Another session of theirs, of this face, as after a sign-in there; gives who calls by it. */
  aSessionOf(patient: Pick<Patient, 'accountId'>, face: 'cabinet' | 'patient'): Promise<Call>
  /** The two lead a family together; neither has granted the other anything. */
  aCouple(owner: Patient, spouse: Patient): Promise<void>
  /** A child in the family that `owner` leads. Returns its profile id. */
  aChild(owner: Patient, facts?: ChildFacts): Promise<string>
  /** A doctor at a branch with one speciality: ids of the rows. */
  aDoctor(facts?: DoctorFacts): Promise<DoctorIds>
  /** A free slot, of a new doctor unless one is named. `startsAt` in UTC. */
  aSlot(facts?: SlotFacts): Promise<Slot>
  /** A call as somebody with this bearer (`deviceId.token`). */
  callAs(bearer: string | null, face?: Face): Call
  /** A call that seems to come from this network address, where `trustProxy` lets it; `origin`: to another server. */
  callFrom(address: string, who?: { bearer?: string | null; origin?: string }): Call
  /** Empties every table. */
  reset(): Promise<void>
  stop(): Promise<void>
}

/** Starts the server on a free port of the loopback. Begins at `2026-11-20T08:00:00Z` (a Friday, 11:00 in Minsk). */
export async function startTestServer(
  options: { config?: Partial<Config>; wrap?: (deps: Deps) => Deps; tracing?: Tracing } = {}
): Promise<TestServer> {
  const { tracing = NO_TRACING } = options
  const lent = await lendDatabase(tracing)
  const { store } = lent
  const config: Config = { ...readConfig({ PASSWORD_COST: process.env.PASSWORD_COST, REQUESTS_AT_WORK }, '0.0.361'), ...options.config }
  let now = new Date('2026-11-20T08:00:00Z')
  const sent: Sms[] = []
  const mails: Mail[] = []
  const pushes: TestServer['pushes'] = []
  const inside = builtIn(store)
  const clinic = { gateway: inside }
  const drugs: TestServer['drugs'] = { service: localDrugs(store, 'Справочник') }
  const filesFolder = await mkdtemp(join(tmpdir(), 'vizit-files-'))
  const base: Deps = {
    store,
    config,
    clinics: { of: () => clinic.gateway },
    sms: { send: async sms => void sent.push(sms) },
    mail: { send: async mail => void mails.push(mail) },
    push: {
      publicKey: 'public-key-of-tests',
      send: async (target, message) => {
        pushes.push({ ...target, ...message })
        return 'taken'
      }
    },
    get drugs() {
      return drugs.service
    },
    captcha: { paint: async digits => new TextEncoder().encode(digits) },
    files: localFiles(filesFolder),
    // Without a vendor; a test that has one opens its own.
    tiles: { tile: async () => undefined, stop: () => undefined },
    log: openLog('silent'),
    tracing,
    clock: () => new Date(now),
    newId: randomUUID
  }
  const deps = options.wrap ? options.wrap(base) : base
  const app: FastifyInstance = await buildHttp(deps, { routes: ROUTES, strict: true })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const callFrom: TestServer['callFrom'] = (address, { bearer = null, origin = url } = {}) => {
    const viaProxy: typeof fetch = (target, init) =>
      fetch(target, { ...init, headers: { ...(init?.headers as Record<string, string>), 'x-forwarded-for': address } })
    return makeCall({ origin, fetch: viaProxy, bearer: () => bearer, newKey: randomUUID, appVersion: config.version })
  }
  const callAs = (bearer: string | null, face: Face = 'cabinet'): Call =>
    makeCall({ origin: url, fetch, face, bearer: () => bearer, newKey: randomUUID, appVersion: config.version, timeoutMs: 20_000 })

  const server: TestServer = {
    url,
    store,
    deps,
    config,
    nobody: callAs(null),
    sent,
    mails,
    pushes,
    clinic,
    drugs,
    callAs,
    callFrom,
    now: () => new Date(now),
    setNow: instant => {
      now = new Date(instant)
    },
    pass: seconds => {
      now = new Date(now.getTime() + seconds * 1000)
    },
    ...patientBuilders({ store, now: () => new Date(now), callAs }),
    ...doctorBuilders(store),
    async reset() {
      await emptyTables(store)
      sent.length = 0
      mails.length = 0
      pushes.length = 0
      clinic.gateway = inside
      drugs.service = localDrugs(store, 'Справочник')
      now = new Date('2026-11-20T08:00:00Z')
    },
    async stop() {
      await app.close()
      await lent.giveBack()
      await rm(filesFolder, { recursive: true, force: true })
    }
  }
  return server
}
