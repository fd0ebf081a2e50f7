import { type CentreFilters, useCentres } from '@vizit/client/catalogue/use-centres'
import type { PayingProgramme } from '@vizit/client/programmes/use-paying-programmes'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { useWords } from '../words/words.tsx'
import type { CentresSearch } from './centres-search.ts'
import styles from './finding.module.css'

/** Which centres: any, those from one's bookmarks, or those of a programme [3.98]. */
type Which = Pick<CentresSearch, 'mine' | 'programme'>

type CentresFilterProps = {
  chosen: Which
  /** Undefined while they are on their way. */
  programmes: readonly PayingProgramme[] | undefined
  /** What the list is asked for, were this chosen; without a town it cannot be said yet. */
  asked: (which: Which) => CentreFilters
  onShow: (which: Which) => void
}

const ANY = 'any'
const MINE = 'bookmarks'

/** [2.153] [3.98] Which centres there are to be on the list; the button counts while one chooses. For the signed-in. */
export function CentresFilter({ chosen, programmes, asked, onShow }: CentresFilterProps) {
  const words = useWords('finding')
  const [isOpen, setOpen] = useState(false)
  const now = chosen.programme ?? (chosen.mine ? MINE : ANY)
  const [value, setValue] = useState(now)
  const which: Which = {
    mine: value === MINE ? '1' : undefined,
    programme: value === MINE || value === ANY ? undefined : value
  }
  return (
    <>
      <Button
        kind="outline"
        size="small"
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => {
          setValue(now)
          setOpen(true)
        }}
      >
        {now === ANY ? words.filter : words.filterOn}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.whichCentres}
        closeLabel={words.close}
        actions={
          <ShowButton
            asked={asked(which)}
            onShow={() => {
              onShow(which)
              setOpen(false)
            }}
          />
        }
      >
        <ChoiceGroup legend={words.whichCentres} hideLegend value={value} onChange={setValue}>
          <ChoiceCard value={ANY} title={words.anyCentres} />
          <ChoiceCard value={MINE} title={words.fromBookmarks} />
          {programmes?.map(({ programId, programCaption }) => (
            <ChoiceCard key={programId} value={programId} title={words.byProgramme(programCaption)} />
          ))}
        </ChoiceGroup>
        {programmes?.length === 0 ? <p className={styles.small}>{words.noProgramme}</p> : null}
      </Dialog>
    </>
  )
}

function ShowButton({ asked, onShow }: { asked: CentreFilters; onShow: () => void }) {
  const words = useWords('finding')
  const found = useCentres(asked)
  // No bookmarks: nobody is asked.
  const total = asked.ids?.length === 0 ? 0 : found.data?.pages[0]?.total
  return (
    <Button wide waiting={total === undefined && asked.townId !== undefined && !found.isError ? words.loading : undefined} onClick={onShow}>
      {total === undefined ? words.filter : total === 0 ? words.noneToShow : words.showCentres(total)}
    </Button>
  )
}
