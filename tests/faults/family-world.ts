// A family made by SQL, for proofs that need many: who leads it, whom they brought in, what they granted.
import { randomUUID } from 'node:crypto'
import { sql } from '../../apps/server/src/store/store.ts'
import type { Patient, TestServer } from '../../apps/server/src/testing/test-server.ts'

export async function aSpouse(ground: TestServer, owner: Patient, spouse: Patient): Promise<void> {
  const familyId = await familyOf(ground, owner)
  await ground.store.run(
    sql`insert into family_members (family_id, profile_id, rel_kind, since) values (${familyId}, ${spouse.profileId}, 'SPOUSE', ${ground.now()})`
  )
}

/** `relative` becomes another adult of the owner, who lets them book for `ofProfileIds`. */
export async function aTrustedRelative(ground: TestServer, owner: Patient, relative: Patient, ofProfileIds: string[]): Promise<void> {
  const familyId = await familyOf(ground, owner)
  await ground.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
    values (${familyId}, ${relative.profileId}, 'OTHER', ${owner.profileId}, ${ground.now()})`)
  for (const profileId of ofProfileIds)
    await ground.store.run(sql`
      insert into grants (profile_id, viewer_id, level, granted_by, granted_at)
      values (${profileId}, ${relative.profileId}, 'BOOK_VISITS', ${owner.profileId}, ${ground.now()})`)
}

/** The child signs in with an account of its own. */
export async function anAccountOf(ground: TestServer, profileId: string): Promise<Patient> {
  const own = await ground.aPatient()
  await ground.store.run(sql`update accounts set profile_id = ${profileId} where id = ${own.accountId}`)
  return { ...own, profileId }
}

/** A planned visit of the person; returns its order. */
export async function aVisit(ground: TestServer, profileId: string, assignmentId: string, startsAt: Date): Promise<string> {
  const orderId = randomUUID()
  await ground.store.run(sql`
    insert into visits (order_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, created_at, updated_at)
    select ${orderId}, ${profileId}, a.provider_id, a.id, a.doctor_id, ${startsAt}::timestamptz, ${startsAt}::timestamptz + interval '20 minutes', 'booked',
           ${ground.now()}, ${ground.now()} from assignments a where a.id = ${assignmentId}`)
  return orderId
}

async function familyOf(ground: TestServer, owner: Patient): Promise<string> {
  const led = await ground.store.row<{ id: string }>(
    sql`select family_id as id from family_members where profile_id = ${owner.profileId} and rel_kind in ('OWNER', 'SPOUSE')`
  )
  if (led) return led.id
  const id = randomUUID()
  await ground.store.run(sql`insert into families (id, created_at) values (${id}, ${ground.now()})`)
  await ground.store.run(
    sql`insert into family_members (family_id, profile_id, rel_kind, since) values (${id}, ${owner.profileId}, 'OWNER', ${ground.now()})`
  )
  return id
}
