import type { Day } from '@vizit/rules/days'
import type { Reviewed, ReviewState } from '@vizit/rules/reviews'
import type { VisitStatus } from '@vizit/rules/visits'
import { type Db, sql, type Tx } from '../store/store.ts'

// ── What everybody reads: no id of a person, an account, a visit or the author's own id of the review is ever selected here ──────────────

export type ShownRow = {
  shown_as: string
  comment: string
  publish_name: boolean
  first_name: string
  last_name: string
  published_on: Day
  answer: string | null
  answered_on: Day | null
}
export type Listed = { of: Reviewed; id: string; skip: number; size: number; oldestFirst: boolean }

/** How many are published; undefined when there is no such doctor or centre. */
export function countPublished(db: Db, of: Reviewed, id: string) {
  return db.row<{ total: number }>(sql`
    select (select count(*)::int from reviews d where ${of}::text = 'doctor' and d.doctor_id = ${id}::bigint and d.about = 'doctor' and d.state = 'published')
         + (select count(*)::int from reviews c where ${of}::text = 'centre' and c.centre_id = ${id}::bigint and c.about = 'centre' and c.state = 'published') as total
    where case ${of}::text when 'doctor' then exists (select from doctors d where d.id = ${id}::bigint)
                           else exists (select from centres c where c.id = ${id}::bigint) end`)
}

/** By day; within a day by an id that chance drew. */
export function findPublished(db: Db, asked: Listed) {
  return db.rows<ShownRow>(sql`
    select r.shown_as, r.comment, r.publish_name, p.first_name, p.last_name, r.published_on, r.answer, r.answered_on
    from (
      select * from reviews d where ${asked.of}::text = 'doctor' and d.doctor_id = ${asked.id}::bigint and d.about = 'doctor' and d.state = 'published'
      union all
      select * from reviews c where ${asked.of}::text = 'centre' and c.centre_id = ${asked.id}::bigint and c.about = 'centre' and c.state = 'published'
    ) r
    join accounts a on a.id = r.author_id join profiles p on p.id = a.profile_id
    order by case when ${asked.oldestFirst}::boolean then r.published_on end, r.published_on desc, r.shown_as
    limit ${asked.size}::int offset ${asked.skip}::int`)
}

// ── The author's own ─────────────────────────────────────────────────────────────────────────────────────────────────────

export type OwnRow = {
  id: string
  order_id: string
  about: Reviewed
  about_id: string
  about_name: string
  comment: string
  publish_name: boolean
  state: ReviewState
  rejected_because: string | null
  written_at: string
  published_on: Day | null
  answer: string | null
  answered_on: Day | null
}

/** One review, or all of the account where `reviewId` is null; newest first. */
export function findOwn(db: Db, accountId: string, reviewId: string | null) {
  return db.rows<OwnRow>(sql`
    select r.id, r.order_id, r.about, coalesce(r.doctor_id, r.centre_id)::text as about_id, coalesce(d.full_name, c.name) as about_name,
           r.comment, r.publish_name, r.state, r.rejected_because, r.written_at, r.published_on, r.answer, r.answered_on
    from reviews r left join doctors d on d.id = r.doctor_id left join centres c on c.id = r.centre_id
    where r.author_id = ${accountId} and (${reviewId}::uuid is null or r.id = ${reviewId}::uuid)
    order by r.written_at desc, r.id`)
}

/** The person who writes. */
export function findAuthor(db: Db, accountId: string) {
  return db.row<{ profile_id: string; birthday: Day | null }>(sql`
    select p.id as profile_id, p.birthday from accounts a join profiles p on p.id = a.profile_id where a.id = ${accountId}`)
}

/** A visit of one's own, or of a person one may book for; not one that is hidden, nor a slot that is only held. */
export function findVisitToReview(db: Db, accountId: string, day: Day, orderId: string) {
  return db.row<{ status: VisitStatus; ends_at: string; doctor_id: number; centre_id: number }>(sql`
    select v.status, v.ends_at, v.doctor_id, b.centre_id
    from visits v
    join access_of(${accountId}, ${day}) ac on ac.profile_id = v.profile_id
    join assignments a on a.id = v.assignment_id join branches b on b.id = a.branch_id
    where v.order_id = ${orderId} and v.status <> 'reserved' and v.hidden_at is null and allows(ac.level, 'BOOK_VISITS')`)
}

export type NewReview = {
  id: string
  accountId: string
  orderId: string
  about: Reviewed
  doctorId: number | null
  centreId: number | null
  comment: string
  publishName: boolean
  shownAs: string
  now: Date
}

export function insertReview(tx: Tx, one: NewReview) {
  return tx.run(sql`
    insert into reviews (id, author_id, order_id, about, doctor_id, centre_id, comment, publish_name, state, shown_as, written_at, updated_at)
    values (${one.id}, ${one.accountId}, ${one.orderId}, ${one.about}, ${one.doctorId}, ${one.centreId}, ${one.comment}, ${one.publishName}, 'waiting',
      ${one.shownAs}, ${one.now}, ${one.now})`)
}

/** Whose count is made anew. */
export type Touched = { doctor_id: number | null; centre_id: number | null }

/** New words are a new review to the public: not published, without the answer to the old ones, under another id. */
export function rewriteReview(
  tx: Tx,
  input: { accountId: string; reviewId: string; comment: string; publishName: boolean; shownAs: string; now: Date }
) {
  return tx.row<Touched>(sql`
    update reviews set comment = ${input.comment}, publish_name = ${input.publishName}, state = 'waiting', rejected_because = null, published_on = null,
      answer = null, answered_on = null, shown_as = ${input.shownAs}, updated_at = ${input.now}
    where id = ${input.reviewId} and author_id = ${input.accountId} returning doctor_id, centre_id`)
}

export function removeReview(tx: Tx, accountId: string, reviewId: string) {
  return tx.row<Touched>(sql`delete from reviews where id = ${reviewId} and author_id = ${accountId} returning doctor_id, centre_id`)
}

// ── The moderator and the clinic ─────────────────────────────────────────────────────────────────────────────────────────

export type WaitingRow = { id: string; about: Reviewed; about_name: string; comment: string; named: boolean }

/** What waits, the longest first. An anonymous review is anonymous to the moderator too. */
export function findWaiting(db: Db, most: number) {
  return db.rows<WaitingRow>(sql`
    select r.shown_as as id, r.about, coalesce(d.full_name, c.name) as about_name, r.comment, r.publish_name as named
    from reviews r left join doctors d on d.id = r.doctor_id left join centres c on c.id = r.centre_id
    where r.state = 'waiting' order by r.updated_at, r.id limit ${most}::int`)
}

/** By the id that the moderator was shown: words that were changed meanwhile have another one. */
export function setPublished(tx: Tx, shownAs: string, day: Day) {
  return tx.row<Touched>(sql`
    update reviews set state = 'published', published_on = ${day}, rejected_because = null
    where shown_as = ${shownAs} and state in ('waiting', 'rejected') returning doctor_id, centre_id`)
}

export function setRejected(tx: Tx, shownAs: string, reason: string) {
  return tx.row<Touched>(sql`
    update reviews set state = 'rejected', rejected_because = ${reason}, published_on = null, answer = null, answered_on = null
    where shown_as = ${shownAs} and state in ('waiting', 'published') returning doctor_id, centre_id`)
}

/** The clinic's answer; a second one replaces the first. */
export function setAnswer(tx: Tx, shownAs: string, provider: string, answer: string, day: Day) {
  return tx.row<Touched>(sql`
    update reviews r set answer = ${answer}, answered_on = ${day}
    where r.shown_as = ${shownAs} and r.state = 'published' and (select p.id from providers p where p.code = ${provider})
      in (select d.provider_id from doctors d where d.id = r.doctor_id union all select c.provider_id from centres c where c.id = r.centre_id)
    returning r.doctor_id, r.centre_id`)
}
