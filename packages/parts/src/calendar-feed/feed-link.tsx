import { useRevokeFeed, webcalOf } from '@vizit/client/calendar-feed/use-calendar-feed'
import { showMoment } from '@vizit/client/days/show-day'
import { share } from '@vizit/client/platform/share'
import type { CalendarFeed } from '@vizit/contract/calendar-feed'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useToasts } from '@vizit/ui/dialogs/toast'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { ConfirmAction } from '../confirming/confirm-action.tsx'
import { useWords } from '../words/words.tsx'
import styles from './calendar.module.css'

/** The address: opened, copied, revoked. */
export function FeedLink({ feed }: { feed: NonNullable<CalendarFeed> }) {
  const words = useWords('calendarFeed')
  const { say } = useToasts()
  const [asks, setAsks] = useState(false)

  async function copy(link: string) {
    if (await share.copy(link)) say(words.copied)
  }

  return (
    <Card title={words.link} className={styles.link}>
      {feed.link === null ? (
        <Banner kind="wait">{words.lost}</Banner>
      ) : (
        <>
          <code className={styles.address}>{feed.link}</code>
          <p className={styles.note}>{words.secret}</p>
          <div className={styles.actions}>
            <Button href={webcalOf(feed.link)} icon={<CalendarPlus aria-hidden="true" />}>
              {words.open}
            </Button>
            {share.canCopy() ? (
              <Button kind="second" icon={<Copy aria-hidden="true" />} onClick={() => void copy(feed.link!)}>
                {words.copy}
              </Button>
            ) : null}
          </div>
          <p className={styles.note}>{feed.readAt === null ? words.never : words.readAt(showMoment(feed.readAt))}</p>
        </>
      )}
      <Button kind="danger-text" flush onClick={() => setAsks(true)}>
        {words.revoke}
      </Button>
      <ConfirmAction
        action={useRevokeFeed()}
        of={undefined}
        open={asks}
        title={words.revokeTitle}
        text={words.revokeText}
        words={{ go: words.revoke, waiting: words.revoking, back: words.keep }}
        failure={said => said.text}
        said={() => words.revoked}
        onClose={() => setAsks(false)}
      />
    </Card>
  )
}
