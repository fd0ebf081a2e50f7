import { useNow } from '@vizit/client/api/clock'
import { dayOf, showDate, showTime } from '@vizit/client/days/show-day'
import { names } from '@vizit/client/names/spoken-names'
import { addressText } from '@vizit/client/names/spoken-services'
import { smsAfter } from '@vizit/client/visits/sms-after'
import type { TalonView } from '@vizit/client/visits/visits-view'
import type { Visit } from '@vizit/contract/visits'
import { useVisitPerson } from '../../people/use-visit-person.ts'
import { useWords } from '../../words/words.tsx'

/** The plain lines of a ticket: speciality and for whom, place, who pays by a programme, what happens next. */
export function useVisitLines(): (visit: Visit, view: TalonView) => string[] {
  const words = useWords('visits')
  const more = useWords('visitsMore')
  const personOf = useVisitPerson()
  const now = useNow()

  function next(visit: Visit, view: TalonView): string {
    const after = smsAfter(visit.startDate, now)
    switch (view.kind) {
      case 'booked':
        if (visit.movingTo) return more.moving(`${showDate(dayOf(visit.movingTo))}, ${showTime(visit.movingTo)}`)
        return view.cancel === 'too-late' ? words.tooLate : ''
      case 'pending':
        if (view.overdue) return words.overdue
        return view.answersAt === null ? words.answersSoon(after) : words.answersBy(showTime(view.answersAt), after)
      case 'called-off':
        return view.reason ? words.calledOff(view.reason) : words.calledOffPlain
      case 'failed':
        return words.notConfirmed
      case 'past':
        return ''
    }
  }

  return (visit, view) => {
    const person = personOf(visit)
    const who = person.isMe ? words.me : words.person(visit.customerFirstName, person.note.toLocaleLowerCase())
    const whom =
      visit.serviceName === null
        ? [words.specialityAndWho(names.speciality(visit.speciality), who)]
        : [words.doctor(names.speciality(visit.speciality), visit.physicianName), words.who(who)]
    const place = [visit.branchName, addressText(visit.branchAddress), visit.room && words.room(visit.room)].filter(Boolean).join(', ')
    // A copy that was kept before programmes has no payer at all.
    const payer = visit.payer ? words.paidBy(visit.payer.programCaption, visit.payer.coverer) : ''
    return [...whom, place, payer, next(visit, view)].filter(Boolean)
  }
}
