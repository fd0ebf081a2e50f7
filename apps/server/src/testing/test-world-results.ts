// Results in the world of the access matrix: everybody has one, and everybody holds an opened card of everybody, which alone must open nothing.

import { PEOPLE, type Person, SIGNED_IN } from '../access/matrix.people.ts'
import { hash } from '../http/session.ts'
import { sql } from '../store/store.ts'
import type { TestServer } from './test-server.ts'
import type { Subject } from './test-world.ts'

/** The handle of the card of a person that the viewer's session has opened. */
export function handleOf(viewer: string, person: string): string {
  return `${viewer}-of-${person}`.padEnd(43, '-')
}

/** The report of a person's visit, with its value and its file. */
export async function makeReport(server: TestServer, { profileId, things, canaries }: Subject, assignmentId: string): Promise<void> {
  const { store } = server
  const now = server.now()
  await store.run(sql`
    insert into reports (id, profile_id, provider_id, external_id, kind, state, title, body, order_id, assignment_id, document_id, content_hash,
                         taken_at, ready_at, updated_at)
    select ${things.report}::uuid, ${profileId}::uuid, a.provider_id, ${things.report}::text, 'test', 'ready', ${canaries.reportTitle}::text,
           ${canaries.reportWords}::text, ${things.visit}::uuid, a.id, ${canaries.clinicDocument}::text, ${hash(things.report)}::bytea,
           ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from assignments a where a.id = ${assignmentId}::int`)
  await store.run(sql`
    insert into observations (report_id, profile_id, place, code, name, number, value, unit)
    values (${things.report}, ${profileId}, 0, '718-7', ${canaries.testName}, 127, ${canaries.testValue}, 'г/л')`)
  await store.run(sql`
    insert into report_files (report_id, profile_id, pdf, made_at) values (${things.report}, ${profileId}, ${Buffer.from(canaries.reportFile)}, ${now})`)
}

/** Cards that were opened, by everybody who signs in, of everybody: whoever may not see results must be stopped by that alone [6.32]. */
export async function openEveryCard(server: TestServer, subjects: Map<Person, Subject>): Promise<void> {
  const rows = SIGNED_IN.flatMap(viewer =>
    PEOPLE.map(person => ({
      hash: hash(handleOf(viewer, person)).toString('hex'),
      session: subjects.get(viewer)!.things.session,
      account: subjects.get(viewer)!.accountId,
      profile: subjects.get(person)!.profileId
    }))
  )
  await server.store.run(sql`
    insert into open_cards (handle_hash, session_id, account_id, profile_id, provider_id, opened_at, used_at)
    select decode(o.hash, 'hex'), o.session, o.account, o.profile, p.id, ${server.now()}::timestamptz, ${server.now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (hash text, session uuid, account uuid, profile uuid)
    join providers p on p.code = 'azure'`)
}
