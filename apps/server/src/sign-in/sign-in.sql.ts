import { type Db, sql, type Tx } from '../store/store.ts'

/** Is this device one from which the owner of the phone has signed in? The same statement for a phone that nobody has. */
export async function isKnownDevice(db: Db, phone: string, deviceHash: Buffer): Promise<boolean> {
  const row = await db.row<{ known: boolean }>(sql`
    select exists (
      select from accounts a join account_devices d on d.account_id = a.id where a.phone = ${phone} and d.device_hash = ${deviceHash}
    ) as known`)
  return row?.known === true
}

/** `worked`: the browser did the proof of work; `solved`: the task for the device, instead of a picture; `passed`: a picture was read. */
export type Human = 'not-needed' | 'asked' | 'worked' | 'solved' | 'passed'

export type Attempt = {
  id: string
  phone: string
  device_hash: Buffer
  human: Human
  used: boolean
  open: boolean
  sent: boolean
  /** When the code left, or null. */
  sent_at: string | null
}

export function addAttempt(
  db: Db,
  attempt: { id: string; phone: string; deviceHash: Buffer; addressHash: Buffer; human: Human; now: Date; minutes: number }
): Promise<number> {
  const { id, phone, deviceHash, addressHash, human, now, minutes } = attempt
  return db.run(sql`
    insert into sign_in_attempts (id, phone, device_hash, address_hash, human, created_at, expires_at)
    values (${id}, ${phone}, ${deviceHash}, ${addressHash}, ${human}, ${now}, ${now}::timestamptz + make_interval(mins => ${minutes}::int))`)
}

export function findAttempt(db: Db, id: string, now: Date): Promise<Attempt | undefined> {
  return db.row<Attempt>(sql`
    select id, phone, device_hash, human, used_at is not null as used, code_hash is not null as sent, code_sent_at as sent_at,
           used_at is null and superseded_at is null and expires_at > ${now} as open
    from sign_in_attempts where id = ${id}`)
}

// ── The code ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Only the newest code of a phone and device counts: those before it are void from here on. */
export function supersedeOthers(tx: Tx, attempt: { id: string; phone: string; deviceHash: Buffer }, now: Date): Promise<number> {
  return tx.run(sql`
    update sign_in_attempts set superseded_at = ${now}
    where phone = ${attempt.phone} and device_hash = ${attempt.deviceHash} and id <> ${attempt.id}
      and code_hash is not null and superseded_at is null and used_at is null`)
}

export function setCode(tx: Tx, id: string, codeHash: Buffer, now: Date, minutes: number): Promise<number> {
  return tx.run(sql`
    update sign_in_attempts
    set code_hash = ${codeHash}, code_sent_at = ${now}, tries = 0, expires_at = ${now}::timestamptz + make_interval(mins => ${minutes}::int)
    where id = ${id}`)
}

/** The SMS was not taken: there is no code, and a human check that was passed for it is asked again. */
export function withdrawCode(db: Db, id: string): Promise<number> {
  return db.run(sql`
    update sign_in_attempts
    set code_hash = null, code_sent_at = null, human = case when human in ('worked', 'solved', 'passed') then 'asked' else human end
    where id = ${id} and used_at is null`)
}

/** Counts one try of the code, before anything is compared. No row: the code is void (late, spent, replaced or used). */
export function spendTry(db: Db, id: string, now: Date, most: number): Promise<{ code_hash: Buffer; tries: number } | undefined> {
  return db.row(sql`
    update sign_in_attempts set tries = tries + 1
    where id = ${id} and code_hash is not null and tries < ${most} and used_at is null and superseded_at is null and expires_at > ${now}
    returning code_hash, tries`)
}

/** The right code was only asked what it would open: that try does not count. */
export function giveTryBack(db: Db, id: string): Promise<number> {
  return db.run(sql`update sign_in_attempts set tries = greatest(tries - 1, 0) where id = ${id} and used_at is null`)
}

/** Uses the attempt up. Of several that come with the right code, one gets a row. */
export function consumeAttempt(tx: Tx, id: string, now: Date): Promise<number> {
  return tx.run(sql`
    update sign_in_attempts set used_at = ${now}, code_hash = null where id = ${id} and used_at is null and superseded_at is null`)
}

// ── The human check ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Too few codes of others come back: this one waits for a check as well, or for a stronger one. */
export function askCheck(db: Db, id: string): Promise<number> {
  return db.run(sql`
    update sign_in_attempts set human = 'asked' where id = ${id} and human in ('not-needed', 'worked', 'solved') and code_hash is null`)
}

/** A new picture; the former one is void. */
export function setCaptcha(db: Db, id: string, answer: Buffer, now: Date, seconds: number): Promise<number> {
  return db.run(sql`
    update sign_in_attempts
    set captcha_answer = ${answer}, captcha_tries = 0, captcha_until = ${now}::timestamptz + make_interval(secs => ${seconds}::int)
    where id = ${id} and human = 'asked'`)
}

/** Counts one try of the picture, before anything is compared. */
export function spendCaptchaTry(db: Db, id: string, now: Date, most: number): Promise<{ captcha_answer: Buffer } | undefined> {
  return db.row(sql`
    update sign_in_attempts set captcha_tries = captcha_tries + 1
    where id = ${id} and human = 'asked' and captcha_answer is not null and captcha_until > ${now} and captcha_tries < ${most}
    returning captcha_answer`)
}

export function setChallenge(db: Db, id: string, challenge: string, now: Date, seconds: number): Promise<number> {
  return db.run(sql`
    update sign_in_attempts
    set human_challenge = ${challenge}, human_challenge_until = ${now}::timestamptz + make_interval(secs => ${seconds}::int)
    where id = ${id} and human = 'asked'`)
}

/** Takes the challenge away before the solution is looked at: it is good for one try. */
export function takeChallenge(db: Db, id: string, now: Date): Promise<{ challenge: string } | undefined> {
  return db.row(sql`
    with held as (
      select id, human_challenge from sign_in_attempts
      where id = ${id} and human = 'asked' and human_challenge is not null and human_challenge_until > ${now} for update)
    update sign_in_attempts a set human_challenge = null from held where a.id = held.id returning held.human_challenge as challenge`)
}

/** The check is passed once: of several right answers one gets a row. */
export function passCheck(db: Db, id: string, by: 'worked' | 'solved' | 'passed'): Promise<number> {
  return db.run(sql`
    update sign_in_attempts set human = ${by}, captcha_answer = null, human_challenge = null where id = ${id} and human = 'asked'`)
}

// ── Accounts ────────────────────────────────────────────────────────────────────────────────────────────────

/** Sign-ins of one phone stand in a row, so that a new phone gets one account. */
export function lockPhone(tx: Tx, phone: string): Promise<number> {
  return tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 375))`)
}

export type FoundAccount = { id: string; profile_id: string; known: boolean; has_email: boolean; asks_passkey: boolean; last_used: string }

/** The account of the phone with what judges the device, and whether its owner wants a passkey besides. */
export function findAccount(db: Db, phone: string, deviceHash: Buffer): Promise<FoundAccount | undefined> {
  return db.row<FoundAccount>(sql`
    select a.id, a.profile_id, last_used(a.id) as last_used,
           exists (select from account_devices d where d.account_id = a.id and d.device_hash = ${deviceHash}) as known,
           exists (select from emails e where e.account_id = a.id and e.confirmed_at is not null) as has_email,
           exists (select from passkey_owners o join passkeys k on k.account_id = o.account_id where o.account_id = a.id and o.asked) as asks_passkey
    from accounts a where a.phone = ${phone}`)
}

/** The phone of an account, and when its owner last used it. */
export function findPhone(db: Db, accountId: string): Promise<{ phone: string | null; last_used: string } | undefined> {
  return db.row(sql`select phone, last_used(id) as last_used from accounts where id = ${accountId}`)
}

/** The phone leaves the account; whatever else it has stays. */
export function unlinkPhone(tx: Tx, accountId: string, phone: string): Promise<number> {
  return tx.run(sql`update accounts set phone = null where id = ${accountId} and phone = ${phone}`)
}

export function addAccount(tx: Tx, account: { id: string; phone: string; profileId: string; hashKey: string }, now: Date): Promise<number> {
  return tx.run(sql`
    insert into accounts (id, phone, profile_id, hash_key, created_at)
    values (${account.id}, ${account.phone}, ${account.profileId}, ${account.hashKey}, ${now})`)
}

// ── Sweeping ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function sweepAttempts(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from sign_in_attempts where created_at < ${now}::timestamptz - interval '1 day'`)
}
