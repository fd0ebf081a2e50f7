import { dayOf, showDate } from '@vizit/client/days/show-day'
import type { ConsentStand } from '@vizit/client/own-data/own-consents'
import { useGiveAnew, useTakeBack } from '@vizit/client/own-data/use-own-consents'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { useState } from 'react'
import { ConfirmAction } from '../confirming/confirm-action.tsx'
import { ConsentLink } from '../consent/consent-link.tsx'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import { ConsentHistory } from './consent-history.tsx'
import styles from './own-data.module.css'

const NO_YEAR = '0000-01-01'

export type ConsentCardProps = { stand: ConsentStand; subject: { profileId: string; isMe: boolean } }

/** One consent: how it stands, its words, taking it back or giving it anew. */
export function ConsentCard({ stand, subject }: ConsentCardProps) {
  const words = useWords('ownData')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const give = useGiveAnew(subject)
  const [isAsking, setAsking] = useState(false)
  const { kind, state, given, mayTakeBack } = stand
  const title = words.kinds[kind]

  return (
    <Card className={styles.stand}>
      <h2>{title}</h2>
      <p className={styles.small}>{standWords()}</p>
      {state === 'in-force' && !mayTakeBack ? <p className={styles.small}>{words.withAccount}</p> : null}
      <div className={styles.actions}>
        <ConsentLink kind={kind}>
          {words.read}
          <span className="visually-hidden">: {title}</span>
        </ConsentLink>
        {mayTakeBack ? (
          <Button kind="danger-text" size="small" flush aria-label={words.takeBackOf(title)} onClick={() => setAsking(true)}>
            {words.takeBack}
          </Button>
        ) : null}
        {state !== 'in-force' && kind !== 'booking' ? (
          <Button
            kind="ghost"
            size="small"
            flush
            aria-label={words.giveOf(title)}
            waiting={give.isPending ? words.giving : undefined}
            onClick={() => give.mutate(kind, { onSuccess: () => say(words.givenAnew) })}
          >
            {words.give}
          </Button>
        ) : null}
      </div>
      {give.isError ? <RefusalBanner {...tell(give.error)} /> : null}
      <ConsentHistory history={stand.history} />
      <ConfirmAction
        action={useTakeBack(subject.profileId)}
        of={kind}
        open={isAsking}
        title={words.takeBackAsk}
        text={words.takeBackText[kind]}
        words={{ go: words.takeBackGo, waiting: words.takingBack, back: words.takeBackStay }}
        failure={said => said.title}
        said={taken => words.takenBack(taken.plannedVisits)}
        onClose={() => setAsking(false)}
      />
    </Card>
  )

  function standWords(): string {
    if (!given) return words.notGiven
    if (given.withdrawnAt !== null) return words.takenBackOn(showDate(dayOf(given.withdrawnAt), NO_YEAR))
    return words.inForce(showDate(dayOf(given.givenAt), NO_YEAR), given.version)
  }
}
