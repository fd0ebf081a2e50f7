import { phonesOf } from '@vizit/client/catalogue/phones'
import type { Branch, Town } from '@vizit/contract/catalogue'
import type { getCentre } from '@vizit/contract/centres'
import type { Reply } from '@vizit/contract/endpoint'
import { addressIn, addressOf, type Described } from './describe-doctor.ts'
import type { ru } from './messages.ru.ts'

/** `url`: the page's own. */
type CentrePage = { centre: Reply<typeof getCentre>; towns: readonly Town[]; url: string }

/** A medical centre: MedicalClinic, with each of its branches. No ratings [R44]. */
export function describeCentre({ centre, towns, url }: CentrePage, words: typeof ru): Described {
  const { name, branches, emails } = centre
  const townOf = (branch: Branch) => towns.find(one => one.id === branch.townId)
  const where = [...new Set(branches.map(branch => addressIn(townOf(branch), branch.address)))]
  const telephone = phonesOf(centre.phones).map(phone => phone.shown)
  const email = emails.split(';').map(one => one.trim())
  return {
    description: `${[name, ...where, words.branches, ...(branches.some(one => one.onlineBooking) ? [words.bookOnline] : [])].join('. ')}.`,
    data: {
      '@context': 'https://schema.org',
      ...clinic(name, branches[0], townOf),
      url,
      ...(telephone.length > 0 && { telephone }),
      ...(email[0] && { email: email[0] }),
      ...(branches.length > 1 && { department: branches.map(branch => clinic(branch.branch, branch, townOf)) })
    }
  }
}

function clinic(name: string, branch: Branch | undefined, townOf: (branch: Branch) => Town | undefined): object {
  if (!branch) return { '@type': 'MedicalClinic', name }
  const { latitude, longitude, phones } = branch
  return {
    '@type': 'MedicalClinic',
    name,
    address: addressOf(townOf(branch), branch.address),
    telephone: phonesOf(phones).map(phone => phone.shown),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } })
  }
}
