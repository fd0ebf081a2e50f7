import { ALL_TOWNS } from '@vizit/client/catalogue/all-towns'
import { useServiceTree } from '@vizit/client/catalogue/use-service-tree'
import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import { names } from '@vizit/client/names/spoken-names'
import { usePayingProgrammes } from '@vizit/client/programmes/use-paying-programmes'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { Segmented } from '@vizit/ui/fields/segmented'
import { useEffect, useState } from 'react'
import { useWords } from '../../words/words.tsx'
import styles from './directory.module.css'
import { countServices, type ServiceFilter, servicesFor } from './service-filter.ts'

type ServiceFilterDialogProps = { open: boolean; onClose: () => void; filter: ServiceFilter; onShow: (filter: ServiceFilter) => void }

const ANY = 'any'

/** The services that a filter leaves; undefined while they are on their way. */
export function useFilteredServices({ town, whom, programme }: ServiceFilter, isWanted: boolean) {
  const here = useTownChoice('booked').townId
  const tree = useServiceTree({ townId: isWanted ? (town ? here : ALL_TOWNS) : undefined, programId: programme })
  return { ...tree, services: tree.data && servicesFor(tree.data, whom) }
}

/** [2.166] Where, for whom and by which programme: each question with one answer; the button counts while one chooses. */
export function ServiceFilterDialog({ open, onClose, filter, onShow }: ServiceFilterDialogProps) {
  const words = useWords('directory')
  const [draft, setDraft] = useState(filter)
  useEffect(() => {
    if (open) setDraft(filter)
  }, [open, filter])
  const town = useTownChoice('booked').town
  const programmes = usePayingProgrammes() ?? []
  const { services } = useFilteredServices(draft, open)
  const question = (
    label: string,
    value: string | undefined,
    options: [string, string][],
    onChange: (value: string | undefined) => void
  ) => (
    <div>
      <p aria-hidden="true">{label}</p>
      <Segmented
        label={label}
        value={value ?? ANY}
        options={options.map(([of, text]) => ({ value: of, label: text }))}
        onChange={next => onChange(next === ANY ? undefined : next)}
      />
    </div>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.filter}
      closeLabel={words.close}
      actions={
        <Button wide waiting={services ? undefined : words.loading} onClick={() => onShow(draft)}>
          {services ? words.showServices(countServices(services)) : words.filter}
        </Button>
      }
    >
      <div className={styles.cards}>
        {town
          ? question(
              words.where,
              draft.town,
              [
                [ANY, words.everywhere],
                ['1', names.town(town)]
              ],
              () => setDraft({ ...draft, town: draft.town ? undefined : '1' })
            )
          : null}
        {question(
          words.whom,
          draft.whom,
          [
            [ANY, words.anybody],
            ['adults', words.adults],
            ['children', words.children]
          ],
          whom => setDraft({ ...draft, whom: whom as ServiceFilter['whom'] })
        )}
        {programmes.length > 0
          ? question(
              words.programme,
              draft.programme,
              [[ANY, words.anyProgramme], ...programmes.map((one): [string, string] => [one.programId, one.programCaption])],
              programme => setDraft({ ...draft, programme })
            )
          : null}
      </div>
    </Dialog>
  )
}
