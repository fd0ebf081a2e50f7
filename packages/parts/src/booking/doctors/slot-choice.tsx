import { dayOf, showFullDay, showTime } from '@vizit/client/days/show-day'
import type { Timeslot } from '@vizit/contract/catalogue'
import { foldSlots, groupByPart, type PartOfDay } from '@vizit/rules/slots'
import { SlotButton } from '@vizit/ui/talon/slot-button'
import { SlotGroup } from '@vizit/ui/talon/slot-group'
import { SlotParts } from '@vizit/ui/talon/slot-parts'
import { useRef, useState } from 'react'
import { useWords } from '../../words/words.tsx'

export type SlotChoiceProps = {
  slots: readonly Timeslot[]
  /** Said with each time, because a screen reader meets it far from the card's heading. */
  doctorName: string
  /** They are booked by phone: a time is only noted, and looks like it. */
  byPhone?: boolean
  chosen: string | undefined
  onChoose: (timeslotId: string | undefined) => void
}

const startOf = (slot: Timeslot) => slot.startTime

const ICONS = { morning: 'morning', afternoon: 'day', evening: 'evening' } as const satisfies Record<PartOfDay, string>

/** [2.97] [2.98] [9.13] Free times by part of the day; more than five fold behind a toggle, unless the chosen one would be hidden. */
export function SlotChoice({ slots, doctorName, byPhone, chosen, onChoose }: SlotChoiceProps) {
  const words = useWords('booking')
  const [opened, setOpened] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const isChosen = (slot: Timeslot) => slot.timeslotId === chosen
  const isHidden = slots.some(isChosen) && !foldSlots(slots, startOf, false).shown.some(isChosen)
  const fold = foldSlots(slots, startOf, opened || isHidden)
  const groups = groupByPart(fold.shown, startOf)
  const left = slots.length - fold.shown.length
  return (
    <SlotParts>
      {groups.map(({ part, items }, at) => (
        <SlotGroup key={part} title={words[part]} icon={ICONS[part]}>
          {items.map(slot => (
            <SlotButton
              key={slot.timeslotId}
              chosen={isChosen(slot)}
              quiet={byPhone}
              aria-label={words.slotLabel(showTime(slot.startTime), showFullDay(dayOf(slot.startTime)), doctorName)}
              onClick={() => onChoose(isChosen(slot) ? undefined : slot.timeslotId)}
            >
              {showTime(slot.startTime)}
            </SlotButton>
          ))}
          {at === groups.length - 1 && fold.toggle !== 'none' && !isHidden ? (
            <SlotButton
              more
              ref={toggle}
              aria-expanded={opened}
              aria-label={opened ? words.lessSlotsLabel : words.moreSlotsLabel(left)}
              onClick={() => setOpened(!opened)}
            >
              {opened ? words.lessSlots : words.moreSlots(left)}
            </SlotButton>
          ) : null}
        </SlotGroup>
      ))}
    </SlotParts>
  )
}
