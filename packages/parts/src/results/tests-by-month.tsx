import { useNow } from '@vizit/client/api/clock'
import { dayOf, showDate, showDayNumber, showMonthShort, showMonths, showTime } from '@vizit/client/days/show-day'
import { labName } from '@vizit/client/names/spoken-services'
import { byMonth } from '@vizit/client/results/tests-view'
import type { Test } from '@vizit/contract/results'
import { minskDay } from '@vizit/rules/days'
import { testState } from '@vizit/rules/test-results'
import { Badge } from '@vizit/ui/badge'
import { Button } from '@vizit/ui/button'
import { Stack } from '@vizit/ui/stack'
import Check from 'lucide-react/icons/check'
import Hourglass from 'lucide-react/icons/hourglass'
import Lock from 'lucide-react/icons/lock'
import { useVisitPerson } from '../people/use-visit-person.ts'
import { useWords } from '../words/words.tsx'
import { LabName } from './lab-name.tsx'
import styles from './tests-screen.module.css'

type TestMonthsProps = { tests: readonly Test[]; openingId: string | null; onOpen: (test: Test) => void }

/** The tests under their months, the newest first. */
export function TestMonths({ tests, openingId, onOpen }: TestMonthsProps) {
  const year = minskDay(useNow()).slice(0, 4)
  return (
    <Stack gap={20}>
      {byMonth(tests).map(({ month, tests: ofMonth }) => {
        const day = `${month}-01`
        const name = showMonths(day, day)
        return (
          <section key={month}>
            <h2 className={styles.month}>{month.startsWith(year) ? name : `${name} ${month.slice(0, 4)}`}</h2>
            <ul className={styles.tests}>
              {ofMonth.map(test => (
                <TestRow key={test.id} test={test} isOpening={openingId === test.id} onOpen={() => onOpen(test)} />
              ))}
            </ul>
          </section>
        )
      })}
    </Stack>
  )
}

function TestRow({ test, isOpening, onOpen }: { test: Test; isOpening: boolean; onOpen: () => void }) {
  const words = useWords('results')
  const person = useVisitPerson()(test)
  const day = dayOf(test.date)
  const isReady = testState(test.status) === 'ready'
  const who = person.isMe ? words.me : words.whose(test.customerFirstName, person.note.toLocaleLowerCase())
  return (
    <li className={styles.test}>
      <time className={styles.day} dateTime={day}>
        <b>{showDayNumber(day)}</b> <span>{showMonthShort(day)}</span>
      </time>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <LabName name={test.name} />
        </h3>
        <p className={styles.note}>
          {[who, test.branchName, isReady ? '' : words.takenAt(showTime(test.date))].filter(Boolean).join(' · ')}
        </p>
        <div className={styles.foot}>
          {isReady ? (
            <Badge kind="ok" icon={<Check aria-hidden="true" />}>
              {words.readyBadge}
            </Badge>
          ) : (
            <Badge kind="wait" icon={<Hourglass aria-hidden="true" />}>
              {test.targetDate === null ? words.inWorkBadge : words.inWorkUntil(showDate(dayOf(test.targetDate)))}
            </Badge>
          )}
          {isReady ? (
            <Button
              kind="second"
              size="small"
              icon={<Lock aria-hidden="true" />}
              waiting={isOpening ? words.opening : undefined}
              aria-label={words.openLabel(labName(test.name), showDate(day))}
              onClick={onOpen}
            >
              {words.open}
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  )
}
