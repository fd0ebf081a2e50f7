// The pages of the directory in one file (0075): whoever reads one of them walks on to the next.
import { useParams } from '@tanstack/react-router'
import { AboutServiceScreen } from '@vizit/parts/finding/directory/about-service-screen.tsx'
import { DoctorsByTownScreen } from '@vizit/parts/finding/directory/doctors-by-town-screen.tsx'
import { ServicesScreen } from '@vizit/parts/finding/directory/services-screen.tsx'
import { SpecialityScreen } from '@vizit/parts/finding/directory/speciality-screen.tsx'
import { TownScreen } from '@vizit/parts/finding/directory/town-screen.tsx'
import { DirectoryWords } from './directory-words.tsx'

/** '/doctors', '/doctors/minsk', '/doctors/minsk/therapist' and '/doctors/minsk/therapist/2'. */
export function DoctorsPages() {
  const [town, speciality, page] = usePath().split('/')
  return (
    <DirectoryWords>
      {!town ? (
        <DoctorsByTownScreen />
      ) : speciality === undefined ? (
        <TownScreen town={town} />
      ) : (
        <SpecialityScreen town={town} speciality={speciality} page={pageNumber(page)} />
      )}
    </DirectoryWords>
  )
}

/** '/services' and '/services/12'. */
export function ServicesPages() {
  const serviceId = usePath()
  return <DirectoryWords>{serviceId === '' ? <ServicesScreen /> : <AboutServiceScreen serviceId={serviceId} />}</DirectoryWords>
}

/** What stands behind the first word of the address; '' where nothing does. */
function usePath(): string {
  const { _splat: path = '' } = useParams({ strict: false })
  return path.replace(/\/$/, '')
}

/** What is no number is a page after the last. */
function pageNumber(page: string | undefined): number {
  if (page === undefined) return 1
  return /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 999
}
