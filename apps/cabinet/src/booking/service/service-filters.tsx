import { compulsoryOption } from '@vizit/client/booking/service/options/service-options'
import type { ServiceSearch, ServiceStep } from '@vizit/client/booking/service/service-search'
import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import { placeText } from '@vizit/client/catalogue/place'
import type { Width } from '@vizit/client/shell/use-width'
import { useWords } from '@vizit/client/words.tsx'
import { Decision } from '@vizit/ui/decision'
import { DecisionsCard } from '@vizit/ui/decisions-card'
import { useState } from 'react'
import { PlaceDialog } from '../place-dialog.tsx'
import { SelectionDialog } from '../selection-dialog.tsx'
import { townName } from '../town-name.ts'
import { ForChild } from './for-child.tsx'
import styles from './service.module.css'
import { type ServiceField, useServiceFields } from './use-service-fields.ts'

type ServiceFiltersProps = { found: ServiceFinding; search: ServiceSearch; width: Width; onStep: (change: ServiceStep) => void }

/** [1.15] [2.85-2.89] [5.88] The plain questions of booking a service, each answered in view. A field that has nothing to choose from waits for the others. */
export function ServiceFilters({ found, search, width, onStep }: ServiceFiltersProps) {
  const words = useWords('service')
  const marks = useWords('serviceOptions')
  const [open, setOpen] = useState<ServiceField | 'where' | null>(null)
  const close = () => setOpen(null)
  const fields = useServiceFields(found, search.serviceId)
  const must = compulsoryOption(found.choice)
  // Who has no programme is not asked about one.
  const names = (Object.keys(fields) as ServiceField[]).filter(name => name !== 'programme' || found.programmes.length > 0)
  const rows = names.map(name => {
    const { title, whole, options, value } = fields[name]
    const answer = options.find(one => one.value === value)?.label ?? whole
    return (
      <Decision
        key={name}
        question={title}
        answer={answer}
        half={name === 'specialist'}
        compulsory={name === must ? marks.compulsory : undefined}
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
      compulsory={must === 'branch' ? marks.compulsory : undefined}
      open={open === 'where'}
      onOpen={() => setOpen('where')}
    />
  )
  return (
    <>
      <ForChild choice={found.choice} onChild={on => onStep(found.steps.forChild(on))} onAge={age => onStep(found.steps.age(age))} />
      <DecisionsCard label={words.filters}>{[...rows.slice(0, -1), where, rows.at(-1)]}</DecisionsCard>
      {must === 'none' ? null : <p className={styles.note}>{marks.compulsoryLegend}</p>}
      {names.map(name => (
        <SelectionDialog
          key={name}
          {...fields[name]}
          search={name === 'specialist'}
          open={open === name}
          onClose={close}
          hint={fields[name].incompatible.size > 0 ? marks.incompatibleLegend : undefined}
          // [5.89] What does not go with the rest stays in the address, to be told of.
          onChoose={id =>
            onStep(name === 'service' && id && fields.service.incompatible.has(id) ? { serviceId: id } : found.steps[name](id))
          }
        />
      ))}
      <PlaceDialog open={open === 'where'} onClose={close} found={found} onStep={({ ...change }) => onStep(change)} />
    </>
  )
}

function useWhere({ branches, choice, town }: ServiceFinding, isShort: boolean): string {
  const words = useWords('booking')
  const branch = branches.find(one => one.branchId === choice.branchId)
  if (branch) return isShort ? branch.centre || branch.branch : placeText(branch)
  const name = townName(town, words.allTowns)
  return isShort ? name : name + words.allBranchesTail
}
