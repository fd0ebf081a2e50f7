import { streetIn } from '@vizit/client/catalogue/branch-text'
import { phonesOf } from '@vizit/client/catalogue/phones'
import { names } from '@vizit/client/names/spoken-names'
import type { Assignment, Town } from '@vizit/contract/catalogue'
import type { DoctorDetails } from '@vizit/contract/doctor-details'
import { describeAges } from '@vizit/rules/age'
import { showRoubles } from '@vizit/rules/money'
import type { ru as catalogueRu } from '../../catalogue/messages.ru.ts'
import type { ru as findingRu } from '../messages.ru.ts'
import type { ru } from './messages.ru.ts'

/** What search engines show and read of a page: one sentence or two, and the thing in the terms of schema.org. */
export type Described = { description: string; data: object /** There is nothing on it to be found. */; isEmpty?: boolean }

type Words = { described: typeof ru; finding: typeof findingRu; catalogue: typeof catalogueRu }

/** Whose page it is, where in Belarus: what the pages of search engines need beside the doctor. `url`: the page's own. */
type DoctorPage = { doctor: DoctorDetails; towns: readonly Town[]; url: string; origin: string }

/** A doctor: Physician, with an Offer for each place that names a price. No ratings [R44]. */
export function describeDoctor({ doctor, towns, url, origin }: DoctorPage, words: Words): Described {
  const { fullName, specialityName, qualification, worksAt, photoUrl, description } = doctor
  const speciality = names.speciality(specialityName)
  const townOf = (place: Assignment) => towns.find(one => one.id === place.townId)
  const addresses = [...new Set(worksAt.map(place => addressIn(townOf(place), place.address)))]
  const prices = worksAt.flatMap(place => place.price ?? [])
  const said = [
    [speciality, names.qualification(qualification)].filter(Boolean).join(', '),
    `${words.catalogue.accepts} ${words.catalogue.ages(describeAges(doctor))}`,
    ...addresses,
    ...(prices.length > 0 ? [words.finding.visitFrom(showRoubles(Math.min(...prices))).replace(/\.$/, '')] : []),
    ...(doctor.onlineBooking === 'open' ? [words.described.bookOnline] : [])
  ]
  const places = worksAt.map(place => ({
    '@type': 'MedicalClinic',
    name: place.centre || place.branch,
    address: addressOf(townOf(place), place.address),
    telephone: phonesOf(place.phones).map(phone => phone.shown)
  }))
  return {
    description: `${fullName}: ${said.join('. ')}.`,
    data: {
      '@context': 'https://schema.org',
      '@type': 'Physician',
      name: fullName,
      url,
      medicalSpecialty: speciality,
      ...(description && { description }),
      ...(photoUrl && { image: new URL(photoUrl, origin).href }),
      address: worksAt.map(place => addressOf(townOf(place), place.address)),
      telephone: [...new Set(places.flatMap(place => place.telephone))],
      parentOrganization: places,
      makesOffer: worksAt.flatMap(place =>
        place.price === null
          ? []
          : [
              {
                '@type': 'Offer',
                name: words.described.visitTo(speciality),
                price: (place.price / 100).toFixed(2),
                priceCurrency: 'BYN',
                offeredBy: { '@type': 'MedicalClinic', name: place.centre || place.branch }
              }
            ]
      )
    }
  }
}

type Named = Pick<Town, 'name'> | undefined

/** 'Minsk, ул. Сурганова, 47Б': the town in the language of the page. */
export function addressIn(town: Named, address: string): string {
  return town ? `${names.town(town)}, ${streetIn(town, address)}` : address
}

/** In the terms of schema.org. */
export function addressOf(town: Named, address: string): object {
  const street = town ? streetIn(town, address) : address
  return { '@type': 'PostalAddress', addressCountry: 'BY', ...(town && { addressLocality: names.town(town) }), streetAddress: street }
}
