import { CATALOGUE_NAMES, SPECIALITY_NAMES } from './catalogue-names.data.ts'
import { DENTAL_SERVICES } from './services-dental.data.ts'
import { DIAGNOSTICS } from './services-diagnostics.data.ts'
import { PAPERS } from './services-papers.data.ts'
import { PROCEDURES } from './services-procedures.data.ts'
import { SPECIALITIES, type Speciality, type Takes } from './specialities.ts'

/** A service besides the consultations: what is done, by whom, for how many slots, from how many roubles in Minsk. */
type ServiceData = {
  name: string
  /** Where it is made of the speciality's. */
  names?: readonly [en: string, be: string]
  /** Codes of specialities. */
  by: readonly string[]
  slots: 1 | 2 | 3
  roubles: number
  /** Whoever the doctor takes, if nothing is said. */
  takes?: 'adults' | 'children'
  childrenFrom?: number
  /** For the first year of life: only of doctors who see babies. */
  babies?: true
  /** Not shown in the tree: the clinic uses it itself. */
  hidden?: true
  description: string
}

export type SubGroupData = { code: string; name: string; services: readonly ServiceData[] }
export type DirectionData = { code: string; name: string; subGroups: readonly SubGroupData[] }

/** In Russian, English and Belarusian. */
type Names = { name: string; nameEn: string; nameBe: string }
type Direction = Names & { id: number; code: string; sort: number }
export type SubGroup = Names & { id: number; directionId: number; code: string; sort: number }
type Service = Names & {
  id: number
  subGroupId: number
  code: string
  description: string
  /** The first visit to a doctor of the speciality. */
  defaultService: boolean
  forAdult: boolean
  forChildren: boolean
  /** [9.11] -1 = no lower bound */
  childrenAge: number
  /** [3.37] 0 adults and children, 1 adults, 2 children */
  forProfile: 0 | 1 | 2
  hidden: boolean
}
/** What a service costs in slots and roubles, and who does it. */
export type Offer = { service: Service; by: readonly string[]; babies: boolean; slots: number; roubles: number }
/** [3.38] directions containing sub groups containing services. */
export type ServiceTree = { directions: Direction[]; subGroups: SubGroup[]; offers: Offer[] }

const WOMEN = new Set(['gynecologist', 'mammologist'])
const SURGERY = new Set(
  'surgeon orthopedist urologist ophthalmologist ent proctologist phlebologist oncologist neurosurgeon endoscopist'.split(' ')
)
const CONSULTATIONS: readonly { code: string; name: string; has: (speciality: Speciality) => boolean }[] = [
  { code: 'consult-children', name: 'Детские врачи', has: ({ field }) => field === 'children' },
  { code: 'consult-dental', name: 'Стоматологи', has: ({ field }) => field === 'dental' },
  { code: 'consult-women', name: 'Женское здоровье', has: ({ code }) => WOMEN.has(code) },
  { code: 'consult-surgery', name: 'Хирургические специальности', has: ({ code }) => SURGERY.has(code) },
  { code: 'consult-internal', name: 'Терапевтические специальности', has: () => true }
]

const AGAIN =
  'Обсуждение результатов обследования и коррекция назначений. Стоимость повторного приёма действует в течение месяца после первичного у того же врача, позднее приём считается первичным.'

/** The tree is the same in every generated world. */
export function makeServices(): ServiceTree {
  const tree: ServiceTree = { directions: [], subGroups: [], offers: [] }
  const consultations = addDirection(tree, 'consultations', 'Консультации врачей')
  const groups = CONSULTATIONS.map(group => ({ ...group, row: addSubGroup(tree, consultations, group.code, group.name) }))
  for (const speciality of SPECIALITIES) {
    const group = groups.find(({ has }) => has(speciality))
    if (group) addConsultations(tree, group.row, speciality)
  }
  for (const data of [DIAGNOSTICS, PROCEDURES, DENTAL_SERVICES, PAPERS]) {
    const direction = addDirection(tree, data.code, data.name)
    for (const group of data.subGroups) {
      const row = addSubGroup(tree, direction, group.code, group.name)
      group.services.forEach((service, place) => addOffer(tree, row, `${group.code}-${place + 1}`, service, false))
    }
  }
  return tree
}

function addConsultations(tree: ServiceTree, group: SubGroup, { code, genitive, takes, roubles }: Speciality): void {
  const by = [code]
  const [en, , genitiveBe] = SPECIALITY_NAMES[code]!
  const who = takes === 'either' ? {} : { takes }
  const first = 'Беседа, осмотр и план обследования. Возьмите результаты прошлых анализов и выписки.'
  addOffer(
    tree,
    group,
    `${code}-first`,
    {
      name: `Первичный приём ${genitive}`,
      names: [`${en}, first visit`, `Першасны прыём ${genitiveBe}`],
      by,
      slots: 1,
      roubles,
      description: first,
      ...who
    },
    true
  )
  addOffer(
    tree,
    group,
    `${code}-again`,
    {
      name: `Повторный приём ${genitive}`,
      names: [`${en}, follow-up visit`, `Паўторны прыём ${genitiveBe}`],
      by,
      slots: 1,
      roubles: Math.round(roubles * 0.85),
      description: AGAIN,
      ...who
    },
    false
  )
}

function addDirection(tree: ServiceTree, code: string, name: string): Direction {
  const direction = { id: tree.directions.length + 1, code, ...namesOf(name), sort: tree.directions.length + 1 }
  tree.directions.push(direction)
  return direction
}

function addSubGroup(tree: ServiceTree, direction: Direction, code: string, name: string): SubGroup {
  const row = { id: tree.subGroups.length + 1, directionId: direction.id, code, ...namesOf(name), sort: tree.subGroups.length + 1 }
  tree.subGroups.push(row)
  return row
}

/** @throws when nobody has named it: a slip in the data of this folder */
function namesOf(name: string, names = CATALOGUE_NAMES[name]): Names {
  if (!names) throw new Error(`no other names of ${name}`)
  return { name, nameEn: names[0], nameBe: names[1] }
}

function addOffer(tree: ServiceTree, group: SubGroup, code: string, data: ServiceData, defaultService: boolean): void {
  const takes: Takes = data.takes ?? 'either'
  const service: Service = {
    id: tree.offers.length + 1,
    subGroupId: group.id,
    code,
    ...namesOf(data.name, data.names),
    description: data.description,
    defaultService,
    forAdult: takes !== 'children',
    forChildren: takes !== 'adults',
    childrenAge: takes === 'adults' ? -1 : (data.childrenFrom ?? -1),
    forProfile: takes === 'either' ? 0 : takes === 'adults' ? 1 : 2,
    hidden: data.hidden ?? false
  }
  tree.offers.push({ service, by: data.by, babies: data.babies ?? false, slots: data.slots, roubles: data.roubles })
}
