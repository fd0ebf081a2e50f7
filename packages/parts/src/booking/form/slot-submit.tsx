import type { SlotFormView } from '@vizit/client/booking/slot-form-view'
import type { SlotCard } from '@vizit/client/catalogue/use-timetable'
import { useConsentText } from '@vizit/client/consent/use-consent-texts'
import { dayOf, showDate, showTime, showWeekdayShort } from '@vizit/client/days/show-day'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { ActionBar } from '@vizit/ui/page/action-bar'
import { Stack } from '@vizit/ui/stack'
import type { ReactNode } from 'react'
import { ConsentLink } from '../../consent/consent-link.tsx'
import { useWords } from '../../words/words.tsx'
import type { SlotFormReturn } from './use-slot-form.ts'

type SlotSubmitProps = {
  view: SlotFormView
  form: SlotFormReturn
  card: SlotCard
  /** Whom the visit is for is asked after this: nothing is booked or agreed to yet. */
  isFirstStep?: boolean
  isSending: boolean
  /** Whom it may be for is on its way: a press would be lost. */
  isEarly?: boolean
  onHoldAgain: () => void
  /** What else is to be ticked: it stands above the agreement, and both above the bar. */
  children?: ReactNode
}

/** The agreement, never ticked beforehand, and the one main button [5.34]. While another time is being chosen there is none. */
export function SlotSubmit({ view, form, card, isFirstStep = false, isSending, isEarly, onHoldAgain, children }: SlotSubmitProps) {
  const words = useWords('slotForm')
  const booking = useWords('booking')
  const { text, isPending, refetch } = useConsentText('booking')
  const { agreement } = form.values
  if (view.kind === 'busy') return null
  if (view.kind === 'hold-ended') {
    return (
      <ActionBar>
        <Button wide onClick={onHoldAgain}>
          {words.holdAgain}
        </Button>
      </ActionBar>
    )
  }
  const { startTime } = card.timeslot
  const day = dayOf(startTime)
  const moment = `${showWeekdayShort(day)}, ${showDate(day)}, ${showTime(startTime)}`
  const [label, busy] = isFirstStep ? [booking.next, words.saving] : [words.bookFor(moment), words.booking]
  const agreed =
    text || isPending ? (
      <CheckboxRow
        checked={agreement !== '' && agreement === text?.version}
        onChange={checked => {
          form.change({ agreement: checked ? (text?.version ?? '') : '' })
          form.judge('agreement')
        }}
        error={form.errors.agreement}
        disabled={!text}
      >
        {words.agreeBefore}
        <ConsentLink kind="booking">{words.agreeLink}</ConsentLink>
        {words.agreeAfter(card.assignment.centre || card.assignment.branch)}
      </CheckboxRow>
    ) : (
      <Banner kind="danger" title={words.agreementFailed} retry={{ label: words.tryAgain, onPress: () => void refetch() }} />
    )
  return (
    <>
      {/* So many that on a phone they would cover half of what they are about. */}
      {children ? (
        <Stack gap={12}>
          {children}
          {isFirstStep ? null : agreed}
        </Stack>
      ) : null}
      <ActionBar>
        {children ? null : agreed}
        <Button type="submit" wide waiting={isSending ? busy : isEarly ? label : undefined}>
          {label}
        </Button>
      </ActionBar>
    </>
  )
}
