// Medical cards: the code, the count of tries, and what was opened with it.
import type { CardDay, CardTries } from '@vizit/rules/a-code'
import type { Day } from '@vizit/rules/days'
import { type Db, sql, type Tx } from '../store/store.ts'

export type Card = {
  profile_id: string
  provider_id: number
  provider_code: string
  gateway: string
  /** What the person is to the account that asks. */
  rel_kind: string
  /** Where its code goes: to the person, or of somebody under 18 without a number to the parent who asks, else to one of them. */
  phone: string | null
}

/** The card of a person whose results the account may see, at a provider that has some [6.32]. */
export function findCard(
  db: Db,
  accountId: string,
  day: Day,
  asked: { profileId: string; providerCode: string }
): Promise<Card | undefined> {
  return db.row<Card>(sql`
    select ac.profile_id, ac.rel_kind, o.id as provider_id, o.code as provider_code, o.gateway,
           coalesce(
             (select own.phone from accounts own where own.profile_id = ac.profile_id),
             case when p.birthday > (${day}::date - interval '18 years')::date then coalesce(
               (select me.phone from accounts me where me.id = ${accountId} and ac.rel_kind = 'CHILD'),
               (select lead.phone from relations r join accounts lead on lead.profile_id = r.viewer_id
                 where r.profile_id = ac.profile_id and r.rel_kind = 'CHILD' and lead.phone is not null order by r.since, lead.id limit 1))
             end) as phone
    from access_of(${accountId}, ${day}) ac
    join profiles p on p.id = ac.profile_id
    join providers o on o.code = ${asked.providerCode}
    where allows(ac.level, 'VIEW_REPORTS_TESTS') and ac.profile_id = ${asked.profileId}
      and exists (select from reports r where r.profile_id = ac.profile_id and r.provider_id = o.id)`)
}

type CardKey = Pick<Card, 'profile_id' | 'provider_id'>

export type LockedCard = CardDay & { codeId: string | null; codeHash: Buffer | null; codeExpiresAt: Date | null }

const date = (text: string | null) => (text === null ? null : new Date(text))

/** The row of a card, made if need be, locked until the end of the transaction. */
export async function lockCard(tx: Tx, card: CardKey): Promise<LockedCard> {
  await tx.run(
    sql`insert into medical_cards (profile_id, provider_id) values (${card.profile_id}, ${card.provider_id}) on conflict do nothing`
  )
  const row = await tx.row<{
    day_tries: number
    other_tries: number
    day_from: string | null
    code_id: string | null
    code_hash: Buffer | null
    code_expires_at: string | null
  }>(sql`
    select day_tries, other_tries, day_from, code_id, code_hash, code_expires_at from medical_cards
    where profile_id = ${card.profile_id} and provider_id = ${card.provider_id} for update`)
  if (!row) throw new Error('a card that was just made is not there')
  return {
    dayTries: row.day_tries,
    otherTries: row.other_tries,
    dayFrom: date(row.day_from),
    codeId: row.code_id,
    codeHash: row.code_hash,
    codeExpiresAt: date(row.code_expires_at)
  }
}

/** The tries of one who asks, the card being locked. */
export async function findTries(tx: Tx, card: CardKey, accountId: string): Promise<CardTries> {
  const row = await tx.row<{ tries: number; blocks: number; blocked_until: string | null; day_tries: number; day_from: string | null }>(sql`
    select tries, blocks, blocked_until, day_tries, day_from from card_tries
    where profile_id = ${card.profile_id} and provider_id = ${card.provider_id} and account_id = ${accountId}`)
  if (!row) return { tries: 0, blocks: 0, blockedUntil: null, dayTries: 0, dayFrom: null }
  return {
    tries: row.tries,
    blocks: row.blocks,
    blockedUntil: date(row.blocked_until),
    dayTries: row.day_tries,
    dayFrom: date(row.day_from)
  }
}

export function writeTries(tx: Tx, card: CardKey, accountId: string, tries: CardTries): Promise<number> {
  return tx.run(sql`
    insert into card_tries (profile_id, provider_id, account_id, tries, blocks, blocked_until, day_tries, day_from)
    values (${card.profile_id}, ${card.provider_id}, ${accountId}, ${tries.tries}, ${tries.blocks}, ${tries.blockedUntil}, ${tries.dayTries}, ${tries.dayFrom})
    on conflict (profile_id, provider_id, account_id) do update set tries = excluded.tries, blocks = excluded.blocks,
      blocked_until = excluded.blocked_until, day_tries = excluded.day_tries, day_from = excluded.day_from`)
}

export function writeDay(tx: Tx, card: CardKey, day: CardDay): Promise<number> {
  return tx.run(sql`
    update medical_cards set day_tries = ${day.dayTries}, other_tries = ${day.otherTries}, day_from = ${day.dayFrom}
    where profile_id = ${card.profile_id} and provider_id = ${card.provider_id}`)
}

/** The newest code of a card is the only one. */
export function putCode(db: Db, card: CardKey, code: { id: string; hash: Buffer; expiresAt: Date }): Promise<number> {
  return db.run(sql`
    insert into medical_cards (profile_id, provider_id, code_id, code_hash, code_expires_at)
    values (${card.profile_id}, ${card.provider_id}, ${code.id}, ${code.hash}, ${code.expiresAt})
    on conflict (profile_id, provider_id) do update set
      code_id = excluded.code_id, code_hash = excluded.code_hash, code_expires_at = excluded.code_expires_at`)
}

export function withdrawCode(db: Db, card: CardKey, codeId: string): Promise<number> {
  return db.run(sql`
    update medical_cards set code_id = null, code_hash = null, code_expires_at = null
    where profile_id = ${card.profile_id} and provider_id = ${card.provider_id} and code_id = ${codeId}`)
}

/** An opened card, named by the digest of its handle and bound to the session that opened it. */
export type Opened = { handleHash: Buffer; sessionId: string }
export type OpenCardRow = { opened_at: string; used_at: string; profile_id: string; provider_id: number }

export function putOpenCard(tx: Tx, opened: Opened & { accountId: string }, card: CardKey, now: Date): Promise<number> {
  return tx.run(sql`
    insert into open_cards (handle_hash, session_id, account_id, profile_id, provider_id, opened_at, used_at)
    values (${opened.handleHash}, ${opened.sessionId}, ${opened.accountId}, ${card.profile_id}, ${card.provider_id}, ${now}, ${now})`)
}

export function findOpenCard(db: Db, opened: Opened): Promise<OpenCardRow | undefined> {
  return db.row<OpenCardRow>(sql`
    select opened_at, used_at, profile_id, provider_id from open_cards where handle_hash = ${opened.handleHash} and session_id = ${opened.sessionId}`)
}

/** Notes the use, unless it has ended meanwhile: `usedAt` is what was judged. Nothing written: somebody else was faster, or it is gone. */
export function touchOpenCard(db: Db, opened: Opened, now: Date): Promise<number> {
  return db.run(sql`
    update open_cards set used_at = greatest(used_at, ${now}::timestamptz) where handle_hash = ${opened.handleHash} and session_id = ${opened.sessionId}`)
}

/** Uses it up. Of several at once one gets 1. */
export function takeOpenCard(db: Db, opened: Opened): Promise<number> {
  return db.run(sql`delete from open_cards where handle_hash = ${opened.handleHash} and session_id = ${opened.sessionId}`)
}

/** Milliseconds; undefined without a setting. */
export async function findIdleMs(db: Db): Promise<number | undefined> {
  const row = await db.row<{ value: unknown }>(sql`select value from settings where key = 'acodeExpirationTime'`)
  return typeof row?.value === 'number' ? row.value : undefined
}

/** Cards of sessions that have ended, those idle for a day while idleness ends them, and codes that are over. Says how many cards. */
export async function sweepCards(db: Db, now: Date, idleEnds: boolean): Promise<number> {
  await db.run(sql`update medical_cards set code_id = null, code_hash = null, code_expires_at = null where code_expires_at < ${now}`)
  return db.run(sql`
    delete from open_cards o using sessions s
    where s.id = o.session_id
      and (s.ended_at is not null or s.expires_at < ${now} or (${idleEnds}::boolean and o.used_at < ${now}::timestamptz - interval '1 day'))`)
}
