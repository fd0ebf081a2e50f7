import { dayOf, showFullDay, showTime } from '@vizit/client/days/show-day'
import type { Found } from '@vizit/client/visit-import/found-form'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import Phone from 'lucide-react/icons/phone'
import { useWords } from '../words/words.tsx'
import styles from './visit-import.module.css'

/** [1.49] A visit that was put off: it waits in one quiet line, and is taken in when the person wants it. */
export function FoundBanner({ found: { order }, onOpen }: { found: Found; onOpen: () => void }) {
  const words = useWords('visitImport')
  return (
    <div className={styles.banner}>
      <Banner
        kind="info"
        icon={<Phone strokeWidth={1.9} aria-hidden="true" />}
        title={words.waits}
        action={
          <Button kind="outline" size="small" onClick={onOpen}>
            {words.add}
          </Button>
        }
      >
        {words.waitsText(showFullDay(dayOf(order.startDate)), showTime(order.startDate), order.physicianName)}
      </Banner>
    </div>
  )
}
