import { names } from '@vizit/client/names/spoken-names'
import { serviceName } from '@vizit/client/names/spoken-services'
import type { getDirectoryService, listDirectoryTowns, listTownDoctors, listTownSpecialities } from '@vizit/contract/directory'
import type { Reply } from '@vizit/contract/endpoint'
import { showRoubles } from '@vizit/rules/money'
import { shortDescription } from '@vizit/rules/service-tree'
import type { Addresses } from '../../addresses/addresses.ts'
import type { ru as directoryRu } from '../directory/messages.ru.ts'
import { priceText } from '../directory/price-text.ts'
import type { ru as findingRu } from '../messages.ru.ts'
import { addressOf, type Described } from './describe-doctor.ts'
import type { ru } from './messages.ru.ts'

type Words = { described: typeof ru; directory: typeof directoryRu; finding: typeof findingRu }
/** `hrefOf`: a path of the product as a whole address, in the language of the page. */
type Telling = { addresses: Addresses; hrefOf: (path: string) => string; words: Words }
type Step = { name: string; href: string }

/** So many names stand in the sentence of a page. */
const NAMED = 6

/** The towns that have doctors. */
export function describeTowns(towns: Reply<typeof listDirectoryTowns>['towns'], { addresses, hrefOf, words }: Telling): Described {
  const list = names.towns(towns).map(town => ({ name: names.town(town), href: hrefOf(addresses.townDoctors(town.code)) }))
  return {
    description: `${words.directory.doctorsByTown}: ${namesOf(list)}. ${words.described.bookOnline}.`,
    data: graphOf([], list),
    isEmpty: towns.length === 0
  }
}

/** The specialities of a town. */
export function describeTown(found: Reply<typeof listTownSpecialities>, { addresses, hrefOf, words }: Telling): Described {
  const { directory, described } = words
  const town = names.town(found.town)
  const list = names.specialities(found.specialities).map(one => ({
    name: names.speciality(one.specialityName),
    href: hrefOf(addresses.townSpeciality(found.town.code, one.specialityCode))
  }))
  const steps = [{ name: directory.doctorsByTown, href: hrefOf(addresses.doctorsByTown()) }]
  return {
    description: `${town}: ${directory.doctors(found.doctors)}. ${namesOf(list)}. ${described.bookOnline}.`,
    data: graphOf(steps, list),
    isEmpty: list.length === 0
  }
}

/** The doctors of a speciality in a town: each as a Physician with an Offer. No ratings [R44]. */
export function describeSpeciality(found: Reply<typeof listTownDoctors>, { addresses, hrefOf, words }: Telling): Described {
  const { directory, described, finding } = words
  const [town, speciality] = [names.town(found.town), names.speciality(found.speciality.specialityName)]
  const prices = found.doctors.flatMap(doctor => doctor.worksAt.flatMap(place => place.price ?? []))
  const said = [
    directory.doctors(found.total),
    ...(prices.length > 0 ? [finding.visitFrom(showRoubles(Math.min(...prices))).replace(/\.$/, '')] : []),
    ...(found.doctors.some(doctor => doctor.onlineBooking === 'open') ? [described.bookOnline] : [])
  ]
  const steps = [
    { name: directory.doctorsByTown, href: hrefOf(addresses.doctorsByTown()) },
    { name: town, href: hrefOf(addresses.townDoctors(found.town.code)) }
  ]
  const doctors = found.doctors.map(doctor => ({
    '@type': 'Physician',
    name: doctor.fullName,
    url: hrefOf(addresses.doctor(doctor.doctorId)),
    medicalSpecialty: speciality,
    address: doctor.worksAt.map(place => addressOf(found.town, place.address)),
    makesOffer: doctor.worksAt.flatMap(place => (place.price === null ? [] : [offerOf(described.visitTo(speciality), place.price)]))
  }))
  return {
    description: `${directory.specialityIn(speciality, town)}: ${said.join('. ')}.`,
    data: { '@context': 'https://schema.org', '@graph': [breadcrumbs(steps), listOf(doctors.map(item => ({ item })))] },
    isEmpty: found.total === 0
  }
}

/** What services there are. */
export function describeServices(services: readonly Step[], { words }: Pick<Telling, 'words'>): Described {
  return {
    description: `${words.directory.servicesWindow}. ${namesOf(services)}.`,
    data: graphOf([], services),
    isEmpty: services.length === 0
  }
}

/** A service: an Offer for each centre that names a price. No ratings [R44]. */
export function describeService(service: Reply<typeof getDirectoryService>, { addresses, hrefOf, words }: Telling): Described {
  const { directory, described } = words
  const { serviceId, description, centres } = service
  const [name, subGroup] = [serviceName(service.serviceName), serviceName(service.subGroup)]
  const towns = [...new Set(centres.map(one => names.town({ name: one.town })))]
  const { shown, rest } = shortDescription(description)
  const about = [
    priceText(service, directory).replace(/\.$/, ''),
    ...(towns.length > 0 ? [towns.slice(0, NAMED).join(', ')] : []),
    described.bookOnline
  ]
  const offers = centres.flatMap(one =>
    one.priceFrom === null
      ? []
      : [
          {
            ...offerOf(name, one.priceFrom),
            offeredBy: {
              '@type': 'MedicalClinic',
              name: one.centre,
              url: hrefOf(addresses.centre(one.centreId)),
              address: addressOf({ name: one.town }, one.address)
            }
          }
        ]
  )
  return {
    description: `${name}: ${about.join('. ')}.`,
    data: {
      '@context': 'https://schema.org',
      '@graph': [
        breadcrumbs([{ name: directory.services, href: hrefOf(addresses.services()) }]),
        {
          '@type': 'Service',
          name,
          url: hrefOf(addresses.aboutService(serviceId)),
          serviceType: subGroup,
          ...(description && { description: rest === 'none' ? description : `${shown}…` }),
          ...(offers.length > 0 && { offers })
        }
      ]
    },
    isEmpty: centres.length === 0
  }
}

function offerOf(name: string, kopecks: number): object {
  return { '@type': 'Offer', name, price: (kopecks / 100).toFixed(2), priceCurrency: 'BYN' }
}

function namesOf(list: readonly Step[]): string {
  return list
    .slice(0, NAMED)
    .map(one => one.name)
    .join(', ')
}

function graphOf(steps: readonly Step[], list: readonly Step[]): object {
  const things = listOf(list.map(({ name, href }) => ({ name, url: href })))
  return { '@context': 'https://schema.org', '@graph': steps.length > 0 ? [breadcrumbs(steps), things] : [things] }
}

function listOf(things: readonly object[]): object {
  return {
    '@type': 'ItemList',
    numberOfItems: things.length,
    itemListElement: things.map((thing, at) => ({ '@type': 'ListItem', position: at + 1, ...thing }))
  }
}

function breadcrumbs(steps: readonly Step[]): object {
  const itemListElement = steps.map(({ name, href }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: href }))
  return { '@type': 'BreadcrumbList', itemListElement }
}
