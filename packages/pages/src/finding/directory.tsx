// The pages of the directory in one file (0075): whoever reads one of them walks on to the next.
import { useParams } from '@tanstack/react-router'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { AboutServiceScreen } from '@vizit/parts/finding/directory/about-service-screen.tsx'
import { DoctorsByTownScreen } from '@vizit/parts/finding/directory/doctors-by-town-screen.tsx'
import { ServicesScreen } from '@vizit/parts/finding/directory/services-screen.tsx'
import { SpecialityScreen } from '@vizit/parts/finding/directory/speciality-screen.tsx'
import { TownScreen } from '@vizit/parts/finding/directory/town-screen.tsx'
import { useWays } from '@vizit/parts/ways/ways'
import { useEffect } from 'react'

/** '/doctors', '/doctors/minsk', '/doctors/minsk/therapist' and '/doctors/minsk/therapist/2'. The first page has one address: '/1' leads there. */
export function DoctorsPages() {
  const [town, speciality, page, ...beyond] = usePath().split('/')
  const isFirst = page === '1' && beyond.length === 0
  const addresses = useAddresses()
  const ways = useWays()
  useEffect(() => {
    if (isFirst && town && speciality) void ways.go(addresses.townSpeciality(town, speciality), { replace: true })
  }, [isFirst, town, speciality, ways, addresses])
  if (!town) return <DoctorsByTownScreen />
  if (speciality === undefined) return <TownScreen town={town} />
  return <SpecialityScreen town={town} speciality={speciality} page={beyond.length > 0 ? NO_PAGE : pageNumber(page)} />
}

/** '/services' and '/services/12'. */
export function ServicesPages() {
  const serviceId = usePath()
  return serviceId === '' ? <ServicesScreen /> : <AboutServiceScreen serviceId={serviceId} />
}

/** What stands behind the first word of the address; '' where nothing does. */
function usePath(): string {
  const { _splat: path = '' } = useParams({ strict: false })
  return path.replace(/\/$/, '')
}

/** A page after the last. */
const NO_PAGE = 999

/** What is no number is a page after the last. */
function pageNumber(page: string | undefined): number {
  if (page === undefined) return 1
  return /^[1-9]\d{0,2}$/.test(page) ? Number(page) : NO_PAGE
}
