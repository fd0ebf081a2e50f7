import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReviewedOne } from '@vizit/client/reviews/use-reviewable-visit'
import styles from '@vizit/parts/finding/finding.module.css'
import { readTab } from '@vizit/parts/finding/read-tab'
import { useWords } from '@vizit/parts/words/words.tsx'
import { TabPanel } from '@vizit/ui/tab-panel'
import { Tabs } from '@vizit/ui/tabs'
import { type ReactNode, useId } from 'react'
import { ReviewsPart } from './reviews-part.tsx'

type InfoOrReviewsProps = { infoLabel: string; reviewsCount: number; reviewed: ReviewedOne; children: ReactNode }

/** The two sides of a page about a doctor or a centre; the chosen one stands in the address. */
export function InfoOrReviews({ infoLabel, reviewsCount, reviewed, children }: InfoOrReviewsProps) {
  const words = useWords('finding')
  const id = useId()
  const navigate = useNavigate()
  const tab = readTab(useSearch({ strict: false })).tab ?? 'info'
  return (
    <div className={styles.part}>
      <Tabs
        label={words.tabs}
        id={id}
        tabs={[
          { value: 'info', label: infoLabel },
          { value: 'reviews', label: words.reviewsTab(reviewsCount) }
        ]}
        value={tab}
        onChange={next =>
          void navigate({ to: '.', search: (next === 'reviews' ? { tab: next } : {}) as never, replace: true, resetScroll: false })
        }
      />
      <TabPanel id={id} value={tab}>
        {tab === 'reviews' ? <ReviewsPart of={reviewed} /> : children}
      </TabPanel>
    </div>
  )
}
