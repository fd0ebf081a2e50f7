import type { FavouriteSearch, FavouriteStep } from '@vizit/client/booking/use-favourite-search'
import { branchText } from '@vizit/client/catalogue/branch-text'
import { names } from '@vizit/client/names/spoken-names'
import { inOrder, serviceName } from '@vizit/client/names/spoken-services'
import { BRANCH_ASKED_MS } from '@vizit/rules/favourite-cascade'
import { shortName } from '@vizit/rules/people'
import { Decision } from '@vizit/ui/talon/decision'
import { DecisionsCard } from '@vizit/ui/talon/decisions-card'
import { useEffect, useState } from 'react'
import { useWords } from '../../words/words.tsx'
import { SelectionDialog } from '../decisions/selection-dialog.tsx'
import styles from './favourites.module.css'

type MyDoctorsFiltersProps = { found: FavouriteSearch; onStep: (change: FavouriteStep) => void }
type Field = 'doctor' | 'branch' | 'service'

/** [2.92] Which of my doctors, where, and what. A branch that has to be chosen first is red for a moment [4.47]. */
export function MyDoctorsFilters({ found, onStep }: MyDoctorsFiltersProps) {
  const words = useWords('favourites')
  const [open, setOpen] = useState<Field | null>(null)
  const fields = useFields(found)
  const isAsked = useBranchAsked(found.branch === 'asked' ? found.choice.doctorId : undefined)
  return (
    <>
      <DecisionsCard label={words.filters}>
        {(Object.keys(fields) as Field[]).map(name => {
          const { title, whole, options, value } = fields[name]
          return (
            <Decision
              key={name}
              question={title}
              answer={options.find(one => one.value === value)?.label ?? whole}
              className={name === 'branch' && isAsked ? styles.asked : undefined}
              open={open === name}
              onOpen={() => setOpen(name)}
            />
          )
        })}
      </DecisionsCard>
      {(Object.keys(fields) as Field[]).map(name => (
        <SelectionDialog
          key={name}
          {...fields[name]}
          open={open === name}
          onClose={() => setOpen(null)}
          onChoose={id => onStep(found.steps[name](id))}
        />
      ))}
    </>
  )
}

function useFields({ doctors = [], places, services, choice }: FavouriteSearch) {
  const words = useWords('favourites')
  const branches = new Map(places.map(place => [place.branchId, place]))
  return {
    doctor: {
      title: words.doctor,
      whole: words.noDoctor,
      searchLabel: words.searchDoctor,
      options: doctors.map(one => ({
        value: one.doctorId,
        label: shortName(one.fullName),
        note: names.speciality(one.specialityName),
        also: one.specialityName
      })),
      value: choice.doctorId
    },
    branch: {
      title: words.where,
      whole: words.chooseWhere,
      searchLabel: words.searchPlace,
      options: [...branches.values()].map(place => ({ value: place.branchId, label: branchText(place) })),
      value: choice.branchId
    },
    service: {
      title: words.service,
      whole: words.visitItself,
      searchLabel: words.searchService,
      options: inOrder(services, one => one.name).map(one => ({ value: one.id, label: serviceName(one.name), also: one.name })),
      value: choice.serviceId
    }
  }
}

/** [4.47] [9.30] True for 300 ms from the moment at which the branch of this doctor has to be chosen first. */
function useBranchAsked(doctorId: string | undefined): boolean {
  const [told, setTold] = useState<string>()
  useEffect(() => {
    if (doctorId === undefined) return
    const timer = setTimeout(() => setTold(doctorId), BRANCH_ASKED_MS)
    return () => {
      clearTimeout(timer)
      setTold(undefined)
    }
  }, [doctorId])
  return doctorId !== undefined && told !== doctorId
}
