import type { TownChoice } from '@vizit/client/catalogue/use-town-choice'
import { names } from '@vizit/client/names/spoken-names'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { OptionList } from '@vizit/ui/fields/option-list'
import { Skeleton } from '@vizit/ui/skeleton'
import MapPin from 'lucide-react/icons/map-pin'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useState } from 'react'
import { useWords } from '../words/words.tsx'
import styles from './town-button.module.css'

/** In which town one looks, and the choice of another; where the towns did not come, the way to ask for them again. Where there are none, nothing. */
export function TownButton({ of: { town, townId, towns, failed, choose } }: { of: TownChoice }) {
  const words = useWords('lists')
  const [open, setOpen] = useState(false)
  if (failed) {
    return (
      <Button
        kind="outline"
        size="small"
        icon={<RotateCw aria-hidden="true" />}
        waiting={failed.isRetrying ? words.askingTowns : undefined}
        onClick={failed.retry}
      >
        {words.townsAgain}
      </Button>
    )
  }
  if (!town && townId !== undefined) return null
  if (!town) return <Skeleton width="120px" height="44px" shape="box" />
  return (
    <>
      <Button
        kind="outline"
        size="small"
        icon={<MapPin aria-hidden="true" />}
        aria-label={words.townLabel(names.town(town))}
        onClick={() => setOpen(true)}
      >
        {names.town(town)}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.town} closeLabel={words.close}>
        <div className={styles.options}>
          <OptionList
            label={words.town}
            options={names.towns(towns).map(one => ({ value: one.id, label: names.town(one), also: one.name.ru }))}
            value={town.id}
            words={{
              searchLabel: words.searchTown,
              searchPlaceholder: words.searchTown,
              clearLabel: words.clearTown,
              nothing: words.nothingFound,
              leftOut: words.leftOut
            }}
            search
            onChoose={id => {
              choose(id)
              setOpen(false)
            }}
          />
        </div>
      </Dialog>
    </>
  )
}
