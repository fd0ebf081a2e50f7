import type { BookingSearch } from '@vizit/client/booking/booking-search'
import type { Person } from '@vizit/client/people/use-people'
import { useSession } from '@vizit/client/session/session-provider'
import { ADULT_AGE } from '@vizit/rules/age'
import type { Day } from '@vizit/rules/days'
import { Avatar } from '@vizit/ui/avatar'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { Chip } from '@vizit/ui/fields/chip'
import { ChoiceAction } from '@vizit/ui/fields/choice-action'
import { TextField } from '@vizit/ui/fields/text-field'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Section } from '@vizit/ui/page/section'
import { type RefObject, useRef, useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { usePersonWords } from '../../people/use-person-words.ts'
import { useHere } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import styles from './find-head.module.css'
import { GrandchildHint } from './grandchild-hint.tsx'
import { isChild, type Whom } from './whom.ts'

type WhomDialogProps = {
  whom: Whom
  open: boolean
  people: readonly Person[]
  today: Day
  search: Pick<BookingSearch, 'who' | 'age'>
  onClose: () => void
  /** Before the page is left where somebody is added. */
  onAdd: () => void
  onChoose: (change: { who: string | undefined; age: string | undefined }) => void
}

/** Who of the family, or how old. */
export function WhomDialog({ whom, open, people, today, search, onClose, onAdd, onChoose }: WhomDialogProps) {
  const words = useWords('findAnything')
  const booking = useWords('booking')
  const addresses = useAddresses()
  const here = useHere(now => now.href)
  const named = usePersonWords()
  // Where one can do nothing but type, one types at once.
  const age = useRef<HTMLInputElement>(null)
  const isSignedIn = useSession().kind === 'signed-in'
  const own = people.filter(person => person.relKind !== 'ME' && isChild(person, today) === (whom === 'child'))
  const ages = whom === 'child' ? <ChildAges chosen={search.age} onChoose={age => onChoose({ who: undefined, age })} /> : null
  const other = whom === 'other' ? <OtherAge field={age} chosen={search.age} onChoose={age => onChoose({ who: undefined, age })} /> : null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={own.length > 0 ? words.forWhom : whom === 'child' ? words.childAge : words.otherAge}
      closeLabel={words.close}
      initialFocus={own.length === 0 && whom === 'other' ? age : undefined}
    >
      <div className={styles.other}>
        {own.length > 0 ? (
          <List label={words.forWhom}>
            {own.map(person => {
              const { full, note } = named(person, today)
              return (
                <ListRow
                  key={person.profileId}
                  lead={<Avatar id={person.profileId} text={`${person.firstName} ${person.lastName}`} />}
                  title={full}
                  note={person.mayBook ? note : booking.noAccess}
                  onPress={person.mayBook ? () => onChoose({ who: person.profileId, age: undefined }) : undefined}
                />
              )
            })}
          </List>
        ) : null}
        {own.length > 0 ? (
          <Section level={3} title={words.someoneElse}>
            {ages}
            {other}
          </Section>
        ) : (
          <>
            {ages}
            {other}
          </>
        )}
        {whom === 'child' ? <GrandchildHint /> : null}
        {isSignedIn ? (
          <ChoiceAction
            title={whom === 'child' ? words.addChild : words.addAdult}
            href={whom === 'child' ? addresses.addChild({ from: here }) : addresses.addAdult({ from: here })}
            onPress={onAdd}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

/** One press for each age of a child. */
function ChildAges({ chosen, onChoose }: { chosen: string | undefined; onChoose: (age: string) => void }) {
  const words = useWords('findAnything')
  return (
    <div className={styles.ages} role="group" aria-label={words.childAge}>
      {Array.from({ length: ADULT_AGE }, (_, age) => String(age)).map(age => (
        <Chip key={age} chosen={chosen === age} onClick={() => onChoose(age)}>
          {age === '0' ? words.babyAge : age}
        </Chip>
      ))}
    </div>
  )
}

const AGE = /^(0|[1-9]\d?|1[01]\d|120)$/

type OtherAgeProps = { field: RefObject<HTMLInputElement | null>; chosen: string | undefined; onChoose: (age: string) => void }

function OtherAge({ field, chosen, onChoose }: OtherAgeProps) {
  const words = useWords('findAnything')
  const [typed, setTyped] = useState(chosen ?? '')
  const [isJudged, setJudged] = useState(false)
  const isGood = AGE.test(typed.trim())
  return (
    <form
      className={styles.other}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setJudged(true)
        if (isGood) onChoose(typed.trim())
      }}
    >
      <TextField
        ref={field}
        label={words.age}
        hint={words.ageHint}
        error={isJudged && !isGood ? words.ageWrong : undefined}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        onChange={event => setTyped(event.target.value)}
      />
      <Button type="submit" wide>
        {words.show}
      </Button>
    </form>
  )
}
