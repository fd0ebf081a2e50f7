import { type OwnSession, useEndSession } from '@vizit/client/sessions/use-sessions'
import { Badge } from '@vizit/ui/badge'
import { Button } from '@vizit/ui/button'
import { ListRow } from '@vizit/ui/list-row'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { ConfirmAction } from '../confirming/confirm-action.tsx'
import { useWords } from '../words/words.tsx'
import { useMoment } from './use-moment.ts'

const HELD_IN_HAND = /iPhone|iPad|Android/

/** One device. This very one ends by signing out, not here. */
export function SessionRow({ session }: { session: OwnSession }) {
  const words = useWords('sessions')
  const { day, moment } = useMoment()
  const [asking, setAsking] = useState(false)
  const name = session.deviceName || words.unknown
  const Icon = HELD_IN_HAND.test(name) ? Smartphone : Monitor
  return (
    <>
      <ListRow
        lead={<Icon aria-hidden="true" />}
        title={name}
        note={[
          ...(day(session.since) === day(session.seen) ? [] : [words.since(day(session.since))]),
          words.seen(moment(session.seen))
        ].join(' · ')}
        badges={
          session.current ? (
            <Badge kind="ok" icon={<CircleCheck aria-hidden="true" />}>
              {words.here}
            </Badge>
          ) : session.access === 'masked' ? (
            <Badge kind="wait" icon={<Clock aria-hidden="true" />}>
              {words.notConfirmed}
            </Badge>
          ) : null
        }
        trail={
          session.current ? null : (
            <Button kind="ghost" size="small" flush aria-label={words.endOf(name)} onClick={() => setAsking(true)}>
              {words.end}
            </Button>
          )
        }
      />
      <EndDialog id={session.id} name={name} open={asking} onClose={() => setAsking(false)} />
    </>
  )
}

function EndDialog({ id, name, open, onClose }: { id: string; name: string; open: boolean; onClose: () => void }) {
  const words = useWords('sessions')
  return (
    <ConfirmAction
      action={useEndSession()}
      of={id}
      open={open}
      title={words.endTitle(name)}
      text={words.endText}
      words={{ go: words.endConfirm, waiting: words.ending, back: words.stay }}
      said={() => words.ended}
      onClose={onClose}
    />
  )
}
