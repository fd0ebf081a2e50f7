import { useNow } from '@vizit/client/api/clock'
import { useAnswerRating, useRating } from '@vizit/client/rating/use-rating'
import { useSettings } from '@vizit/client/settings/use-settings'
import { useWidth } from '@vizit/client/shell/use-width'
import { useVisits } from '@vizit/client/visits/use-visits'
import { minskDay } from '@vizit/rules/days'
import { judgeRating, type RatingAnswer } from '@vizit/rules/rating'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import Star from 'lucide-react/icons/star'
import { useBrandName } from '../words/use-brand-name.ts'
import { useWords } from '../words/words.tsx'
import styles from './rating-prompt.module.css'

/** [4.141] Rate, remind later, no thanks. Seldom, and never twice in one place: the account knows the answer. */
export function RatingPrompt({ happened }: { happened: 'booked' | 'visit-over' }) {
  const words = useWords('rating')
  const known = useRating()
  const visits = useVisits()
  const brand = useSettings().data?.brand
  const brandName = useBrandName()
  const { say } = useToasts()
  const answering = useAnswerRating()
  const isPhone = useWidth() === 'phone'
  const today = minskDay(useNow())
  const visitsDone = visits.copy?.orders.filter(visit => visit.status === 'done').length ?? 0
  const justHappened = visits.asked === 'failed' || visits.asked === 'no-connection' ? 'trouble' : happened
  if (!known || !brand || judgeRating(known.rating ?? null, { visitsDone, justHappened }, today) !== 'ask') return null
  const answer = (said: RatingAnswer) => answering.mutate({ known, answer: said, today })
  return (
    <div className={styles.prompt}>
      <Banner
        kind="info"
        icon={<Star aria-hidden="true" />}
        title={words.title(brandName)}
        wideAction
        action={
          <div className={styles.actions}>
            <Button
              kind="outline"
              size="small"
              wide={isPhone}
              href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(words.subject(brandName))}`}
              onClick={() => {
                answer('rated')
                say(words.thanks)
              }}
            >
              {words.rate}
            </Button>
            <Button kind="ghost" size="small" flush onClick={() => answer('later')}>
              {words.later}
            </Button>
            <Button kind="ghost" size="small" flush onClick={() => answer('no-thanks')}>
              {words.no}
            </Button>
          </div>
        }
      >
        {words.text}
      </Banner>
    </div>
  )
}
