// The pages of the directory as the server draws them (0075): what each asks, shows, and says of itself to search engines.

import {
  directoryServiceQuery,
  directoryServicesQuery,
  directoryTownsQuery,
  type TownDoctorsPage,
  townDoctorsQuery,
  townSpecialitiesQuery
} from '@vizit/client/catalogue/use-directory'
import { serviceName } from '@vizit/client/names/spoken-services'
import type { AskedPage } from '@vizit/contract/drawn-page'
import { addresses } from '@vizit/pages/addresses'
import {
  describeService,
  describeServices,
  describeSpeciality,
  describeTown,
  describeTowns
} from '@vizit/parts/finding/described/describe-directory'
import { AboutServiceScreen } from '@vizit/parts/finding/directory/about-service-screen.tsx'
import { DoctorsByTownScreen } from '@vizit/parts/finding/directory/doctors-by-town-screen.tsx'
import { ServicesScreen } from '@vizit/parts/finding/directory/services-screen.tsx'
import { SpecialityScreen } from '@vizit/parts/finding/directory/speciality-screen.tsx'
import { TownScreen } from '@vizit/parts/finding/directory/town-screen.tsx'
import type { Language } from '@vizit/rules/languages'
import { DESCRIBED, type PublicPage, type Telling } from './public-page.ts'

type Name = 'doctors' | 'town' | 'speciality' | 'services' | 'service'

export const DIRECTORY_PAGES: Record<Name, PublicPage> = {
  doctors: {
    address: ({ doctorsByTown }) => doctorsByTown(),
    ask: (queries, call) => queries.prefetchQuery(directoryTownsQuery(call)),
    screen: () => <DoctorsByTownScreen />,
    describe: (queries, call, asked, telling) => {
      const towns = queries.getQueryData(directoryTownsQuery(call).queryKey)
      return towns ? describeTowns(towns, tellingOf(asked, telling)) : null
    }
  },
  town: {
    address: ({ townDoctors }, id) => townDoctors(id),
    ask: (queries, call, id) => queries.prefetchQuery(townSpecialitiesQuery(call, id)),
    screen: id => <TownScreen town={id} />,
    describe: (queries, call, asked, telling) => {
      const found = queries.getQueryData(townSpecialitiesQuery(call, asked.id).queryKey)
      return found ? describeTown(found, tellingOf(asked, telling)) : null
    }
  },
  speciality: {
    address: ({ townSpeciality }, id) => {
      const { town, speciality, page } = readId(id)
      return townSpeciality(town, speciality, page)
    },
    ask: (queries, call, id) => queries.prefetchQuery(townDoctorsQuery(call, readId(id))),
    screen: id => <SpecialityScreen {...readId(id)} />,
    describe: (queries, call, asked, telling) => {
      const found = queries.getQueryData(townDoctorsQuery(call, readId(asked.id)).queryKey)
      return found ? describeSpeciality(found, tellingOf(asked, telling)) : null
    }
  },
  services: {
    address: ({ services }) => services(),
    ask: (queries, call) => queries.prefetchQuery(directoryServicesQuery(call)),
    screen: () => <ServicesScreen />,
    describe: (queries, call, asked, telling) => {
      const directions = queries.getQueryData(directoryServicesQuery(call).queryKey)
      if (!directions) return null
      const told = tellingOf(asked, telling)
      const services = directions.flatMap(direction => direction.subGroups.flatMap(group => group.services))
      const steps = services.map(one => ({ name: serviceName(one.serviceName), href: told.hrefOf(addresses.aboutService(one.serviceId)) }))
      return describeServices(steps, told)
    }
  },
  service: {
    address: ({ aboutService }, id) => aboutService(id),
    ask: (queries, call, id) => queries.prefetchQuery(directoryServiceQuery(call, id)),
    screen: id => <AboutServiceScreen serviceId={id} />,
    describe: (queries, call, asked, telling) => {
      const service = queries.getQueryData(directoryServiceQuery(call, asked.id).queryKey)
      return service ? describeService(service, tellingOf(asked, telling)) : null
    }
  }
}

/** 'minsk/therapist/2' */
function readId(id: string): TownDoctorsPage {
  const [town, speciality, page = '1'] = id.split('/') as [string, string, string?]
  return { town, speciality, page: Number(page) }
}

function tellingOf({ language, origin }: AskedPage, { words }: Telling) {
  const prefixOf = (one: Language) => (one === 'ru' ? '' : `/${one}`)
  return {
    addresses,
    hrefOf: (path: string) => origin + prefixOf(language) + path,
    words: { described: DESCRIBED[language], directory: words.directory, finding: words.finding }
  }
}
