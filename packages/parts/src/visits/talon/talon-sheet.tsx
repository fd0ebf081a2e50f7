import { useNow } from '@vizit/client/api/clock'
import { useAssignmentService } from '@vizit/client/catalogue/use-assignment-service'
import {
  capital,
  dayOf,
  showDate,
  showDayNumber,
  showFullDay,
  showMonthOf,
  showTime,
  showTimes,
  showWeekdayShort
} from '@vizit/client/days/show-day'
import { useProfile } from '@vizit/client/profile/use-profile'
import { talonView } from '@vizit/client/visits/visits-view'
import { papersOf } from '@vizit/client/visits/what-to-bring'
import type { Visit } from '@vizit/contract/visits'
import { showDay } from '@vizit/rules/days'
import { Logo } from '@vizit/ui/page/logo'
import { Talon } from '@vizit/ui/talon/talon'
import { TalonQuestion } from '@vizit/ui/talon/talon-question'
import { ClinicText } from '../../catalogue/clinic-text.tsx'
import { useBrandName } from '../../words/use-brand-name.ts'
import { useWords } from '../../words/words.tsx'
import styles from './talon-sheet.module.css'
import { VisitBadge } from './visit-badge.tsx'
import { VisitQuestions } from './visit-questions.tsx'
import { TALON_STATES } from './visit-talon.tsx'

/** The sheet of a visit: the ticket with every fact in words, what to bring, and as of when that is true. Printed it stands alone on a page. */
export function TalonSheet({ visit }: { visit: Visit }) {
  const words = useWords('visitsMore')
  const visits = useWords('visits')
  const brand = useBrandName()
  const now = useNow()
  const patient = usePatient(visit)
  // As the clinic says it now; without a connection as the visit brought it.
  const preparation = useAssignmentService(visit.assignmentId, visit.serviceId).data?.description ?? visit.preparation
  const view = talonView(visit, now)
  const day = dayOf(visit.startDate)
  const asOf = now.toISOString()
  return (
    <section className={styles.sheet} aria-label={words.talonTitle} data-long={preparation ? '' : undefined}>
      <div className={styles.head}>
        <Logo name={brand} />
        <p className={styles.title}>{words.talonTitle}</p>
      </div>
      <Talon
        state={TALON_STATES[view.kind]}
        weekday={showWeekdayShort(day)}
        day={showDayNumber(day)}
        month={`${showMonthOf(day)} ${day.slice(0, 4)}`}
        dateLabel={showFullDay(day)}
      >
        <div className={styles.top}>
          <p className={styles.time}>{showTime(visit.startDate)}</p>
          <VisitBadge view={view} />
        </div>
        <TalonQuestion
          question={words.talon.when}
          answer={words.talon.dayAndTimes(capital(showFullDay(day)), day.slice(0, 4), showTimes(visit.startDate, visit.endDate))}
          note={words.talon.zone}
        />
        <VisitQuestions
          visit={visit}
          who={{ name: patient.name, note: patient.birthday ? words.talon.born(showDay(patient.birthday)) : undefined }}
        />
      </Talon>
      {view.kind === 'booked' || view.kind === 'pending' ? (
        <div className={styles.before}>
          <h2 className={styles.beforeTitle}>{words.talon.before}</h2>
          {preparation ? <ClinicText text={preparation} /> : null}
          <p>{`${visits.beforeText[papersOf(visit, patient.birthday)]} ${visits.beforeCancel}`}</p>
        </div>
      ) : null}
      <p className={styles.foot}>{words.talon.asOf(`${showDate(dayOf(asOf))} ${dayOf(asOf).slice(0, 4)}, ${showTime(asOf)}`, brand)}</p>
    </section>
  )
}

/** The whole name of the patient as documents have it; without the profile (no connection) what the visit itself knows. */
function usePatient({ profileId, customerFirstName }: Visit): { name: string; birthday: string | null } {
  const profile = useProfile().data
  const person = profile?.me.profileId === profileId ? profile : profile?.family.find(one => one.profileId === profileId)
  return { name: person?.name || customerFirstName, birthday: person?.birthday ?? null }
}
