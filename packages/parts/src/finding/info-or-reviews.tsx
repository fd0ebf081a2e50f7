import type { ReviewedOne } from '@vizit/client/reviews/use-reviewable-visit'
import { TabPanel } from '@vizit/ui/page/tab-panel'
import { Tabs } from '@vizit/ui/page/tabs'
import { type ReactNode, useId } from 'react'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import styles from './finding.module.css'
import { useReviewsOf } from './reviews-of.tsx'

type InfoOrReviewsProps = {
  tab: string | undefined
  infoLabel: string
  reviewsCount: number
  reviewed: ReviewedOne
  /** What stands between the two. */
  more?: readonly { value: string; label: string; body: ReactNode }[]
  children: ReactNode
}

/** The sides of a page about a doctor or a centre; the chosen one stands in the address. */
export function InfoOrReviews({ tab: asked, infoLabel, reviewsCount, reviewed, more = [], children }: InfoOrReviewsProps) {
  const words = useWords('finding')
  const id = useId()
  const ways = useWays()
  const reviewsOf = useReviewsOf()
  const tab = asked ?? 'info'
  return (
    <div className={styles.part}>
      <Tabs
        className="with-script"
        label={words.tabs}
        id={id}
        tabs={[{ value: 'info', label: infoLabel }, ...more, { value: 'reviews', label: words.reviewsTab(reviewsCount) }]}
        value={tab}
        onChange={next => ways.askHere({ search: next === 'info' ? {} : { tab: next } }, { replace: true, keepScroll: true })}
      />
      <TabPanel id={id} value={tab}>
        {tab === 'reviews' ? reviewsOf(reviewed) : (more.find(one => one.value === tab)?.body ?? children)}
      </TabPanel>
    </div>
  )
}
