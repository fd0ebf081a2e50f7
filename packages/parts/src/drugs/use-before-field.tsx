import { useMaskito } from '@maskito/react'
import { dateMask } from '@vizit/client/people/date-mask'
import { TextField } from '@vizit/ui/fields/text-field'
import { useWords } from '../words/words.tsx'

type UseBeforeFieldProps = { typed: string; isWrong: boolean; onType: (typed: string) => void }

/** Till when a medicine may be used, dd.mm.yyyy by keyboard; it may be left empty. */
export function UseBeforeField({ typed, isWrong, onType }: UseBeforeFieldProps) {
  const words = useWords('drugs')
  const mask = useMaskito({ options: dateMask })
  return (
    <TextField
      ref={mask}
      label={words.useBeforeField}
      mark={words.optional}
      hint={words.useBeforeHint}
      error={isWrong ? words.notADate : undefined}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onInput={event => onType(event.currentTarget.value)}
    />
  )
}
