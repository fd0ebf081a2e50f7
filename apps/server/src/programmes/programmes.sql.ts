import type { AccessLevel } from '@vizit/rules/access'
import { type Day, minskDay } from '@vizit/rules/days'
import type { CoverageState, CovererKind } from '@vizit/rules/programme'
import { type Db, sql, type Tx } from '../store/store.ts'

export type Part = { caption: string; amount: number | null }
export type Way = 'WORK_EMAIL' | 'PROGRAMME_CODE' | 'BARCODE' | 'CONTRACT_NUMBER'

/** A coverage with the one who looks at it. */
export type CoverageRow = {
  profile_id: string
  level: AccessLevel
  coverage_id: string
  way: Way
  state: CoverageState
  valid_from: Day | null
  valid_to: Day | null
  programme_id: string
  caption: string
  coverer_code: string
  coverer_kind: CovererKind
  coverer_name: string
  coverer_phone: string
  email: string | null
  amount: string | null
  parts: Part[]
  barcode: string | null
  contract_number: string | null
  ended_because: string | null
  decline_reason: string | null
}
/** One whose programmes the account may see; without a programme `coverage_id` is null. */
export type PersonRow = { profile_id: string; rel_kind: string; name: string } & (CoverageRow | { coverage_id: null })

/** Everyone whose programmes the account may see, the viewer first, each with what has not ended, and what ended or was declined since `endedSince`. */
export function findCoverages(db: Db, accountId: string, day: Day, endedSince: Date) {
  return db.rows<PersonRow>(sql`
    select ac.profile_id, ac.rel_kind, ac.level, trim(p.last_name || ' ' || p.first_name || ' ' || p.middle_name) as name, one.*
    from access_of(${accountId}, ${day}) ac
    join profiles p on p.id = ac.profile_id
    left join lateral (
      select s.coverage_id, c.way, s.state, s.valid_from, s.valid_to, s.programme_id, s.caption, s.coverer_code, s.coverer_kind, s.coverer_name,
             v.phone as coverer_phone, c.email, coalesce(k.amount_kopecks, c.amount_kopecks) as amount,
             case when k.id is null then c.parts else k.parts end as parts, k.barcode, k.number || coalesce('/' || k.suffix, '') as contract_number,
             c.ended_because, c.decline_reason, c.created_at
      from person_programmes(ac.profile_id, ${day}) s
      join coverages c on c.id = s.coverage_id
      join coverers v on v.code = s.coverer_code
      left join contracts k on k.id = c.contract_id
      where s.state <> 'ENDED' or (
        case
          when c.ended_because in ('declined', 'employer') then c.updated_at > ${endedSince}
          when c.ended_because in ('unlinked', 'replaced') then false
          when k.status = 'TERMINATED' then k.synchronized_at > ${endedSince}
          else s.valid_to > ${minskDay(endedSince)}
        end
        and not exists (
          select from coverages l where l.profile_id = c.profile_id and l.programme_id = c.programme_id and l.id <> c.id
            and (l.status <> 'ENDED' or l.created_at > c.created_at)))
    ) one on true
    where allows(ac.level, 'VIEW_COVERAGE')
    order by ac.rel_kind <> 'ME', p.birthday nulls last, p.id, one.created_at, one.coverage_id`)
}

/** One coverage as the account sees it. */
export function findCoverage(db: Db, accountId: string, day: Day, coverageId: string) {
  return db.row<CoverageRow>(sql`
    select ac.profile_id, ac.level, s.coverage_id, c.way, s.state, s.valid_from, s.valid_to, s.programme_id, s.caption, s.coverer_code, s.coverer_kind,
           s.coverer_name, v.phone as coverer_phone, c.email, coalesce(k.amount_kopecks, c.amount_kopecks) as amount,
           case when k.id is null then c.parts else k.parts end as parts, k.barcode, k.number || coalesce('/' || k.suffix, '') as contract_number,
           c.ended_because, c.decline_reason
    from coverages c
    join access_of(${accountId}, ${day}) ac on ac.profile_id = c.profile_id
    join person_programmes(c.profile_id, ${day}) s on s.coverage_id = c.id
    join coverers v on v.code = s.coverer_code
    left join contracts k on k.id = c.contract_id
    where c.id = ${coverageId} and allows(ac.level, 'VIEW_COVERAGE')`)
}

export function findCoverers(db: Db) {
  return db.rows<{ code: string; kind: CovererKind; name: string; phone: string; email_domains: string[] }>(sql`
    select code, kind, name, phone, email_domains from coverers v
    where exists (select from programmes p where p.coverer_code = v.code and p.state <> 'CLOSED')
    order by kind, name, code`)
}

/** Who is to be covered, as the account may see the person. */
export function findPerson(db: Db, accountId: string, day: Day, profileId: string | null) {
  return db.row<{
    profile_id: string
    level: AccessLevel
    last_name: string
    birthday: Day | null
    filled: boolean
    has_email: boolean
  }>(sql`
    select ac.profile_id, ac.level, p.last_name, p.birthday, p.last_name <> '' and p.birthday is not null and p.sex is not null as filled,
      exists (select from emails e where e.account_id = ${accountId} and e.confirmed_at is not null) as has_email
    from access_of(${accountId}, ${day}) ac join profiles p on p.id = ac.profile_id
    where case when ${profileId}::uuid is null then ac.rel_kind = 'ME' else ac.profile_id = ${profileId}::uuid end`)
}

export type ProgrammeRow = {
  id: string
  state: 'PREPARING' | 'OPEN' | 'CLOSED'
  email_domains: string[]
  amount: string | null
  parts: Part[]
}

/** The programme that a work e-mail of this employer leads to. */
export function findProgrammeOfEmployer(db: Db, covererCode: string) {
  return db.row<ProgrammeRow>(sql`
    select p.id, p.state, v.email_domains, p.amount_kopecks as amount, p.parts
    from programmes p join coverers v on v.code = p.coverer_code
    where v.code = ${covererCode} and v.kind = 'EMPLOYER' and p.by_work_email`)
}

export function findProgrammeByCode(db: Db, code: string) {
  return db.row<ProgrammeRow>(sql`
    select p.id, p.state, v.email_domains, p.amount_kopecks as amount, p.parts
    from programmes p join coverers v on v.code = p.coverer_code
    where p.link_code = ${code} and v.kind = 'EMPLOYER'`)
}

/** What the person has of the programme now; undefined when it may be linked. */
export async function liveState(tx: Tx, profileId: string, programmeId: string, day: Day, now: Date): Promise<CoverageState | undefined> {
  await tx.run(sql`
    update coverages c set status = 'ENDED', ended_because = case when s.state = 'ENDED' then 'expired' else 'replaced' end, updated_at = ${now}
    from person_programmes(${profileId}, ${day}) s
    where s.coverage_id = c.id and c.status <> 'ENDED' and (s.state = 'ENDED' or (s.state = 'PENDING_EMAIL' and s.programme_id = ${programmeId}))`)
  const row = await tx.row<{ state: CoverageState }>(sql`
    select state from person_programmes(${profileId}, ${day}) where programme_id = ${programmeId} and state <> 'ENDED'`)
  return row?.state
}

export type NewCoverage = {
  id: string
  profileId: string
  accountId: string
  programmeId: string
  way: Way
  status: 'PENDING_EMAIL' | 'ACTIVE'
  email: string | null
  contractId: number | null
  validFrom: Day | null
  validTo: Day | null
  amount: string | null
  parts: Part[]
  now: Date
}

export function insertCoverage(tx: Tx, one: NewCoverage) {
  return tx.run(sql`
    insert into coverages (id, profile_id, account_id, programme_id, way, contract_id, email, status, valid_from, valid_to, amount_kopecks, parts,
      created_at, updated_at)
    values (${one.id}, ${one.profileId}, ${one.accountId}, ${one.programmeId}, ${one.way}, ${one.contractId}, ${one.email}, ${one.status},
      ${one.validFrom}, ${one.validTo}, ${one.amount}, ${JSON.stringify(one.parts)}::jsonb, ${one.now}, ${one.now})`)
}

/** Ends what the account may edit. Zero when there is no such thing, or not for this account. */
export function endCoverage(tx: Tx, accountId: string, day: Day, coverageId: string, now: Date) {
  return tx.row<{ profile_id: string }>(sql`
    update coverages c set status = 'ENDED', ended_because = 'unlinked', updated_at = ${now}
    from access_of(${accountId}, ${day}) ac
    where c.id = ${coverageId} and c.status <> 'ENDED' and ac.profile_id = c.profile_id and allows(ac.level, 'EDIT_PROFILE')
    returning c.profile_id`)
}
