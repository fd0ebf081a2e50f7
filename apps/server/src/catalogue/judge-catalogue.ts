// A clinic's own catalogue as rows of ours. What cannot be placed is set aside with a word why, and keeps nothing else back.
import { foldText } from '@vizit/rules/search'
import type { ClinicCatalogue, SetAside, SetAsideCode } from '../clinics/clinic-records.ts'

/** What the product calls towns and specialities. */
export type KnownNames = { towns: { id: number; name: string }[]; specialities: { id: number; name: string }[] }

export type CatalogueRows = {
  centres: { external_id: string; name: string }[]
  branches: { external_id: string; centre: string; name: string; address: string; phones: string; town_id: number }[]
  doctors: {
    external_id: string
    last_name: string
    first_name: string
    middle_name: string
    sex: 'FEMALE' | 'MALE'
    speciality_id: number
    children: boolean
  }[]
  assignments: { external_id: string; doctor: string; branch: string; speciality_id: number }[]
  services: { external_id: string; name: string }[]
  offers: { assignment: string; service: string }[]
  /** All that the clinic still has by its own names, what cannot be placed included: whatever is not among them is gone. */
  standing: string[]
}

const SEES_CHILDREN = /педиатр|детск|неонатолог/
const TEXT_MOST = 300

/** `unread`: the clinic's names of what it sent and nobody understood: that is not gone. */
export function judgeCatalogue(
  read: ClinicCatalogue,
  known: KnownNames,
  unread: readonly string[] = []
): { rows: CatalogueRows; setAside: SetAside[] } {
  const setAside: SetAside[] = []
  const drop = (externalId: string, code: SetAsideCode) => {
    setAside.push({ kind: 'catalogue', externalId, code })
    return []
  }
  const towns = known.towns
    .map(({ id, name }) => ({ id, word: wholeWord(name) }))
    .toSorted((a, b) => b.word.source.length - a.word.source.length)
  const specialities = new Map(known.specialities.map(({ id, name }) => [foldText(name), id]))

  const centres = read.centres.flatMap(({ externalId, name }) =>
    textOf(name) === '' ? drop(externalId, 'not-understood') : [{ external_id: externalId, name: textOf(name) }]
  )
  const centreNames = new Set(centres.map(centre => centre.external_id))
  const only = centres.length === 1 ? centres[0]!.external_id : undefined
  const branches = read.branches.flatMap(({ externalId, centre: given, name, address, phones }) => {
    const centre = given ?? only
    if (centre === undefined || !centreNames.has(centre) || textOf(name) === '') return drop(externalId, 'not-understood')
    const town = towns.find(one => one.word.test(foldText(address)))
    if (!town) return drop(externalId, 'unknown-town')
    return [
      {
        external_id: externalId,
        centre,
        name: textOf(name),
        address: textOf(address),
        phones: phones.map(textOf).join(';'),
        town_id: town.id
      }
    ]
  })

  const branchNames = new Set(branches.map(branch => branch.external_id))
  const doctorsThere = new Map(read.doctors.map(doctor => [doctor.externalId, doctor]))
  const places = new Set<string>()
  const assignments = read.assignments.flatMap(({ externalId, doctor, branch, speciality }) => {
    // a branch that was set aside takes its doctors' places along, and said why already
    if (!doctorsThere.has(doctor) || !branchNames.has(branch)) return []
    const speciality_id = specialities.get(foldText(textOf(speciality)))
    if (speciality_id === undefined) return drop(externalId, 'unknown-speciality')
    if (places.has(`${doctor} ${branch}`)) return drop(externalId, 'twice-with-different-content')
    places.add(`${doctor} ${branch}`)
    return [{ external_id: externalId, doctor, branch, speciality_id, speciality: foldText(textOf(speciality)) }]
  })
  const first = new Map(assignments.toReversed().map(one => [one.doctor, one]))
  const doctors = [...doctorsThere.values()].flatMap(({ externalId, lastName, firstName, middleName, sex }) => {
    const place = first.get(externalId)
    if (!place) return []
    if (sex === null || textOf(lastName) === '' || textOf(firstName) === '') return drop(externalId, 'not-understood')
    const names = { last_name: textOf(lastName), first_name: textOf(firstName), middle_name: textOf(middleName) }
    return [{ external_id: externalId, ...names, sex, speciality_id: place.speciality_id, children: SEES_CHILDREN.test(place.speciality) }]
  })
  const doctorNames = new Set(doctors.map(doctor => doctor.external_id))
  const placed = assignments.filter(one => doctorNames.has(one.doctor))
  const services = read.services
    .filter(one => textOf(one.name) !== '')
    .map(one => ({ external_id: one.externalId, name: textOf(one.name) }))
  const there = (sent: readonly { externalId: string }[]) => new Set([...sent.map(one => one.externalId), ...unread])
  const [doctorsSent, branchesSent, servicesSent] = [there(read.doctors), there(read.branches), there(read.services)]
  const offered = new Map(read.assignments.map(one => [one.externalId, one.services.filter(service => servicesSent.has(service))]))
  return {
    rows: {
      centres,
      branches,
      doctors,
      assignments: placed.map(({ external_id, doctor, branch, speciality_id }) => ({ external_id, doctor, branch, speciality_id })),
      services,
      offers: placed.flatMap(one => [...new Set(offered.get(one.external_id))].map(service => ({ assignment: one.external_id, service }))),
      standing: [
        ...read.assignments.filter(one => doctorsSent.has(one.doctor) && branchesSent.has(one.branch)).map(one => one.externalId),
        ...unread
      ]
    },
    setAside
  }
}

/** Shown as text only; what is no letter, digit or sign goes. */
function textOf(text: string): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, TEXT_MOST)
}

function wholeWord(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${foldText(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u')
}
