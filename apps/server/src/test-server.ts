// A whole server for tests: real PostgreSQL, real HTTP, the product's own client. The clock stands still until it is moved.
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Call, makeCall } from '@vizit/contract/call'
import type { FastifyInstance } from 'fastify'
import { ROUTES } from './app.ts'
import { builtIn } from './clinics/built-in/built-in.ts'
import type { ClinicGateway } from './clinics/gateway.ts'
import { type Config, readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { openLog } from './http/log.ts'
import { buildHttp } from './http/server.ts'
import { hash } from './http/session.ts'
import type { DrugSearch } from './outside/drugs/drugs.ts'
import { localDrugs } from './outside/drugs/local-drugs.ts'
import { localFiles } from './outside/files/local-files.ts'
import type { Mail } from './outside/mail/mail.ts'
import type { PushMessage, PushTarget } from './outside/push/push.ts'
import type { Sms } from './outside/sms/sms.ts'
import { versionsInForce } from './store/consent-texts.ts'
import { openStore, type Store, sql } from './store/store.ts'
import { openTestDatabase } from './test-database.ts'

export type Patient = { accountId: string; profileId: string; phone: string; deviceId: string; token: string; call: Call }
export type Slot = { timetableId: string; assignmentId: string }

export type TestServer = {
  url: string
  store: Store
  deps: Deps
  config: Config
  /** A visitor without a session. */
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
  /** A child in the family that `owner` leads. Returns its profile id. */
  aChild(owner: Patient, facts?: { birthday?: string; firstName?: string }): Promise<string>
  /** A doctor at a branch with one speciality: ids of the rows. */
  aDoctor(facts?: DoctorFacts): Promise<{ doctorId: string; assignmentId: string; branchId: string; specialityId: string }>
  /** A free slot, of a new doctor unless one is named. `startsAt` in UTC. */
  aSlot(facts?: { assignmentId?: string; startsAt?: string; minutes?: number; doctor?: DoctorFacts }): Promise<Slot>
  /** A service that the assignment offers: what its booking sends of it. For adults and children, 20 minutes, unless said otherwise. */
  aService(assignmentId: string, facts?: ServiceFacts): Promise<{ serviceId: string; serviceName: string; slotDuration: number }>
  /** A call as somebody with this bearer (`deviceId.token`). */
  callAs(bearer: string | null): Call
  /** Empties every table. */
  reset(): Promise<void>
  stop(): Promise<void>
}

export type PatientFacts = {
  birthday?: string | null
  lastName?: string
  firstName?: string
  middleName?: string
  sex?: 'FEMALE' | 'MALE'
  phone?: string
  /** A confirmed personal e-mail; none by default. */
  email?: string
  consents?: boolean
}
export type ServiceFacts = {
  name?: string
  minutes?: number
  price?: number
  adult?: boolean
  children?: boolean
  childrenAge?: number
  hidden?: boolean
}
export type DoctorFacts = {
  adult?: boolean
  children?: boolean
  adultAge?: number
  adultAgeTo?: number
  childrenAge?: number
  childrenAgeTo?: number
  onlineBooking?: 'open' | 'registry-only' | 'from-second-visit' | 'programme-only'
  lastName?: string
  speciality?: string
  provider?: string
}

/** Starts the server on a free port of the loopback. Begins at `2026-11-20T08:00:00Z` (a Friday, 11:00 in Minsk). */
export async function startTestServer(options: { config?: Partial<Config>; wrap?: (deps: Deps) => Deps } = {}): Promise<TestServer> {
  const database = await openTestDatabase()
  const store = openStore(database.url, { connections: 10 })
  const config: Config = { ...readConfig({}, '0.0.361'), ...options.config }
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
    log: openLog('silent'),
    clock: () => new Date(now),
    newId: randomUUID
  }
  const deps = options.wrap ? options.wrap(base) : base
  const app: FastifyInstance = await buildHttp(deps, { routes: ROUTES, strict: true })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const callAs = (bearer: string | null): Call =>
    makeCall({ origin: url, fetch, bearer: () => bearer, newKey: randomUUID, appVersion: config.version, timeoutMs: 20_000 })
  let counter = 0
  const next = () => ++counter

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
    now: () => new Date(now),
    setNow: instant => {
      now = new Date(instant)
    },
    pass: seconds => {
      now = new Date(now.getTime() + seconds * 1000)
    },
    async aPatient(facts = {}) {
      const n = next()
      const phone = facts.phone ?? `37529${String(1_000_000 + n).slice(-7)}`
      const [accountId, profileId, deviceId] = [randomUUID(), randomUUID(), randomUUID()]
      const token = randomBytes(24).toString('base64url')
      const birthday = facts.birthday === undefined ? '1990-05-15' : facts.birthday
      await store.run(sql`
        insert into profiles (id, last_name, first_name, middle_name, birthday, sex, created_at, updated_at)
        values (${profileId}, ${facts.lastName ?? 'Савицкая'}, ${facts.firstName ?? 'Ольга'}, ${facts.middleName ?? 'Викторовна'}, ${birthday}, ${facts.sex ?? 'FEMALE'}, ${now}, ${now})`)
      await store.run(
        sql`insert into accounts (id, phone, profile_id, hash_key, created_at) values (${accountId}, ${phone}, ${profileId}, ${randomBytes(32).toString('base64url')}, ${now})`
      )
      await store.run(sql`
        insert into sessions (token_hash, device_hash, account_id, created_at, seen_at, expires_at)
        values (${hash(token)}, ${hash(deviceId)}, ${accountId}, ${now}, ${now}, ${now}::timestamptz + interval '365 days')`)
      if (facts.email !== undefined) {
        await store.run(sql`
          insert into emails (id, account_id, address, usage, confirmed_at, created_at)
          values (${randomUUID()}, ${accountId}, ${facts.email}, 'PRIMARY', ${now}, ${now})`)
      }
      if (facts.consents !== false) {
        await store.run(sql`
          insert into consents (profile_id, account_id, kind, text_version, text_hash, channel, given_at)
          select ${profileId}, ${accountId}, kind, ${versionsInForce().privacy}, 'test', 'cabinet', ${now} from unnest(array['user-agreement', 'privacy', 'personal-data']) kind`)
      }
      return { accountId, profileId, phone, deviceId, token, call: callAs(`${deviceId}.${token}`) }
    },
    async aChild(owner, facts = {}) {
      const profileId = randomUUID()
      const family = await store.row<{ id: string }>(
        sql`select family_id as id from family_members where profile_id = ${owner.profileId} and rel_kind = 'OWNER'`
      )
      const familyId = family?.id ?? randomUUID()
      if (!family) {
        await store.run(sql`insert into families (id, created_at) values (${familyId}, ${now})`)
        await store.run(
          sql`insert into family_members (family_id, profile_id, rel_kind, since) values (${familyId}, ${owner.profileId}, 'OWNER', ${now})`
        )
      }
      await store.run(sql`
        insert into profiles (id, last_name, first_name, middle_name, birthday, sex, created_at, updated_at)
        values (${profileId}, 'Савицкий', ${facts.firstName ?? 'Михаил'}, 'Андреевич', ${facts.birthday ?? '2018-03-10'}, 'MALE', ${now}, ${now})`)
      await store.run(
        sql`insert into family_members (family_id, profile_id, rel_kind, since) values (${familyId}, ${profileId}, 'CHILD', ${now})`
      )
      await store.run(sql`
        insert into consents (profile_id, account_id, kind, text_version, text_hash, channel, given_at)
        select ${profileId}, ${owner.accountId}, kind, ${versionsInForce().parental}, 'test', 'cabinet', ${now} from unnest(array['parental', 'personal-data']) kind`)
      return profileId
    },
    async aDoctor(facts = {}) {
      const n = next()
      const provider = facts.provider ?? 'azure'
      await store.run(
        sql`insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (1, 'minsk', 'Минск', 'Minsk', 'Мінск', 'doctors;ums', 1) on conflict do nothing`
      )
      await store.run(
        sql`insert into providers (id, code, name) select coalesce(max(id), 0) + 1, ${provider}, 'Клиника' from providers having count(*) filter (where code = ${provider}) = 0`
      )
      const branch = await store.row<{ id: number; provider_id: number }>(sql`
        with p as (select id from providers where code = ${provider}),
        c as (insert into centres (provider_id, external_id, name) select id, ${`c${n}`}, 'Каштан' from p returning id, provider_id)
        insert into branches (centre_id, provider_id, external_id, town_id, name, address, phones)
        select id, provider_id, ${`b${n}`}, 1, 'Каштан на Сурганова', 'ул. Сурганова, 47Б', '+375 (17) 309-44-18;+375 (29) 609-44-18' from c returning id, provider_id`)
      const speciality = await store.row<{ id: number }>(sql`
        insert into specialities (code, name) values (${facts.speciality ?? 'Терапевт'}, ${facts.speciality ?? 'Терапевт'})
        on conflict (code) do update set name = excluded.name returning id`)
      const doctor = await store.row<{ id: number }>(sql`
        insert into doctors (provider_id, external_id, last_name, first_name, middle_name, sex, speciality_id, qualification, work_start, description,
          adult, children, adult_age, adult_age_to, children_age, children_age_to, online_booking)
        values (${branch!.provider_id}, ${`d${n}`}, ${facts.lastName ?? 'Ковалёва'}, 'Анна', 'Сергеевна', 'FEMALE', ${speciality!.id}, 'первая категория', '2012-09-01', 'Ведёт приём взрослых.',
          ${facts.adult ?? true}, ${facts.children ?? false}, ${facts.adultAge ?? null}, ${facts.adultAgeTo ?? null}, ${facts.childrenAge ?? null}, ${facts.childrenAgeTo ?? null},
          ${facts.onlineBooking ?? 'open'}) returning id`)
      const assignment = await store.row<{ id: number }>(sql`
        insert into assignments (provider_id, doctor_id, branch_id, speciality_id, room, price_kopecks, slot_minutes)
        values (${branch!.provider_id}, ${doctor!.id}, ${branch!.id}, ${speciality!.id}, '214', 6200, 20) returning id`)
      return {
        doctorId: String(doctor!.id),
        assignmentId: String(assignment!.id),
        branchId: String(branch!.id),
        specialityId: String(speciality!.id)
      }
    },
    async aSlot(facts = {}) {
      const assignmentId = facts.assignmentId ?? (await server.aDoctor(facts.doctor)).assignmentId
      const startsAt = facts.startsAt ?? '2026-11-24T11:30:00Z'
      const slot = await store.row<{ id: string }>(sql`
        insert into slots (assignment_id, starts_at, ends_at)
        values (${assignmentId}, ${startsAt}, ${startsAt}::timestamptz + make_interval(mins => ${facts.minutes ?? 20}::int)) returning id`)
      return { timetableId: slot!.id, assignmentId }
    },
    async aService(assignmentId, facts = {}) {
      const { name: serviceName = 'Приём', minutes: slotDuration = 20, price = null } = facts
      const group = await store.row<{ id: number }>(sql`
        with direction as (
          insert into service_directions (code, name) values ('care', 'Приём врача') on conflict (code) do update set name = excluded.name returning id)
        insert into service_sub_groups (direction_id, code, name) select id, 'visits', 'Приёмы' from direction
        on conflict (code) do update set name = excluded.name returning id`)
      const service = await store.row<{ id: number }>(sql`
        insert into services (sub_group_id, code, name, description, for_adult, for_children, children_age, hidden)
        values (${group!.id}, ${`service-${next()}`}, ${serviceName}, '', ${facts.adult ?? true}, ${facts.children ?? true}, ${facts.childrenAge ?? -1},
          ${facts.hidden ?? false}) returning id`)
      await store.run(sql`
        insert into assignment_services (assignment_id, service_id, duration_minutes, price_kopecks)
        values (${assignmentId}, ${service!.id}, ${slotDuration}, ${price})`)
      return { serviceId: String(service!.id), serviceName, slotDuration }
    },
    async reset() {
      const tables = await store.rows<{ name: string }>(
        sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`
      )
      // the audit refuses to be emptied: here its triggers rest
      await store.pool.query(
        `begin; set local session_replication_role = replica; truncate ${tables.map(table => table.name).join(', ')} restart identity cascade; commit`
      )
      sent.length = 0
      mails.length = 0
      pushes.length = 0
      clinic.gateway = inside
      drugs.service = localDrugs(store, 'Справочник')
      now = new Date('2026-11-20T08:00:00Z')
    },
    async stop() {
      await app.close()
      await store.close()
      await database.close()
      await rm(filesFolder, { recursive: true, force: true })
    }
  }
  return server
}
