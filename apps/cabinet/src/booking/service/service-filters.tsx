import type { ServiceStep } from '@vizit/client/booking/service/service-search'
import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import { placeText } from '@vizit/client/catalogue/place'
import type { Width } from '@vizit/client/shell/use-width'
import { useWords } from '@vizit/client/words.tsx'
import { shortName } from '@vizit/rules/people'
import { Decision } from '@vizit/ui/decision'
import { DecisionsCard } from '@vizit/ui/decisions-card'
import { useState } from 'react'
import { PlaceDialog } from '../place-dialog.tsx'
import { SelectionDialog } from '../selection-dialog.tsx'
import { townName } from '../town-name.ts'
import { ForChild } from './for-child.tsx'

type ServiceFiltersProps = { found: ServiceFinding; width: Width; onStep: (change: ServiceStep) => void }
type Field = 'programme' | 'direction' | 'subGroup' | 'service' | 'specialist'

/** [1.15] [2.85-2.89] The plain questions of booking a service, each answered in view. A field that has nothing to choose from waits for the others. */
export function ServiceFilters({ found, width, onStep }: ServiceFiltersProps) {
  const words = useWords('service')
  const [open, setOpen] = useState<Field | 'where' | null>(null)
  const close = () => setOpen(null)
  const fields = useFields(found)
  // Who has no programme is not asked about one.
  const names = (Object.keys(fields) as Field[]).filter(name => name !== 'programme' || found.programmes.length > 0)
  const rows = names.map(name => {
    const { title, whole, options, value } = fields[name]
    const answer = options.find(one => one.value === value)?.label ?? whole
    return (
      <Decision
        key={name}
        question={title}
        answer={answer}
        half={name === 'specialist'}
        open={open === name}
        onOpen={() => setOpen(name)}
      />
    )
  })
  const where = (
    <Decision
      key="where"
      question={words.where}
      answer={useWhere(found, width === 'phone')}
      half
      open={open === 'where'}
      onOpen={() => setOpen('where')}
    />
  )
  return (
    <>
      <ForChild choice={found.choice} onChild={on => onStep(found.steps.forChild(on))} onAge={age => onStep(found.steps.age(age))} />
      <DecisionsCard label={words.filters}>{[...rows.slice(0, -1), where, rows.at(-1)]}</DecisionsCard>
      {names.map(name => (
        <SelectionDialog
          key={name}
          {...fields[name]}
          search={name === 'specialist'}
          open={open === name}
          onClose={close}
          onChoose={id => onStep(found.steps[name](id))}
        />
      ))}
      <PlaceDialog open={open === 'where'} onClose={close} found={found} onStep={({ ...change }) => onStep(change)} />
    </>
  )
}

function useFields(found: ServiceFinding) {
  const words = useWords('service')
  const { directions, subGroups, services, specialists, choice, programmes, programme } = found
  const named = (one: { id: string; name: string }) => ({ value: one.id, label: one.name })
  return {
    programme: {
      title: words.programme,
      whole: words.anyProgramme,
      searchLabel: words.programme,
      options: programmes.map(one => ({ value: one.programId, label: one.programCaption, note: one.coverer })),
      value: programme?.programId
    },
    direction: {
      title: words.direction,
      whole: words.allDirections,
      searchLabel: words.direction,
      options: directions.map(named),
      value: choice.directionId
    },
    subGroup: {
      title: words.subGroup,
      whole: words.allSubGroups,
      searchLabel: words.subGroup,
      options: subGroups.map(named),
      value: choice.subGroupId
    },
    service: {
      title: words.service,
      whole: words.noService,
      searchLabel: words.searchService,
      options: services.flatMap(one => one.subGroups.flatMap(group => group.services.map(named))),
      value: choice.serviceId
    },
    specialist: {
      title: words.specialist,
      whole: words.anySpecialist,
      searchLabel: words.searchSpecialist,
      options: specialists.map(one => ({ value: one.doctorId, label: shortName(one.fullName), note: one.specialityName })),
      value: choice.doctorId
    }
  }
}

function useWhere({ branches, choice, town }: ServiceFinding, isShort: boolean): string {
  const words = useWords('booking')
  const branch = branches.find(one => one.branchId === choice.branchId)
  if (branch) return isShort ? branch.centre || branch.branch : placeText(branch)
  const name = townName(town, words.allTowns)
  return isShort ? name : name + words.allBranchesTail
}
