import { payerOf, programmesOf } from '@vizit/client/booking/payer-choice'
import type { BookedService } from '@vizit/client/booking/service/booked-service'
import { useCapabilities } from '@vizit/client/booking/use-capabilities'
import type { SlotCard } from '@vizit/client/catalogue/use-timetable'
import { dayOf } from '@vizit/client/days/show-day'
import { usePeople } from '@vizit/client/people/use-people'
import type { Day } from '@vizit/rules/days'
import { showRoubles } from '@vizit/rules/money'
import { Banner } from '@vizit/ui/banner'
import { lazy, Suspense, useEffect } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { useHere } from '../../ways/ways.ts'
import { saying } from '../../words/saying.ts'
import { useWords } from '../../words/words.tsx'
import { NoteField } from './note-field.tsx'
import { PayerCards } from './payer-cards.tsx'
import { LoadingPeople } from './slot-states.tsx'
import type { SlotFormReturn } from './use-slot-form.ts'
import { firstChoice, type Wanted, WhoCards } from './who-cards.tsx'

const ChosenForAge = lazy(saying(['family'], async () => ({ default: (await import('./chosen-for-age.tsx')).ChosenForAge })))

type SlotFieldsProps = {
  card: SlotCard
  slot: { timetableId: string; assignmentId: string; serviceId?: string }
  service?: BookedService | undefined
  form: SlotFormReturn
  wanted: Wanted
  today: Day
}

/** For whom the visit is, who pays and what troubles them [R43]. */
export function SlotFields({ card, slot, service, form, wanted, today }: SlotFieldsProps) {
  const words = useWords('slotForm')
  const catalogue = useWords('catalogue')
  const addresses = useAddresses()
  const refusal = useRefusalWords()
  const here = useHere(now => now.href)
  const people = usePeople()
  const capabilities = useCapabilities(slot)
  const price = service ? service.price : card.assignment.price
  const { values, errors, change, judge } = form
  const { profileId, programId } = values
  const { profileId: wantedId, age } = wanted
  const allowed = capabilities.data?.filter(one => one.onlineBookingAllowed).map(one => one.profileId)
  const isStale = allowed !== undefined && profileId !== '' && !allowed.includes(profileId)

  // Whoever was added a moment ago stands only in the answer that is on its way.
  const isAwaited = capabilities.isFetching && wantedId !== undefined && !capabilities.data?.some(one => one.profileId === wantedId)

  useEffect(() => {
    if (!capabilities.data || isAwaited || (profileId !== '' && !isStale)) return
    const day = dayOf(card.timeslot.startTime)
    const first = firstChoice(capabilities.data, { profileId: wantedId, age }, { people, today }, service && { ages: service.ages, day })
    if (first !== profileId) change({ profileId: first ?? '' })
  }, [capabilities.data, isAwaited, profileId, isStale, wantedId, age, change, card, service, people, today])

  const programmes = programmesOf(capabilities.data, profileId)
  const payer = payerOf(programmes, programId)
  useEffect(() => {
    // Until the person and their programmes are known nobody has chosen who pays.
    if (capabilities.data && profileId !== '' && payer !== programId) change({ programId: payer })
  }, [capabilities.data, profileId, payer, programId, change])

  return (
    <>
      {age !== undefined && profileId === '' && capabilities.data ? (
        <Suspense>
          <ChosenForAge age={age} />
        </Suspense>
      ) : null}
      {capabilities.data ? (
        <WhoCards
          capabilities={capabilities.data}
          doctor={card.doctor}
          today={today}
          value={profileId || null}
          onChange={id => {
            change({ programId: null, profileId: id })
            judge('profileId')
          }}
          // Whoever is to add the child first has done nothing wrong: the notice above says what to do.
          error={allowed?.length === 0 && (age === undefined || errors.profileId) ? words.nobodyAllowed : errors.profileId}
          add={{ child: addresses.addChild({ from: here }), adult: addresses.addAdult({ from: here }) }}
        />
      ) : capabilities.isError ? (
        <Banner
          live
          kind="danger"
          title={words.capabilitiesFailed}
          retry={{ label: words.tryAgain, onPress: () => void capabilities.refetch() }}
        >
          {refusal(capabilities.error).text}
        </Banner>
      ) : (
        <LoadingPeople />
      )}
      <PayerCards
        programmes={programmes}
        price={price === null ? '' : catalogue.priceFrom(showRoubles(price))}
        value={payer}
        onChange={id => change({ programId: id })}
      />
      <NoteField form={form} />
    </>
  )
}
