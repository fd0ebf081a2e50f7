import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import { ALL_TOWNS } from '@vizit/client/catalogue/all-towns'
import { rememberTown } from '@vizit/client/catalogue/town-preference'
import { names } from '@vizit/client/names/spoken-names'
import { addressText } from '@vizit/client/names/spoken-services'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { OptionList } from '@vizit/ui/fields/option-list'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { useWords } from '../../words/words.tsx'
import styles from './option-dialog.module.css'
import { townName } from './town-name.ts'

/** What a new town leaves of the address. */
type TownStep = { townId: string; branchId: undefined; doctorId: undefined }

type PlaceDialogProps<S> = {
  open: boolean
  onClose: () => void
  found: Pick<DoctorSearch, 'town' | 'towns' | 'branches'> & {
    choice: { branchId: string | undefined }
    steps: { branch: (branchId: string | undefined) => S }
  }
  onStep: (change: S | TownStep) => void
}

const WHOLE = 'all'
const TOWN = 'town-'
const SEARCHED_FROM = 8

/** [2.74] [2.78] Where: a branch of the town, or all of them; the town is asked in the same sheet and remembered. */
export function PlaceDialog<S>({ open, onClose, found, onStep }: PlaceDialogProps<S>) {
  const words = useWords('booking')
  const [asks, setAsks] = useState<'branch' | 'town'>('branch')
  const town = townName(found.town, words.allTowns)
  const lists = { closeLabel: words.close, clearLabel: words.clear, nothing: words.nothingFound, leftOut: words.leftOut }
  const others = found.towns.filter(one => one.id !== ALL_TOWNS && one.id !== found.town?.id)
  function goTo(townId: string) {
    rememberTown(townId)
    onStep({ townId, branchId: undefined, doctorId: undefined })
    setAsks('branch')
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={asks === 'town' ? words.town : words.chooseFolders}
      closeLabel={words.close}
      onClosed={() => setAsks('branch')}
    >
      <div className={styles.body}>
        {asks === 'town' ? (
          <>
            <Button kind="ghost" size="small" flush icon={<ArrowLeft aria-hidden="true" />} onClick={() => setAsks('branch')}>
              {words.backToBranches}
            </Button>
            <OptionList
              label={words.town}
              options={names.towns(found.towns).map(one => ({ value: one.id, label: townName(one, words.allTowns), also: one.name.ru }))}
              value={found.town?.id ?? null}
              words={{ ...lists, searchLabel: words.searchTown, searchPlaceholder: words.searchTown }}
              search={found.towns.length > SEARCHED_FROM}
              onChoose={goTo}
            />
          </>
        ) : (
          <>
            <Button kind="second" size="small" icon={<MapPin aria-hidden="true" />} onClick={() => setAsks('town')}>
              {town}
              <span className="visually-hidden">: {words.changeTown}</span>
            </Button>
            <OptionList
              key={found.town?.id}
              label={words.chooseFolders}
              options={[
                { value: WHOLE, label: found.town?.id === ALL_TOWNS ? words.allTowns : words.allBranches(town) },
                ...found.branches.map(one => ({ value: one.branchId, label: one.branch, note: addressText(one.address) })),
                // Whoever types the name of a town is led there.
                ...others.map(one => ({
                  value: TOWN + one.id,
                  label: names.town(one),
                  note: words.town,
                  also: one.name.ru,
                  typedOnly: true as const
                }))
              ]}
              value={found.choice.branchId ?? WHOLE}
              words={{ ...lists, searchLabel: words.searchBranch, searchPlaceholder: words.searchBranch }}
              search={found.branches.length > SEARCHED_FROM || others.length > 0}
              onChoose={id => {
                if (id.startsWith(TOWN)) return goTo(id.slice(TOWN.length))
                onStep(found.steps.branch(id === WHOLE ? undefined : id))
                onClose()
              }}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}
