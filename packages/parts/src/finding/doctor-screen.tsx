import { useDoctorDetails } from '@vizit/client/catalogue/use-doctor-details'
import { names } from '@vizit/client/names/spoken-names'
import { useWidth } from '@vizit/client/shell/use-width'
import type { DoctorDetails } from '@vizit/contract/doctor-details'
import { Button } from '@vizit/ui/button'
import { useAddresses } from '../addresses/addresses.ts'
import { DoctorPhoto } from '../catalogue/doctor-photo.tsx'
import { DoctorBookmark } from '../favourites/doctor-bookmark.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWayBack } from '../ways/use-way-back.ts'
import { useWords } from '../words/words.tsx'
import { DoctorFacts } from './doctor-facts.tsx'
import { InfoOrReviews } from './info-or-reviews.tsx'
import { BookedByRegistry, hasTimes, NearestBar, NearestCard } from './nearest-times.tsx'
import { PageState } from './page-state.tsx'
import { ShareButton } from './share-button.tsx'

/** [3.32] A doctor: whom they see, experience, where and for how much, what patients wrote, and the nearest time. For visitors too. */
export function DoctorScreen({ doctorId, tab }: { doctorId: string; tab?: 'reviews' | undefined }) {
  const words = useWords('finding')
  const booking = useWords('booking')
  const addresses = useAddresses()
  const asked = useDoctorDetails(/^\d{1,18}$/.test(doctorId) ? doctorId : undefined)
  const back = useWayBack(addresses.timetable())
  if (asked.data) return <Page doctor={asked.data} tab={tab} back={back} />
  return (
    <PageState
      title={words.doctor}
      back={back}
      asked={asked}
      avatar
      loading={words.loading}
      failed={{ title: words.doctorFailed, text: words.doctorFailedText }}
      missing={{
        title: booking.doctorNotFound,
        text: booking.doctorNotFoundText,
        actions: <Button href={addresses.timetable()}>{words.toDoctors}</Button>
      }}
    />
  )
}

type PageProps = { doctor: DoctorDetails; tab: 'reviews' | undefined; back: ReturnType<typeof useWayBack> }

function Page({ doctor, tab, back }: PageProps) {
  const words = useWords('finding')
  const width = useWidth()
  const { doctorId: id, fullName, specialityName, qualification, reviewsCount } = doctor
  const speciality = names.speciality(specialityName)
  const isTimed = hasTimes(doctor)
  return (
    <Screen
      title={fullName}
      windowTitle={`${fullName}, ${speciality}`}
      note={[speciality, names.qualification(qualification)].filter(Boolean).join(', ')}
      back={back}
      lead={<DoctorPhoto doctor={doctor} size={64} />}
      actionsAbove
      actions={
        <>
          <ShareButton name={fullName} />
          <DoctorBookmark doctor={doctor} branchId={undefined} kind="tile" />
        </>
      }
      aside={
        width === 'phone' || !isTimed ? undefined : <NearestCard doctor={doctor} className={width === 'any' ? 'when-wide' : undefined} />
      }
    >
      <BookedByRegistry doctor={doctor} />
      <InfoOrReviews tab={tab} infoLabel={words.aboutDoctor} reviewsCount={reviewsCount} reviewed={{ about: 'doctor', id, branchIds: [] }}>
        <DoctorFacts doctor={doctor} />
      </InfoOrReviews>
      {isTimed && width === 'phone' ? <NearestBar doctor={doctor} /> : null}
      {isTimed && width === 'any' ? (
        <div className="when-narrow">
          <NearestBar doctor={doctor} />
        </div>
      ) : null}
    </Screen>
  )
}
