import type { Language } from '@vizit/rules/languages'
import { type Db, sql, type Tx } from '../store/store.ts'

export function insertMail(tx: Tx, mail: { id: string; coverageId: string; tokenHash: Buffer; now: Date; until: Date }) {
  return tx.run(sql`
    insert into coverage_mails (id, coverage_id, token_hash, language, created_at, expires_at)
    values (${mail.id}, ${mail.coverageId}, ${mail.tokenHash},
            (select language_of(c.account_id) from coverages c where c.id = ${mail.coverageId}), ${mail.now}, ${mail.until})`)
}

/** A confirmation that is still worth sending. */
export function findMailToSend(db: Db, mailId: string, now: Date) {
  return db.row<{ email: string; language: Language; caption: string; coverer: string; phone: string | null }>(sql`
    select c.email, m.language, p.caption, v.name as coverer, a.phone
    from coverage_mails m join coverages c on c.id = m.coverage_id join programmes p on p.id = c.programme_id
    join coverers v on v.code = p.coverer_code join accounts a on a.id = c.account_id
    where m.id = ${mailId} and c.status = 'PENDING_EMAIL' and m.used_at is null and m.expires_at > ${now}`)
}

export type TokenRow = {
  mail_id: string
  coverage_id: string
  profile_id: string
  status: string
  used: boolean
  expired: boolean
  caption: string
  coverer: string
}

/** The request of a token, locked: two presses of one link are one confirmation. */
export function lockToken(tx: Tx, tokenHash: Buffer, now: Date) {
  return tx.row<TokenRow>(sql`
    select m.id as mail_id, c.id as coverage_id, c.profile_id, c.status, m.used_at is not null as used, m.expires_at <= ${now} as expired,
           p.caption, v.name as coverer
    from coverage_mails m join coverages c on c.id = m.coverage_id join programmes p on p.id = c.programme_id
    join coverers v on v.code = p.coverer_code
    where m.token_hash = ${tokenHash} for update of c, m`)
}

/** The mailbox is proven: the request goes to the HR manager, and no other link of it works any more. */
export async function confirmMailbox(tx: Tx, coverageId: string, now: Date): Promise<void> {
  await tx.run(sql`update coverage_mails set used_at = ${now} where coverage_id = ${coverageId} and used_at is null`)
  await tx.run(sql`update coverages set status = 'PENDING_HR', updated_at = ${now} where id = ${coverageId} and status = 'PENDING_EMAIL'`)
}

/** In which language the employee is told of a decision. */
export async function findLanguageOfRequest(tx: Tx, coverageId: string): Promise<Language> {
  const row = await tx.row<{ language: Language }>(sql`select language_of(account_id) as language from coverages where id = ${coverageId}`)
  return row?.language ?? 'ru'
}

/** What the employee is told of a decision. */
export function findDecision(db: Db, coverageId: string) {
  return db.row<{
    email: string
    caption: string
    coverer: string
    status: string
    valid_from: string | null
    decline_reason: string | null
  }>(sql`
    select c.email, p.caption, v.name as coverer, c.status, c.valid_from, c.decline_reason
    from coverages c join programmes p on p.id = c.programme_id join coverers v on v.code = p.coverer_code
    where c.id = ${coverageId} and c.email is not null and (c.status = 'ACTIVE' or c.ended_because = 'declined')`)
}

/** Deletes requests that nobody confirmed, among them those that a newer one replaced. */
export async function dropUnconfirmed(tx: Tx, before: Date): Promise<void> {
  await tx.run(sql`
    delete from coverage_mails m using coverages c
    where c.id = m.coverage_id and c.created_at < ${before} and c.email is not null and c.valid_from is null
      and (c.status = 'PENDING_EMAIL' or c.ended_because = 'replaced')`)
  await tx.run(sql`
    delete from coverages
    where created_at < ${before} and email is not null and valid_from is null and (status = 'PENDING_EMAIL' or ended_because = 'replaced')`)
}
