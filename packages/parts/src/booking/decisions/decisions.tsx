import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import { branchText } from '@vizit/client/catalogue/branch-text'
import { names } from '@vizit/client/names/spoken-names'
import type { Width } from '@vizit/client/shell/use-width'
import { shortName } from '@vizit/rules/people'
import { Avatar } from '@vizit/ui/avatar'
import { Decision } from '@vizit/ui/talon/decision'
import { DecisionsCard } from '@vizit/ui/talon/decisions-card'
import { lazy, Suspense, useState } from 'react'
import { usePersonWords } from '../../people/use-person-words.ts'
import { useWords } from '../../words/words.tsx'
import type { Decided, Question } from './decision-dialogs.tsx'
import { townName } from './town-name.ts'

const DecisionDialogs = lazy(async () => ({ default: (await import('./decision-dialogs.tsx')).DecisionDialogs }))

type DecisionsProps = Decided & { width: Width }

/** The plain questions of a booking, always answered in view: for whom, to whom, where [2.74-2.81]. */
export function Decisions({ found, people, person, width, onStep }: DecisionsProps) {
  const words = useWords('booking')
  const [open, setOpen] = useState<Question | null>(null)
  // Once asked they stay, for the way in which they close.
  const [isAsked, setAsked] = useState(false)
  function ask(question: Question) {
    setAsked(true)
    setOpen(question)
  }
  const named = usePersonWords()
  const isPhone = width === 'phone'
  const who = (
    <Decision
      key="who"
      question={words.who}
      answer={person === undefined ? words.me : named(person, found.today).short}
      lead={person && <Avatar id={person.profileId} text={`${person.firstName} ${person.lastName}`} size={36} />}
      half
      open={open === 'who'}
      onOpen={() => ask('who')}
    />
  )
  const whom = <Decision key="whom" question={words.whom} answer={useWhom(found)} open={open === 'whom'} onOpen={() => ask('whom')} />
  const where = (
    <Decision
      key="where"
      question={words.where}
      answer={useWhere(found, isPhone)}
      half
      open={open === 'where'}
      onOpen={() => ask('where')}
    />
  )
  return (
    <>
      <DecisionsCard label={words.decisions} busy={found.isFilterLoading}>
        {isPhone ? [whom, who, where] : [who, whom, where]}
      </DecisionsCard>
      {isAsked ? (
        <Suspense>
          <DecisionDialogs open={open} onClose={() => setOpen(null)} found={found} people={people} person={person} onStep={onStep} />
        </Suspense>
      ) : null}
    </>
  )
}

function useWhom(found: DoctorSearch): string {
  const words = useWords('booking')
  const catalogue = useWords('catalogue')
  const doctor = found.doctors.find(one => one.doctorId === found.choice.doctorId)
  const speciality = found.specialities.find(one => one.specialityId === found.choice.specialityId)?.specialityName
  if (doctor) return words.withCount(shortName(doctor.fullName), names.speciality(doctor.specialityName).toLocaleLowerCase())
  const what = speciality === undefined ? words.allSpecialities : names.speciality(speciality)
  return found.total === undefined ? what : words.withCount(what, catalogue.doctors(found.total))
}

function useWhere(found: DoctorSearch, isShort: boolean): string {
  const words = useWords('booking')
  const branch = found.branches.find(one => one.branchId === found.choice.branchId)
  if (branch) return isShort ? branch.centre || branch.branch : branchText(branch)
  const town = townName(found.town, words.allTowns)
  return isShort ? town : town + words.allBranchesTail
}
