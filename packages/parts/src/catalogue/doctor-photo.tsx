import { splitFullName } from '@vizit/rules/people'
import { Avatar } from '@vizit/ui/avatar'
import styles from './doctor-photo.module.css'

type DoctorPhotoProps = { doctor: { doctorId: string; fullName: string; photoUrl: string | null }; size: 36 | 48 | 64 }

/** The doctor's photo, or the letters of first and last name. The name always stands beside. */
export function DoctorPhoto({ doctor, size }: DoctorPhotoProps) {
  if (doctor.photoUrl) return <img className={styles.photo} src={doctor.photoUrl} width={size} height={size} alt="" loading="lazy" />
  const { firstName, lastName } = splitFullName(doctor.fullName)
  return <Avatar id={doctor.doctorId} text={`${firstName} ${lastName}`} size={size} />
}
