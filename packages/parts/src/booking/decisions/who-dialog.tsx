import type { Person } from '@vizit/client/people/use-people'
import { useSession } from '@vizit/client/session/session-provider'
import type { Day } from '@vizit/rules/days'
import { Avatar } from '@vizit/ui/avatar'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { ChoiceAction } from '@vizit/ui/fields/choice-action'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { useAddresses } from '../../addresses/addresses.ts'
import { usePersonWords } from '../../people/use-person-words.ts'
import { useHere } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'

type WhoDialogProps = {
  open: boolean
  onClose: () => void
  people: readonly Person[]
  person: Person | undefined
  today: Day
  onChoose: (profileId: string | undefined) => void
}

/** [2.75] For whom the visit is; oneself is always there. */
export function WhoDialog({ open, onClose, people, person, today, onChoose }: WhoDialogProps) {
  const words = useWords('booking')
  const addresses = useAddresses()
  const named = usePersonWords()
  const here = useHere().href
  const isSignedIn = useSession().kind === 'signed-in'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.forWhom}
      closeLabel={words.close}
      actions={
        <Button wide onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <ChoiceGroup
        legend={words.forWhom}
        hideLegend
        value={person?.profileId ?? 'me'}
        onChange={id => onChoose(id === 'me' ? undefined : id)}
      >
        {people.length === 0 ? <ChoiceCard value="me" title={words.me} /> : null}
        {people.map(one => {
          const { full, note } = named(one, today)
          return (
            <ChoiceCard
              key={one.profileId}
              value={one.profileId}
              title={full}
              note={note}
              lead={<Avatar id={one.profileId} text={`${one.firstName} ${one.lastName}`} />}
              notAllowed={one.mayBook ? undefined : words.declines.NO_ACCESS}
            />
          )
        })}
        {isSignedIn ? <ChoiceAction title={words.addRelative} href={addresses.addChild({ from: here })} /> : null}
      </ChoiceGroup>
    </Dialog>
  )
}
