import { compulsoryOption } from '@vizit/client/booking/service/options/service-options'
import type { ServiceSearch } from '@vizit/client/booking/service/read-service-search'
import type { ServiceStep } from '@vizit/client/booking/service/service-search'
import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import { branchText } from '@vizit/client/catalogue/branch-text'
import type { Width } from '@vizit/client/shell/use-width'
import { loadAfterPicture } from '@vizit/ui/after-picture.ts'
import { Decision } from '@vizit/ui/talon/decision'
import { DecisionsCard } from '@vizit/ui/talon/decisions-card'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../words/words.tsx'
import { townName } from '../decisions/town-name.ts'
import { ForChild } from './for-child.tsx'
import styles from './service.module.css'
import { type ServiceField, useServiceFields } from './use-service-fields.ts'

const ServiceDialogs = lazy(loadAfterPicture(async () => ({ default: (await import('./service-dialogs.tsx')).ServiceDialogs })))

type ServiceFiltersProps = { found: ServiceFinding; search: ServiceSearch; width: Width; onStep: (change: ServiceStep) => void }

/** [1.15] [2.85-2.89] [5.88] The plain questions of booking a service, each answered in view. A field that has nothing to choose from waits for the others. */
export function ServiceFilters({ found, search, width, onStep }: ServiceFiltersProps) {
  const words = useWords('service')
  const marks = useWords('serviceOptions')
  const [open, setOpen] = useState<ServiceField | 'where' | null>(null)
  // Once asked they stay, for the way in which they close.
  const [isAsked, setAsked] = useState(false)
  function ask(question: ServiceField | 'where') {
    setAsked(true)
    setOpen(question)
  }
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
        onOpen={() => ask(name)}
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
      onOpen={() => ask('where')}
    />
  )
  return (
    <>
      <ForChild
        choice={found.choice}
        onChild={on => onStep({ ...found.steps.forChild(on), who: undefined })}
        onAge={age => onStep({ ...found.steps.age(age), who: undefined })}
      />
      <DecisionsCard label={words.filters}>{[...rows.slice(0, -1), where, rows.at(-1)]}</DecisionsCard>
      {must === 'none' ? null : <p className={styles.note}>{marks.compulsoryLegend}</p>}
      {isAsked ? (
        <Suspense>
          <ServiceDialogs open={open} onClose={() => setOpen(null)} found={found} fields={fields} names={names} onStep={onStep} />
        </Suspense>
      ) : null}
    </>
  )
}

function useWhere({ branches, choice, town }: ServiceFinding, isShort: boolean): string {
  const words = useWords('booking')
  const branch = branches.find(one => one.branchId === choice.branchId)
  if (branch) return isShort ? branch.centre || branch.branch : branchText(branch)
  const name = townName(town, words.allTowns)
  return isShort ? name : name + words.allBranchesTail
}
