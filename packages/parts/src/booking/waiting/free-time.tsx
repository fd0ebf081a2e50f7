import { failureOf } from '@vizit/client/api/call-failure'
import { useNow } from '@vizit/client/api/clock'
import { showMoment } from '@vizit/client/days/show-day'
import { minskDay } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWords } from '../../words/words.tsx'

/** The time that is free already, where one was refused to be told of it (TIME_IS_FREE), as the way to its form. */
export function FreeTime({ error, serviceId, who }: { error: unknown; serviceId: string | undefined; who: string }) {
  const words = useWords('waitingList')
  const addresses = useAddresses()
  const today = minskDay(useNow())
  const { timetableId, startDate } = failureOf(error).facts
  if (typeof timetableId !== 'string' || typeof startDate !== 'string') return null
  const form = serviceId ? addresses.serviceForm(timetableId, { serviceId, who }) : addresses.slotForm(timetableId, { who })
  return (
    <Button kind="second" size="small" href={form}>
      {words.bookFree(showMoment(startDate, today))}
    </Button>
  )
}
