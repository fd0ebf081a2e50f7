import { type ReviewedOne, useReviewableVisit } from '@vizit/client/reviews/use-reviewable-visit'
import { useSession } from '@vizit/client/session/session-provider'
import { useVisitsPage } from '@vizit/client/visits/use-visits-page'
import { Button } from '@vizit/ui/button'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Pencil from 'lucide-react/icons/pencil'
import type { ReactNode } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useHere } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import styles from './way-to-write.module.css'

/** [4.90] To the review of a visit that took place and has none yet; who has no such visit is told that there is no other way, and led to one. */
export function WayToWrite({ of }: { of: ReviewedOne }) {
  const words = useWords('finding')
  const addresses = useAddresses()
  const here = useHere(now => now.href)
  const past = useVisitsPage({ state: 'past' }, useSession().kind === 'signed-in').data?.pages.flatMap(page => page.visits)
  const way = useReviewableVisit(of, past)
  const pencil = <Pencil aria-hidden="true" />
  switch (way.kind) {
    case 'unknown':
      return null
    case 'visitor':
      return (
        <AfterVisit of={of}>
          <Button kind="ghost" size="small" flush icon={pencil} href={addresses.signIn(here)}>
            {words.signInToWrite}
          </Button>
        </AfterVisit>
      )
    case 'no-visit':
      return (
        <AfterVisit of={of}>
          <Button
            kind="ghost"
            size="small"
            flush
            icon={<CalendarPlus aria-hidden="true" />}
            href={of.about === 'doctor' ? addresses.timetable({ doctorId: of.id }) : addresses.centreRecord(of.id)}
          >
            {words.record}
          </Button>
        </AfterVisit>
      )
    case 'may-write':
      return (
        <div>
          <Button
            kind="ghost"
            size="small"
            flush
            icon={pencil}
            href={addresses.reviewVisit(way.orderId, of.about === 'centre' ? { about: of.about } : {})}
          >
            {words.write}
          </Button>
        </div>
      )
  }
}

function AfterVisit({ of, children }: { of: ReviewedOne; children: ReactNode }) {
  const words = useWords('finding')
  return (
    <div className={styles.after}>
      <p>{words.afterVisit[of.about]}</p>
      {children}
    </div>
  )
}
