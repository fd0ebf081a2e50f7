import { push } from '@vizit/client/platform/push'
import { useStopPushes, useTakePushes } from '@vizit/client/reminders/use-push'
import { useChooseChannel } from '@vizit/client/reminders/use-reminders'
import type { NoticeChannel, Reminders } from '@vizit/contract/reminders'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { Link } from '@vizit/ui/page/link'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import { pushRefused } from './push-refused.ts'
import styles from './reminders.module.css'

/** SMS, a letter or a push. A push is asked of the browser first [8.83]; what cannot be chosen says why. */
export function ChannelChoice({ reminders }: { reminders: Reminders }) {
  const words = useWords('reminders')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const addresses = useAddresses()
  const choose = useChooseChannel()
  const take = useTakePushes()
  const [refused, setRefused] = useState<'blocked' | 'missing' | null>(null)
  const { channel, ways, pushKey, pushedHere } = reminders
  const shown = choose.isPending ? choose.variables : channel

  /** Gives whether this browser takes pushes now. */
  async function turnOn(key: string): Promise<boolean> {
    const said = pushedHere ? 'on' : await take.mutateAsync(key).catch(() => null)
    setRefused(said === 'blocked' || said === 'missing' ? said : null)
    return said === 'on'
  }

  async function set(next: NoticeChannel) {
    setRefused(null)
    if (next === 'push' && !(pushKey !== null && (await turnOn(pushKey)))) return
    choose.mutate(next, { onSuccess: () => say(words.saved) })
  }

  const closed = (way: NoticeChannel): string | undefined => {
    if (way === 'mail' && !ways.includes('mail')) return words.mailMissing
    return way === 'push' && pushKey === null ? words.pushOff : undefined
  }
  const error = take.error ?? choose.error
  return (
    <div className={styles.channel}>
      <ChoiceGroup legend={words.channel} name="channel" value={shown} onChange={value => void set(value as NoticeChannel)}>
        {waysOf(channel).map(way => (
          <ChoiceCard key={way} value={way} title={words.channels[way]} note={words.channelNotes[way]} notAllowed={closed(way)} />
        ))}
      </ChoiceGroup>
      {closed('mail') === undefined ? null : (
        <Link standalone href={addresses.profile()}>
          {words.mailAdd}
        </Link>
      )}
      {take.isPending ? (
        <Banner kind="info" live>
          {words.pushAsk}
        </Banner>
      ) : null}
      {refused ? (
        <Banner kind="wait" live>
          {pushRefused(words, refused)}
        </Banner>
      ) : error ? (
        <RefusalBanner title={words.notSaved} text={tell(error).text} />
      ) : null}
      {channel === 'push' && pushKey !== null && push.isOffered ? (
        <ThisBrowser isOn={pushedHere} isWaiting={take.isPending} onTurnOn={() => void turnOn(pushKey)} />
      ) : null}
    </div>
  )
}

/** Where no push can come none is offered; what was chosen elsewhere is shown all the same. */
function waysOf(channel: NoticeChannel): NoticeChannel[] {
  return push.isOffered || channel === 'push' ? ['sms', 'mail', 'push'] : ['sms', 'mail']
}

/** Pushes come to each browser that takes them. */
function ThisBrowser({ isOn, isWaiting, onTurnOn }: { isOn: boolean; isWaiting: boolean; onTurnOn: () => void }) {
  const words = useWords('reminders')
  const { say } = useToasts()
  const stop = useStopPushes()
  return (
    <div className={styles.here}>
      <p className={styles.note}>{isOn ? words.pushHere : words.pushNotHere}</p>
      {isOn ? (
        <Button
          kind="second"
          size="small"
          waiting={stop.isPending ? words.turningOff : undefined}
          onClick={() => stop.mutate(undefined, { onSuccess: () => say(words.turnedOff) })}
        >
          {words.turnOff}
        </Button>
      ) : (
        <Button kind="second" size="small" waiting={isWaiting ? words.turningOn : undefined} onClick={onTurnOn}>
          {words.turnOn}
        </Button>
      )}
    </div>
  )
}
