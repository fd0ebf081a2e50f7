import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import { Card } from '@vizit/ui/card'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { useWords } from '../../words/words.tsx'
import styles from '../timeslot-screen.module.css'

type AcceptsChildrenProps = {
  found: Pick<DoctorSearch, 'doctors' | 'choice' | 'place'>
  onStep: (change: { profileFilter: '0' | '2'; doctorId?: undefined }) => void
}

/** [2.80] [3.37] Only where a host page has said whom its doctors are to see. A chosen doctor who sees no children is let go. */
export function AcceptsChildren({ found, onStep }: AcceptsChildrenProps) {
  const words = useWords('booking')
  const isOn = found.place.profile === '2'
  const doctor = found.doctors.find(one => one.doctorId === found.choice.doctorId)
  return (
    <Card className={styles.switch}>
      <CheckboxRow
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={on => onStep({ profileFilter: on ? '2' : '0', ...(on && doctor?.children === false && { doctorId: undefined }) })}
      >
        {words.acceptsChildren}
      </CheckboxRow>
    </Card>
  )
}
