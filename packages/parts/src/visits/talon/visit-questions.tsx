import { phonesOf } from '@vizit/client/catalogue/phones'
import { names } from '@vizit/client/names/spoken-names'
import { addressText } from '@vizit/client/names/spoken-services'
import type { Visit } from '@vizit/contract/visits'
import { showRoubles } from '@vizit/rules/money'
import { Glued, GluedNumber } from '@vizit/ui/glued'
import { Link } from '@vizit/ui/page/link'
import { TalonQuestion } from '@vizit/ui/talon/talon-question'
import { ServiceName } from '../../catalogue/service-name.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './visit-questions.module.css'

/** For whom, what, to whom, where, by which phones and for how much: a ticket in plain questions. `who`: the patient, as this page calls them. */
export function VisitQuestions({ visit, who }: { visit: Visit; who: { name: string; note?: string | undefined } }) {
  const words = useWords('visitsMore')
  const visits = useWords('visits')
  const catalogue = useWords('catalogue')
  const price = visit.price === null ? '' : catalogue.priceFrom(showRoubles(visit.price))
  return (
    <>
      <TalonQuestion question={words.talon.who} answer={who.name} note={who.note} />
      {visit.serviceName ? <TalonQuestion question={words.talon.service} answer={<ServiceName name={visit.serviceName} />} /> : null}
      <TalonQuestion question={words.talon.whom} answer={visit.physicianName} note={names.speciality(visit.speciality)} />
      <TalonQuestion
        question={words.talon.where}
        answer={[visit.branchName, visit.room && visits.room(visit.room)].filter(Boolean).join(', ')}
        note={<Glued text={addressText(visit.branchAddress)} />}
      />
      <TalonQuestion
        question={words.talon.phones}
        answer={phonesOf(visit.branchPhones).map(phone => (
          <span key={phone.href} className={styles.phone}>
            <Link href={phone.href}>
              <GluedNumber text={phone.shown} />
            </Link>
          </span>
        ))}
      />
      {visit.payer ? (
        <TalonQuestion
          question={words.talon.payment}
          answer={visits.paidBy(visit.payer.programCaption, visit.payer.coverer)}
          note={words.talon.extraPay}
        />
      ) : price ? (
        <TalonQuestion question={words.talon.payment} answer={price} />
      ) : null}
    </>
  )
}
