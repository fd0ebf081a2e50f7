import { PRICE_TO_MAX, readPriceTo } from '@vizit/client/booking/doctor-filters'
import { showRoubles } from '@vizit/rules/money'
import { TextField } from '@vizit/ui/fields/text-field'
import { pointerReleased } from '@vizit/ui/pointer-released.ts'
import { type RefObject, useState } from 'react'
import { useFilterWords } from './use-filter-words.ts'

type PriceFieldProps = {
  ref: RefObject<HTMLInputElement | null>
  /** As it is typed. */
  value: string
  onChange: (typed: string) => void
  /** It was to be shown with what is typed now: what is wrong with it is said at once. */
  isJudged: boolean
}

/** A limit of the price that is none of the offered ones; what is wrong is said when the field is left. [5.63] [5.64] */
export function PriceField({ ref, value, onChange, isJudged }: PriceFieldProps) {
  const words = useFilterWords()
  const [isLeft, setLeft] = useState(false)
  const read = readPriceTo(value)
  const fault = (isLeft || isJudged) && 'fault' in read ? read.fault : undefined
  return (
    <TextField
      ref={ref}
      label={words.ownPrice}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      trail={words.roublesUnit}
      value={value}
      onChange={event => {
        setLeft(false)
        onChange(event.target.value)
      }}
      onBlur={() => void pointerReleased().then(() => setLeft(true))}
      error={fault === 'too-much' ? words.priceTooMuch(showRoubles(PRICE_TO_MAX * 100)) : fault && words.priceFaults[fault]}
    />
  )
}
