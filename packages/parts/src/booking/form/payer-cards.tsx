import { OWN_MONEY } from '@vizit/client/booking/payer-choice'
import { showDate } from '@vizit/client/days/show-day'
import type { PayerChoice } from '@vizit/contract/booking'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { useWords } from '../../words/words.tsx'

export type PayerCardsProps = {
  programmes: readonly PayerChoice[]
  /** What the visit costs, in words; '' when nobody says. */
  price: string
  /** `programId` or OWN_MONEY. */
  value: string
  onChange: (programId: string) => void
}

/** Who pays for the visit. A programme that does not says why, in words [8.82] [8.84]; who has none is not asked. */
export function PayerCards({ programmes, price, value, onChange }: PayerCardsProps) {
  const words = useWords('slotForm')
  if (programmes.length === 0) return null
  return (
    <ChoiceGroup legend={words.whoPays} value={value} onChange={onChange} columns={2}>
      {programmes.map(({ programId, programCaption, coverer, verdict, validFrom }) => (
        <ChoiceCard
          key={programId}
          value={programId}
          title={programCaption}
          note={verdict === 'pays' ? `${coverer} · ${words.programmePays}` : coverer}
          notAllowed={verdict === 'pays' ? undefined : words.notPaid[verdict](validFrom && showDate(validFrom))}
        />
      ))}
      <ChoiceCard value={OWN_MONEY} title={words.ownMoney} note={price || words.priceUnknown} />
    </ChoiceGroup>
  )
}
