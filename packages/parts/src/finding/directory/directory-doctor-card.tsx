import { useNow } from '@vizit/client/api/clock'
import { branchText } from '@vizit/client/catalogue/branch-text'
import { capital, dayOf } from '@vizit/client/days/show-day'
import { names } from '@vizit/client/names/spoken-names'
import type { DirectoryDoctor } from '@vizit/contract/directory'
import { ageOn, describeAges } from '@vizit/rules/age'
import { minskDay } from '@vizit/rules/days'
import { showRoubles } from '@vizit/rules/money'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { Glued } from '@vizit/ui/glued'
import { Link } from '@vizit/ui/page/link'
import MapPin from 'lucide-react/icons/map-pin'
import { useId } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { DoctorPhoto } from '../../catalogue/doctor-photo.tsx'
import { useMomentWords } from '../../days/use-day-words.ts'
import { useWords } from '../../words/words.tsx'
import styles from './directory.module.css'

type DirectoryDoctorCardProps = {
  doctor: DirectoryDoctor
  /** Where their times are looked for. */
  townId: string | undefined
  /** Said where there are some [R44]. */
  reviewsCount?: number
}

/** [2.93] [3.75] Who it is, whom they see, where in the town and for how much, and the soonest time; the ways to their page and to their times. */
export function DirectoryDoctorCard({ doctor, townId, reviewsCount = 0 }: DirectoryDoctorCardProps) {
  const words = useWords('directory')
  const catalogue = useWords('catalogue')
  const addresses = useAddresses()
  const moment = useMomentWords()
  const titleId = useId()
  const today = minskDay(useNow())
  const { doctorId, fullName, specialityName, qualification, workStart, onlineBooking, nearestTimeslot, worksAt } = doctor
  const facts = [
    `${catalogue.accepts} ${catalogue.ages(describeAges(doctor))}`,
    workStart === null ? '' : catalogue.experience(Math.max(0, ageOn(workStart, today))),
    reviewsCount > 0 ? words.reviews(reviewsCount) : ''
  ]
  const soonest = onlineBooking === 'registry-only' ? null : nearestTimeslot
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <DoctorPhoto doctor={doctor} size={64} />
        <h2 id={titleId} className={styles.name}>
          <Link href={addresses.doctor(doctorId)}>{fullName}</Link>
        </h2>
        <p className={styles.small}>{[names.speciality(specialityName), names.qualification(qualification)].filter(Boolean).join(', ')}</p>
        <p className={styles.small}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {worksAt.map(place => (
        <p key={place.branchId} className={styles.place}>
          <MapPin size={18} strokeWidth={2} aria-hidden="true" />
          <span>
            <Glued text={branchText(place)} />
          </span>
          {place.price === null ? null : <b className={styles.price}>{catalogue.priceFrom(showRoubles(place.price))}</b>}
        </p>
      ))}
      <div className={styles.soonest}>
        {soonest === null ? (
          <p>{words.noTime}</p>
        ) : (
          <p>
            <span className={styles.small}>{words.soonest}</span>
            <br />
            <b>{capital(moment(soonest, today))}</b>
          </p>
        )}
        {soonest === null ? (
          <Button kind="second" size="small" href={addresses.doctor(doctorId)} aria-label={words.byPhoneTo(fullName)}>
            {words.byPhone}
          </Button>
        ) : (
          <Button
            kind="second"
            size="small"
            href={addresses.timetable({ townId, doctorId, day: dayOf(soonest) })}
            aria-label={words.chooseTimeOf(fullName)}
          >
            {words.chooseTime}
          </Button>
        )}
      </div>
    </Card>
  )
}
