import type { ServiceStep } from '@vizit/client/booking/service/service-search'
import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import { useWords } from '../../words/words.tsx'
import { PlaceDialog } from '../decisions/place-dialog.tsx'
import { SelectionDialog } from '../decisions/selection-dialog.tsx'
import type { ServiceField, useServiceFields } from './use-service-fields.ts'

type ServiceDialogsProps = {
  open: ServiceField | 'where' | null
  onClose: () => void
  found: ServiceFinding
  fields: ReturnType<typeof useServiceFields>
  names: readonly ServiceField[]
  onStep: (change: ServiceStep) => void
}

/** What the questions of a service are answered in. Fetched when the first of them is asked. */
export function ServiceDialogs({ open, onClose, found, fields, names, onStep }: ServiceDialogsProps) {
  const marks = useWords('serviceOptions')
  return (
    <>
      {names.map(name => (
        <SelectionDialog
          key={name}
          {...fields[name]}
          search={name === 'specialist'}
          open={open === name}
          onClose={onClose}
          hint={fields[name].incompatible.size > 0 ? marks.incompatibleLegend : undefined}
          // [5.89] What does not go with the rest stays in the address, to be told of.
          onChoose={id =>
            onStep(name === 'service' && id && fields.service.incompatible.has(id) ? { serviceId: id } : found.steps[name](id))
          }
        />
      ))}
      <PlaceDialog open={open === 'where'} onClose={onClose} found={found} onStep={({ ...change }) => onStep(change)} />
    </>
  )
}
