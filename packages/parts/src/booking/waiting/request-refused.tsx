import { failureOf } from '@vizit/client/api/call-failure'
import { useNow } from '@vizit/client/api/clock'
import { showMoment } from '@vizit/client/days/show-day'
import { minskDay } from '@vizit/rules/days'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useEffect, useRef } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { useWords } from '../../words/words.tsx'

type RequestRefusedProps = { error: unknown; serviceId: string | undefined; who: string }

/** Why one will not be told of a time, brought into sight below a long form; where such a time is free already, with the way to its form. */
export function RequestRefused({ error, serviceId, who }: RequestRefusedProps) {
  const words = useWords('waitingList')
  const addresses = useAddresses()
  const tell = useRefusalWords()
  const today = minskDay(useNow())
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'center' })
  }, [error])
  const { title, text } = tell(error)
  const { code, facts } = failureOf(error)
  const free = code === 'TIME_IS_FREE' && typeof facts.timetableId === 'string' && typeof facts.startDate === 'string'
  const form = (id: string) => (serviceId ? addresses.serviceForm(id, { serviceId, who }) : addresses.slotForm(id, { who }))
  return (
    <div ref={place}>
      <Banner
        kind={free ? 'info' : 'danger'}
        title={title}
        live
        wideAction
        action={
          free ? (
            <Button kind="second" size="small" href={form(String(facts.timetableId))}>
              {words.bookFree(showMoment(String(facts.startDate), today))}
            </Button>
          ) : undefined
        }
      >
        {text}
      </Banner>
    </div>
  )
}
