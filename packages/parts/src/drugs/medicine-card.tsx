import { useNow } from '@vizit/client/api/clock'
import { showDate } from '@vizit/client/days/show-day'
import { useDropMedicine } from '@vizit/client/drugs/use-medicine-chest'
import { useWaiting } from '@vizit/client/unsent/unsent-provider'
import type { Medicine } from '@vizit/contract/own-drugs'
import { minskDay } from '@vizit/rules/days'
import { Badge } from '@vizit/ui/badge'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Pencil from 'lucide-react/icons/pencil'
import Search from 'lucide-react/icons/search'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { ConfirmAction } from '../confirming/confirm-action.tsx'
import { UnsentBadge } from '../unsent/unsent-badge.tsx'
import { useWords } from '../words/words.tsx'
import { drugFacts, drugName } from './drug-lines.ts'
import styles from './drugs.module.css'
import { MedicineDialog } from './medicine-dialog.tsx'

/** [3.72] A medicine at home: till when it may be used, the note, and what can be done with it. What was changed without a connection is shown as it will be. */
export function MedicineCard({ medicine: known }: { medicine: Medicine }) {
  const words = useWords('drugs')
  const addresses = useAddresses()
  const titleId = useId()
  const [asked, setAsked] = useState<'edit' | 'drop'>()
  const unsent = useWaiting(['medicine', 'dropped-medicine'], { drugId: known.drugId })
  const medicine =
    unsent?.kind === 'medicine' ? { ...known, useBefore: unsent.input.useBefore ?? null, note: unsent.input.note ?? '' } : known
  const isToGo = unsent?.kind === 'dropped-medicine'
  const name = drugName(medicine)
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.medicine}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.name}>
          {name}
        </h2>
        {isToGo ? null : <UseBefore day={medicine.useBefore} />}
        {unsent ? <UnsentBadge /> : null}
      </div>
      <p className={styles.small}>{drugFacts(words, medicine)}</p>
      {isToGo ? <WillGo /> : medicine.note ? <p>{medicine.note}</p> : null}
      <div className={styles.actions}>
        <Button
          kind="ghost"
          size="small"
          flush
          icon={<Pencil aria-hidden="true" />}
          aria-label={words.editLabel(name)}
          onClick={() => setAsked('edit')}
        >
          {words.editMedicine}
        </Button>
        <Button
          kind="ghost"
          size="small"
          flush
          icon={<Search aria-hidden="true" />}
          aria-label={words.findLabel(name)}
          href={addresses.drug(medicine.drugId)}
        >
          {words.findIt}
        </Button>
        {isToGo ? null : (
          <Button
            kind="danger-text"
            size="small"
            flush
            icon={<Trash2 aria-hidden="true" />}
            aria-label={words.dropLabel(name)}
            onClick={() => setAsked('drop')}
          >
            {words.dropIt}
          </Button>
        )}
      </div>
      {asked === 'edit' ? <MedicineDialog medicine={medicine} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'drop' ? <DropDialog medicine={medicine} onClose={() => setAsked(undefined)} /> : null}
    </Card>
  )
}

function WillGo() {
  return <p>{useWords('unsent').willDrop}</p>
}

function UseBefore({ day }: { day: Medicine['useBefore'] }) {
  const words = useWords('drugs')
  const today = minskDay(useNow())
  if (day === null) return <span className={styles.small}>{words.noDate}</span>
  const date = showDate(day, today)
  return day < today ? (
    <Badge kind="danger" icon={<CircleAlert aria-hidden="true" />}>
      {words.outOfDate(date)}
    </Badge>
  ) : (
    <Badge kind="plain" icon={<CalendarDays aria-hidden="true" />}>
      {words.goodTill(date)}
    </Badge>
  )
}

function DropDialog({ medicine, onClose }: { medicine: Medicine; onClose: () => void }) {
  const words = useWords('drugs')
  return (
    <ConfirmAction
      action={useDropMedicine()}
      of={{ drugId: medicine.drugId, name: drugName(medicine) }}
      title={words.dropTitle}
      text={words.dropText(drugName(medicine))}
      words={{ go: words.dropIt, waiting: words.dropping, back: words.keep }}
      said={({ kept }) => (kept ? undefined : words.dropped)}
      onClose={onClose}
    />
  )
}
