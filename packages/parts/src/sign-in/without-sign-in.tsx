import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import Stethoscope from 'lucide-react/icons/stethoscope'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import styles from './sign-in-parts.module.css'

/** What a visitor may do without signing in [R8]. */
export function WithoutSignIn() {
  const words = useWords('signIn')
  const addresses = useAddresses()
  return (
    <section className={styles.without} aria-labelledby="without">
      <h2 className={styles.title} id="without">
        {words.without}
      </h2>
      <List labelledBy="without">
        <ListRow lead={<Stethoscope aria-hidden="true" />} title={words.findDoctor} href={addresses.timetable()} />
      </List>
      <p className={styles.social}>{words.social}</p>
    </section>
  )
}
