import type { NoticeChannel } from '@vizit/contract/reminders'
import type { Day } from '@vizit/rules/days'
import type { ReminderChoice } from '@vizit/rules/reminders'
import { type Db, sql, type Tx } from '../store/store.ts'

export type ChosenRow = {
  channel: NoticeChannel
  tells_of_visits: boolean
  has_mail: boolean
  has_phone: boolean
  is_pushed: boolean
  is_pushed_here: boolean
  people: { profileId: string; choices: ReminderChoice[] | null }[]
}

/** What the account has chosen, and for whom it may choose. */
export function findChosen(db: Db, who: { accountId: string; sessionId: string }, day: Day, now: Date) {
  return db.row<ChosenRow>(sql`
    select coalesce((select c.channel from notice_channels c where c.account_id = a.id), 'sms') as channel,
           coalesce((select c.tells_of_visits from notice_channels c where c.account_id = a.id), true) as tells_of_visits,
           a.phone is not null as has_phone,
           exists (select from emails e where e.account_id = a.id and e.confirmed_at is not null and e.usage = 'PRIMARY') as has_mail,
           exists (select from push_subscriptions p join sessions s on s.id = p.session_id
                    where p.account_id = a.id and s.ended_at is null and s.expires_at > ${now}) as is_pushed,
           exists (select from push_subscriptions p where p.session_id = ${who.sessionId} and p.account_id = a.id) as is_pushed_here,
           (select coalesce(jsonb_agg(jsonb_build_object('profileId', x.profile_id, 'choices', to_jsonb(r.choices)) order by x.rel_kind <> 'ME', x.profile_id), '[]')
              from access_of(a.id, ${day}) x left join reminder_choices r on r.account_id = a.id and r.profile_id = x.profile_id
             where allows(x.level, 'VIEW_VISITS')) as people
    from accounts a where a.id = ${who.accountId}`)
}

export function putChoices(tx: Tx, accountId: string, profileId: string, choices: readonly ReminderChoice[], now: Date): Promise<number> {
  return tx.run(sql`
    insert into reminder_choices (account_id, profile_id, choices, updated_at) values (${accountId}, ${profileId}, ${choices}::text[], ${now})
    on conflict (account_id, profile_id) do update set choices = excluded.choices, updated_at = excluded.updated_at`)
}

/** Visits of the person that this account is told of and whose next moment is not due yet, locked. */
export function lockPlanned(tx: Tx, accountId: string, profileId: string, day: Day, now: Date) {
  return tx.rows<{ order_id: string; starts_at: string }>(sql`
    select v.order_id, v.starts_at from visits v
    where v.profile_id = ${profileId} and v.starts_at > ${now} and is_confirmed(v.status) and (v.remind_at is null or v.remind_at > ${now})
      and told_of_visit(v.account_id, v.profile_id, ${day}::date) = ${accountId}
    order by v.order_id for update of v`)
}

export function putChannel(db: Db, accountId: string, channel: NoticeChannel, now: Date): Promise<number> {
  return db.run(sql`
    insert into notice_channels (account_id, channel, updated_at) values (${accountId}, ${channel}, ${now})
    on conflict (account_id) do update set channel = excluded.channel, updated_at = excluded.updated_at`)
}

export function putVisitNews(db: Db, accountId: string, tellsOfVisits: boolean, now: Date): Promise<number> {
  return db.run(sql`
    insert into notice_channels (account_id, channel, tells_of_visits, updated_at) values (${accountId}, 'sms', ${tellsOfVisits}, ${now})
    on conflict (account_id) do update set tells_of_visits = excluded.tells_of_visits, updated_at = excluded.updated_at`)
}
