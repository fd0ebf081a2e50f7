import { type ConsentTick, ticksOf } from '@vizit/client/consent/consent-ticks'
import type { ConsentItem } from '@vizit/contract/consent'
import { Avatar } from '@vizit/ui/avatar'
import { Card } from '@vizit/ui/card'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { useId } from 'react'
import { useWords } from '../words/words.tsx'
import styles from './consent.module.css'
import { ConsentLink } from './consent-link.tsx'

type ConsentPersonProps = { person: ConsentItem; ticked: ReadonlySet<string>; onTick: (key: string, checked: boolean) => void }

/** [3.88] One person of the list with their boxes. */
export function ConsentPerson({ person, ticked, onTick }: ConsentPersonProps) {
  const words = useWords('consentScreen')
  const id = useId()
  const name = person.name || words.me
  return (
    <Card as="section" aria-labelledby={id} className={styles.person}>
      <div className={styles.head}>
        <Avatar id={person.id} text={person.name.split(' ').slice(0, 2).toReversed().join(' ') || words.me} size={48} />
        <div>
          <h2 id={id}>{name}</h2>
          <p className={styles.who}>{person.isMe ? words.myself : words.child}</p>
        </div>
      </div>
      {ticksOf(person).map(tick => (
        <CheckboxRow key={tick.key} checked={ticked.has(tick.key)} onChange={checked => onTick(tick.key, checked)}>
          <TickWords kind={tick.kind} />
        </CheckboxRow>
      ))}
    </Card>
  )
}

/** [4.130] [5.43] [5.44] Each sentence opens the texts that it speaks of. */
export function TickWords({ kind }: { kind: ConsentTick['kind'] }) {
  const words = useWords('consentScreen')
  switch (kind) {
    case 'own-data':
      return (
        <>
          {words.ownData}
          <ConsentLink kind="personal-data">{words.ownDataLink}</ConsentLink>
        </>
      )
    case 'agreement':
      return (
        <>
          {words.acceptBefore}
          <ConsentLink kind="user-agreement">{words.terms}</ConsentLink>
          {words.and}
          <ConsentLink kind="privacy">{words.privacy}</ConsentLink>
        </>
      )
    case 'parental':
      return (
        <>
          {words.parentalBefore}
          <ConsentLink kind="parental">{words.parentalLink}</ConsentLink>
          {words.parentalMiddle}
          <ConsentLink kind="personal-data">{words.parentalData}</ConsentLink>
        </>
      )
  }
}
