// Builders of people for tests: an account with its profile and session, and a child of its family.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Call } from '@vizit/contract/call'
import type { Face } from '@vizit/contract/face'
import type { Language } from '@vizit/rules/languages'
import { versionsInForce } from '../evidence/consent-texts.ts'
import { hash } from '../http/session.ts'
import { type Store, sql } from '../store/store.ts'

export type Patient = { accountId: string; profileId: string; phone: string; deviceId: string; token: string; call: Call }
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
  /** What the person has chosen to be written to in; by default nothing. */
  language?: Language
}
/** A boy, unless said otherwise. */
export type ChildFacts = { birthday?: string; firstName?: string; sex?: 'FEMALE' | 'MALE' }
type Ground = { store: Store; now: () => Date; callAs: (bearer: string | null, face?: Face) => Call }

/** The builders, over one server. Numbers of phones are never given twice. */
export function patientBuilders({ store, now, callAs }: Ground) {
  let counter = 0
  return {
    async aSessionOf({ accountId }: Pick<Patient, 'accountId'>, face: 'cabinet' | 'patient'): Promise<Call> {
      const [deviceId, token] = [randomUUID(), randomBytes(24).toString('base64url')]
      await store.run(sql`
        insert into sessions (token_hash, device_hash, account_id, face, created_at, seen_at, expires_at)
        values (${hash(token)}, ${hash(deviceId)}, ${accountId}, ${face}, ${now()}, ${now()}, ${now()}::timestamptz + interval '365 days')`)
      return callAs(`${deviceId}.${token}`, face)
    },
    async aPatient(facts: PatientFacts = {}): Promise<Patient> {
      const n = ++counter
      const phone = facts.phone ?? `37529${String(1_000_000 + n).slice(-7)}`
      const [accountId, profileId, deviceId] = [randomUUID(), randomUUID(), randomUUID()]
      const token = randomBytes(24).toString('base64url')
      const birthday = facts.birthday === undefined ? '1990-05-15' : facts.birthday
      await store.run(sql`
        insert into profiles (id, last_name, first_name, middle_name, birthday, sex, created_at, updated_at)
        values (${profileId}, ${facts.lastName ?? 'Савицкая'}, ${facts.firstName ?? 'Ольга'}, ${facts.middleName ?? 'Викторовна'}, ${birthday}, ${facts.sex ?? 'FEMALE'}, ${now()}, ${now()})`)
      await store.run(
        sql`insert into accounts (id, phone, profile_id, hash_key, created_at) values (${accountId}, ${phone}, ${profileId}, ${randomBytes(32).toString('base64url')}, ${now()})`
      )
      await store.run(sql`
        insert into sessions (token_hash, device_hash, account_id, created_at, seen_at, expires_at)
        values (${hash(token)}, ${hash(deviceId)}, ${accountId}, ${now()}, ${now()}, ${now()}::timestamptz + interval '365 days')`)
      if (facts.email !== undefined) {
        await store.run(sql`
          insert into emails (id, account_id, address, usage, confirmed_at, created_at)
          values (${randomUUID()}, ${accountId}, ${facts.email}, 'PRIMARY', ${now()}, ${now()})`)
      }
      if (facts.language !== undefined) {
        await store.run(sql`
          insert into user_preferences (account_id, preferences, updated_at)
          values (${accountId}, jsonb_build_object('language', ${facts.language}::text), ${now()})`)
      }
      if (facts.consents !== false) {
        await store.run(sql`
          insert into consents (profile_id, account_id, kind, text_version, text_hash, channel, given_at)
          select ${profileId}, ${accountId}, kind, ${versionsInForce().privacy}, 'test', 'cabinet', ${now()} from unnest(array['user-agreement', 'privacy', 'personal-data']) kind`)
      }
      return { accountId, profileId, phone, deviceId, token, call: callAs(`${deviceId}.${token}`) }
    },
    async aCouple(owner: Patient, spouse: Patient): Promise<void> {
      const familyId = randomUUID()
      await store.run(sql`insert into families (id, created_at) values (${familyId}, ${now()})`)
      await store.run(sql`
        insert into family_members (family_id, profile_id, rel_kind, since)
        values (${familyId}, ${owner.profileId}, 'OWNER', ${now()}), (${familyId}, ${spouse.profileId}, 'SPOUSE', ${now()})`)
    },
    async aChild(owner: Patient, facts: ChildFacts = {}): Promise<string> {
      const isBoy = (facts.sex ?? 'MALE') === 'MALE'
      const profileId = randomUUID()
      const family = await store.row<{ id: string }>(
        sql`select family_id as id from family_members where profile_id = ${owner.profileId} and rel_kind = 'OWNER'`
      )
      const familyId = family?.id ?? randomUUID()
      if (!family) {
        await store.run(sql`insert into families (id, created_at) values (${familyId}, ${now()})`)
        await store.run(
          sql`insert into family_members (family_id, profile_id, rel_kind, since) values (${familyId}, ${owner.profileId}, 'OWNER', ${now()})`
        )
      }
      await store.run(sql`
        insert into profiles (id, last_name, first_name, middle_name, birthday, sex, created_at, updated_at)
        values (${profileId}, ${isBoy ? 'Савицкий' : 'Савицкая'}, ${facts.firstName ?? 'Михаил'}, ${isBoy ? 'Андреевич' : 'Андреевна'},
                ${facts.birthday ?? '2018-03-10'}, ${isBoy ? 'MALE' : 'FEMALE'}, ${now()}, ${now()})`)
      await store.run(
        sql`insert into family_members (family_id, profile_id, rel_kind, since) values (${familyId}, ${profileId}, 'CHILD', ${now()})`
      )
      await store.run(sql`
        insert into consents (profile_id, account_id, kind, text_version, text_hash, channel, given_at)
        select ${profileId}, ${owner.accountId}, kind, ${versionsInForce().parental}, 'test', 'cabinet', ${now()} from unnest(array['parental', 'personal-data']) kind`)
      return profileId
    }
  }
}
