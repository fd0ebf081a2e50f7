// A builder beside those of test-server.ts: a service that a doctor gives.
import { randomUUID } from 'node:crypto'
import { type Store, sql } from '../store/store.ts'

export type ServiceFacts = {
  name?: string
  minutes?: number
  price?: number
  adult?: boolean
  children?: boolean
  childrenAge?: number
  hidden?: boolean
}
/** What the booking of a service sends of it. */
export type OfferedService = { serviceId: string; serviceName: string; slotDuration: number }

/** A service that the assignment offers. For adults and children, 20 minutes, unless said otherwise. */
export async function aService({ store }: { store: Store }, assignmentId: string, facts: ServiceFacts = {}): Promise<OfferedService> {
  const { name: serviceName = 'Приём', minutes: slotDuration = 20, price = null } = facts
  const group = await store.row<{ id: number }>(sql`
    with direction as (
      insert into service_directions (code, name) values ('care', 'Приём врача') on conflict (code) do update set name = excluded.name returning id)
    insert into service_sub_groups (direction_id, code, name) select id, 'visits', 'Приёмы' from direction
    on conflict (code) do update set name = excluded.name returning id`)
  const service = await store.row<{ id: number }>(sql`
    insert into services (sub_group_id, code, name, description, for_adult, for_children, children_age, hidden)
    values (${group!.id}, ${randomUUID()}, ${serviceName}, '', ${facts.adult ?? true}, ${facts.children ?? true}, ${facts.childrenAge ?? -1},
      ${facts.hidden ?? false}) returning id`)
  await store.run(sql`
    insert into assignment_services (assignment_id, service_id, duration_minutes, price_kopecks)
    values (${assignmentId}, ${service!.id}, ${slotDuration}, ${price})`)
  return { serviceId: String(service!.id), serviceName, slotDuration }
}
