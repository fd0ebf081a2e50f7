import { useMaskito } from '@maskito/react'
import { timeMask } from '@vizit/client/days/time-mask'
import { TextField } from '@vizit/ui/fields/text-field'

type TimeFieldProps = {
  id: string
  label: string
  hint?: string
  value: string
  error: string | undefined
  onType: (typed: string) => void
}

/** [5.22] HH:MM by keyboard. */
export function TimeField({ onType, ...field }: TimeFieldProps) {
  const mask = useMaskito({ options: timeMask })
  return <TextField {...field} ref={mask} inputMode="numeric" autoComplete="off" onInput={event => onType(event.currentTarget.value)} />
}
