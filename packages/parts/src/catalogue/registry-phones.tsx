import { phonesOf } from '@vizit/client/catalogue/phones'
import { GluedNumber } from '@vizit/ui/glued'
import { BareLink } from '@vizit/ui/page/link-provider'
import { useWords } from '../words/words.tsx'
import styles from './registry-phones.module.css'

/** [2.84] [2.99] The phone numbers of a registry, each a call at one press. */
export function RegistryPhones({ phones, place }: { phones: string; place?: string | undefined }) {
  const words = useWords('catalogue')
  const all = phonesOf(phones)
  if (all.length === 0) return null
  return (
    <div className={styles.phones}>
      <p className={styles.caption}>{place ? `${words.registry}: ${place}` : words.registry}</p>
      <ul className={styles.list}>
        {all.map(phone => (
          <li key={phone.href}>
            <BareLink className={styles.phone} href={phone.href} aria-label={words.call(phone.shown)}>
              <GluedNumber text={phone.shown} />
            </BareLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
