import { dayOf, showFullDay, showTime } from '@vizit/client/days/show-day'
import type { Timeslot } from '@vizit/contract/catalogue'
import { foldSlots, groupByPart } from '@vizit/rules/slots'
import { SlotButton } from '@vizit/ui/talon/slot-button'
import { SlotGroup } from '@vizit/ui/talon/slot-group'
import { SlotParts } from '@vizit/ui/talon/slot-parts'
import { useShownFirst } from '@vizit/ui/use-shown-first.ts'
import { useState } from 'react'
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

/** [2.97] [2.98] [9.13] Free times by part of the day; more than five fold behind a toggle, unless the chosen one would be hidden. */
export function SlotChoice({ slots, doctorName, byPhone, chosen, onChoose }: SlotChoiceProps) {
  // The ticket comes after it, and draws much.
  const [shown, press] = useShownFirst(chosen, onChoose)
  const words = useWords('booking')
  const [opened, setOpened] = useState(false)
  const isChosen = (slot: Timeslot) => slot.timeslotId === shown
  const isHidden = slots.some(isChosen) && !foldSlots(slots, startOf, false).shown.some(isChosen)
  const fold = foldSlots(slots, startOf, opened || isHidden)
  const groups = groupByPart(fold.shown, startOf)
  const left = slots.length - fold.shown.length
  return (
    <SlotParts>
      {groups.map(({ part, items }, at) => (
        <SlotGroup key={part} title={words[part]} icon={part}>
          {items.map(slot => (
            <SlotButton
              key={slot.timeslotId}
              chosen={isChosen(slot)}
              quiet={byPhone}
              aria-label={words.slotLabel(showTime(slot.startTime), showFullDay(dayOf(slot.startTime)), doctorName)}
              onClick={() => press(isChosen(slot) ? undefined : slot.timeslotId)}
            >
              {showTime(slot.startTime)}
            </SlotButton>
          ))}
          {at === groups.length - 1 && fold.toggle !== 'none' && !isHidden ? (
            <SlotButton
              more
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
