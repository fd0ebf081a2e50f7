import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import { ALL_TOWNS } from '@vizit/client/catalogue/all-towns'
import { branchText } from '@vizit/client/catalogue/branch-text'
import { useSpecialities } from '@vizit/client/catalogue/use-doctors'
import { names } from '@vizit/client/names/spoken-names'
import type { Width } from '@vizit/client/shell/use-width'
import { shortName } from '@vizit/rules/people'
import { loadAfterPicture } from '@vizit/ui/after-picture.ts'
import { Glued } from '@vizit/ui/glued'
import { Decision } from '@vizit/ui/talon/decision'
import { DecisionsCard } from '@vizit/ui/talon/decisions-card'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useWords } from '../../words/words.tsx'
import type { Decided, Question } from './decision-dialogs.tsx'
import { townName } from './town-name.ts'

const DecisionDialogs = lazy(loadAfterPicture(async () => ({ default: (await import('./decision-dialogs.tsx')).DecisionDialogs })))

type DecisionsProps = Decided & { width: Width }

/** The plain questions of a booking, always answered in view: to whom and where [2.74] [2.78-2.81]. */
export function Decisions({ found, width, onStep }: DecisionsProps) {
  const words = useWords('booking')
  const [open, setOpen] = useState<Question | null>(null)
  // Once asked they stay, for the way in which they close.
  const [isAsked, setAsked] = useState(false)
  function ask(question: Question) {
    setAsked(true)
    setOpen(question)
  }
  const whom = (
    <Decision
      key="whom"
      data-place="whom"
      question={words.whom}
      answer={useWhom(found)}
      open={open === 'whom'}
      onOpen={() => ask('whom')}
    />
  )
  const where = (
    <Decision
      key="where"
      data-place="where"
      question={words.where}
      answer={useWhere(found, width)}
      open={open === 'where'}
      onOpen={() => ask('where')}
    />
  )
  return (
    <>
      <DecisionsCard label={words.decisions} busy={found.isFilterLoading}>
        {whom}
        {where}
      </DecisionsCard>
      {isAsked ? (
        <Suspense>
          <DecisionDialogs open={open} onClose={() => setOpen(null)} found={found} onStep={onStep} />
        </Suspense>
      ) : null}
    </>
  )
}

function useWhom(found: DoctorSearch): string {
  const words = useWords('booking')
  const catalogue = useWords('catalogue')
  const doctor = found.doctors.find(one => one.doctorId === found.choice.doctorId)
  // What nobody does here is named by those who do it elsewhere.
  const everywhere = useSpecialities({ townId: found.lacking && ALL_TOWNS }).data
  const sought = found.lacking ?? found.choice.specialityId
  const speciality = (found.lacking ? everywhere : found.specialities)?.find(one => one.specialityId === sought)?.specialityName
  if (doctor) return words.withCount(shortName(doctor.fullName), names.speciality(doctor.specialityName).toLocaleLowerCase())
  const what = speciality === undefined ? words.allSpecialities : names.speciality(speciality)
  return found.total === undefined ? what : words.withCount(what, catalogue.doctors(found.total))
}

function useWhere(found: DoctorSearch, width: Width): ReactNode {
  const words = useWords('booking')
  const branch = found.branches.find(one => one.branchId === found.choice.branchId)
  if (branch) return width === 'phone' ? branch.centre || branch.branch : <Glued text={branchText(branch)} />
  const town = townName(found.town, words.allTowns)
  if (width === 'phone') return town
  return width === 'any' ? (
    <>
      {town}
      <span className="when-wide">{words.allBranchesTail}</span>
    </>
  ) : (
    town + words.allBranchesTail
  )
}
