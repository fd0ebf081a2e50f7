import { useMaskito } from '@maskito/react'
import { cardMask } from '@vizit/client/card-numbers/card-mask'
import { TextField } from '@vizit/ui/fields/text-field'
import { useWords } from '../words/words.tsx'

type CardNumberFieldProps = { id: string; typed: string; error: string | undefined; onType: (typed: string) => void }

/** [5.52] The number as it is printed: in groups of four. */
export function CardNumberField({ id, typed, error, onType }: CardNumberFieldProps) {
  const words = useWords('cardNumbers')
  const mask = useMaskito({ options: cardMask })
  return (
    <TextField
      id={id}
      ref={mask}
      label={words.number}
      hint={words.numberHint}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onInput={event => onType(event.currentTarget.value)}
    />
  )
}
