// A small tree of services with the places where they are given.
import { world } from './world.ts'

export type Ids = Record<string, string>

/** Direction, section, service, whether it is for children alone; and the doctors who give it by the name of their street. */
const TREE = [
  { direction: 'Диагностика', group: 'УЗИ', service: 'УЗИ сердца', child: false, at: ['Первая', 'Первая', 'Вторая', 'Вторая'] },
  { direction: 'Диагностика', group: 'УЗИ', service: 'УЗИ печени', child: false, at: ['Первая', 'Первая', 'Вторая', 'Вторая'] },
  { direction: 'Диагностика', group: 'УЗИ', service: 'УЗИ почек', child: false, at: ['Вторая'] },
  { direction: 'Диагностика', group: 'УЗИ сосудов', service: 'УЗИ вен', child: false, at: ['Первая', 'Вторая'] },
  { direction: 'Лечение', group: 'Массаж', service: 'Массаж спины', child: false, at: ['Вторая', 'Третья'] },
  { direction: 'Детям', group: 'УЗИ детям', service: 'УЗИ детское', child: true, at: ['Третья'] }
] as const

const DOCTORS = { Первая: ['Мороз', 'Мельник'], Вторая: ['Второва', 'Волк'], Третья: ['Третьяк', 'Титов'] } as const

/** Two doctors at each of three branches, the first of which works at the second one too; ids by name. */
export async function aTree(): Promise<Record<'directions' | 'subGroups' | 'services' | 'branches', Ids>> {
  const assignments: Record<string, string[]> = {}
  const branches: Ids = {}
  for (const [street, [first, second]] of Object.entries(DOCTORS)) {
    const one = await world.aDoctor({ lastName: first, children: true })
    const other = await world.aDoctor({ lastName: second, children: true })
    await world.sql(`update branches set address = 'ул. ${street}' where id = ${one.branchId}`)
    await world.sql(`update assignments set branch_id = ${one.branchId} where id = ${other.assignmentId}`)
    assignments[street] = [one.assignmentId, other.assignmentId]
    branches[street] = one.branchId
  }
  const [second] = await world.sql(`
    insert into assignments (provider_id, doctor_id, branch_id, speciality_id, room, slot_minutes)
    select provider_id, doctor_id, ${branches['Вторая']}, speciality_id, '7', 20 from assignments where id = ${assignments['Первая']![0]} returning id`)
  const [directions, subGroups, services]: [Ids, Ids, Ids] = [{}, {}, {}]
  const idOf = async (text: string) => String((await world.sql(text))[0]!.id)
  for (const { direction, group, service, child, at } of TREE) {
    directions[direction] ??= await idOf(`insert into service_directions (code, name) values ('${direction}', '${direction}') returning id`)
    subGroups[group] ??= await idOf(
      `insert into service_sub_groups (direction_id, code, name) values (${directions[direction]}, '${group}', '${group}') returning id`
    )
    services[service] = await idOf(`
      insert into services (sub_group_id, code, name, description, for_adult, for_children, children_age, hidden)
      values (${subGroups[group]}, '${service}', '${service}', '', ${!child}, ${child}, -1, false) returning id`)
    for (const [place, street] of at.entries())
      await world.sql(`
        insert into assignment_services (assignment_id, service_id, duration_minutes)
        values (${assignments[street]![(at as readonly string[]).indexOf(street) === place ? 0 : 1]}, ${services[service]}, 20)`)
    if (service === 'УЗИ сердца')
      await world.sql(`
        insert into assignment_services (assignment_id, service_id, duration_minutes) values (${second!.id}, ${services[service]}, 20)`)
  }
  return { directions, subGroups, services, branches }
}
