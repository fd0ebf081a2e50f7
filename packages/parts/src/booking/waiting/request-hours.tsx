import type { PartOfDay } from '@vizit/rules/slots'
import { Chip } from '@vizit/ui/fields/chip'
import { TimeField } from '../../days/time-field.tsx'
import type { useTimeRange } from '../../days/use-time-range.ts'
import { useWords } from '../../words/words.tsx'
import styles from './request-dialog.module.css'

export const PARTS: readonly PartOfDay[] = ['morning', 'afternoon', 'evening']

export const HOURS_IDS = { from: 'request-not-before', to: 'request-not-after' } as const

type RequestHoursProps = {
  parts: readonly PartOfDay[]
  isExact: boolean
  hours: ReturnType<typeof useTimeRange>
  onParts: (parts: readonly PartOfDay[]) => void
  onExact: (isExact: boolean) => void
}

/** [5.22] [5.23] The parts of the day that would do, or the very hours. */
export function RequestHours({ parts, isExact, hours, onParts, onExact }: RequestHoursProps) {
  const words = useWords('waitingList')
  return (
    <fieldset className={styles.parts}>
      <legend className={styles.legend}>{words.part}</legend>
      <div className={styles.chips}>
        {PARTS.map(part => (
          <Chip
            key={part}
            chosen={!isExact && parts.includes(part)}
            onClick={() => {
              onParts(isExact ? [part] : toggled(parts, part))
              onExact(false)
            }}
          >
            {words.partNames[part]}
          </Chip>
        ))}
        <Chip chosen={isExact} onClick={() => onExact(!isExact)}>
          {words.exactHours}
        </Chip>
      </div>
      {isExact ? (
        <div className={styles.hours}>
          <TimeField id={HOURS_IDS.from} label={words.notBefore} hint={words.hoursHint} {...hours.from} />
          <TimeField id={HOURS_IDS.to} label={words.notAfter} {...hours.to} />
        </div>
      ) : null}
    </fieldset>
  )
}

/** No part at all is no request: the last one stays. */
function toggled(parts: readonly PartOfDay[], part: PartOfDay): readonly PartOfDay[] {
  if (!parts.includes(part)) return [...parts, part]
  return parts.length === 1 ? parts : parts.filter(one => one !== part)
}
