import type { Room } from '@vizit/client/family/new-members'
import { ADULT_KINSHIPS, type AdultKinship, kindOfKinship, sexOfKinship } from '@vizit/rules/kinship'
import type { Sex } from '@vizit/rules/people'
import { Button } from '@vizit/ui/button'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../words/words.tsx'

/** A word that people say, a husband or wife, or somebody close by no such word. */
export type Kin = AdultKinship | 'SPOUSE' | 'OTHER'
/** `sex`: the person's, where it is known: words of the other one are not offered. */
export type KinshipChoiceProps = {
  value: Kin | null
  error?: string | undefined
  onChange: (kin: Kin) => void
  withSpouse?: boolean
  sex?: Sex | null
}

/** Whom people let in most of all: they stand first, and the others behind one press. */
const USUAL = 6

/** The relation kind that takes the place in the family [5.74]. */
export function kindOfKin(kin: Kin): 'PARENT' | 'SPOUSE' | 'OTHER' {
  return kin === 'SPOUSE' || kin === 'OTHER' ? kin : kindOfKinship(kin)
}

/** Is there room for one more of that kind, and else which limit is met. */
export function roomForKin(room: Room, kin: Kin): Room['parent'] | Room['spouse'] {
  const kind = kindOfKin(kin)
  return kind === 'PARENT' ? room.parent : kind === 'SPOUSE' ? room.spouse : room.other
}

/** What goes to the server of what was chosen. */
export function kinInput(kin: Exclude<Kin, 'SPOUSE'>): { relKind: 'PARENT' | 'OTHER'; kinship?: AdultKinship } {
  return kin === 'OTHER' ? { relKind: 'OTHER' } : { relKind: kindOfKinship(kin), kinship: kin }
}

/** What the adult is to oneself, in people's words, the usual ones first. A kind that is full can be pressed: the answer is the limit and whom to ask [5.76] [5.77]. */
export function KinshipChoice({ value, error, onChange, withSpouse = false, sex = null }: KinshipChoiceProps) {
  const words = useWords('family')
  const people = useWords('people')
  const box = useRef<HTMLDivElement>(null)
  const [isOpened, setOpened] = useState(false)
  const fitting = ADULT_KINSHIPS.filter(kinship => sex === null || sexOfKinship(kinship) === sex)
  const others: readonly Kin[] = fitting.slice(USUAL)
  const firstOther = fitting[USUAL]
  // One word alone is not worth a press.
  const isWhole = isOpened || others.length < 2 || (value !== null && others.includes(value))
  useLayoutEffect(() => {
    // The button is gone: the first of those that came in its place is where one goes on.
    if (isOpened) box.current?.querySelector<HTMLInputElement>(`input[value="${firstOther}"]`)?.focus()
  }, [isOpened, firstOther])
  const card = (kinship: AdultKinship) => <ChoiceCard key={kinship} value={kinship} title={people.kinship[kinship]} />
  return (
    <div ref={box}>
      <ChoiceGroup
        legend={words.adultWho}
        name="kinship"
        columns="words"
        value={value}
        error={error}
        onChange={kin => onChange(kin as Kin)}
      >
        {fitting.slice(0, USUAL).map(card)}
        {withSpouse ? <ChoiceCard value="SPOUSE" title={words.adultSpouse} /> : null}
        {isWhole ? fitting.slice(USUAL).map(card) : null}
        <ChoiceCard value="OTHER" title={words.adultOther} />
      </ChoiceGroup>
      {isWhole ? null : (
        <Button kind="ghost" wide aria-expanded={false} onClick={() => setOpened(true)}>
          {words.adultMore}
        </Button>
      )}
    </div>
  )
}
