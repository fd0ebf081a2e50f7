import { Link } from '@vizit/ui/page/link'
import { useWords } from '../words/words.tsx'
import styles from './support.module.css'
import { useSupportPhone } from './use-support-phone.ts'

/** Beside a mail link: the form inside the product, and the number where there is one. */
export function SupportMore({ page }: { page: string }) {
  const words = useWords('shell')
  const phone = useSupportPhone()
  return (
    <span className={styles.more}>
      <Link standalone href={page}>
        {words.supportHere}
      </Link>
      {phone ? (
        <Link standalone href={phone.href}>
          {words.supportCall(phone.shown)}
        </Link>
      ) : null}
      {phone?.hours ? <span className={styles.hours}>{phone.hours}</span> : null}
    </span>
  )
}
