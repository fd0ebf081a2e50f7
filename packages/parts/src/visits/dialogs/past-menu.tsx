import { capital, showMoment } from '@vizit/client/days/show-day'
import { useDeleteVerdict } from '@vizit/client/visits/use-delete-verdict'
import type { Visit } from '@vizit/contract/visits'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Hospital from 'lucide-react/icons/hospital'
import Pill from 'lucide-react/icons/pill'
import Printer from 'lucide-react/icons/printer'
import Trash2 from 'lucide-react/icons/trash-2'
import { useAddresses } from '../../addresses/addresses.ts'
import { ServiceName } from '../../catalogue/service-name.tsx'
import { useWords } from '../../words/words.tsx'
import { bookAgain } from '../book-again.ts'

type PastMenuProps = { visit: Visit; now: Date; onRemove: () => void; onClose: () => void }

/** The menu behind the dots of a past visit: book again, print, what was prescribed, take it out of the list, or the hint since when that can be done [4.74]. */
export function PastMenu({ visit, now, onRemove, onClose }: PastMenuProps) {
  const words = useWords('visitsMore')
  const addresses = useAddresses()
  const remove = useDeleteVerdict()(visit, now)
  const bin = <Trash2 aria-hidden="true" />
  return (
    <Dialog
      open
      onClose={onClose}
      title={visit.serviceName === null ? visit.physicianName : <ServiceName name={visit.serviceName} />}
      text={capital(showMoment(visit.startDate))}
      closeLabel={words.close}
    >
      <List label={words.more(visit.physicianName)}>
        <ListRow lead={<CalendarPlus aria-hidden="true" />} title={words.again} href={bookAgain(addresses, visit)} />
        <ListRow lead={<Printer aria-hidden="true" />} title={words.print} href={addresses.talon(visit.orderId)} />
        <ListRow
          lead={<Hospital aria-hidden="true" />}
          title={words.centre}
          note={visit.branchName}
          href={addresses.branch(visit.branchId)}
        />
        <ListRow lead={<Pill aria-hidden="true" />} title={words.drugs} note={words.drugsNote} href={addresses.visitDrugs(visit.orderId)} />
        {remove === 'may-delete' ? <ListRow lead={bin} title={words.remove} onPress={onRemove} /> : null}
        {remove === 'too-early' ? <ListRow lead={bin} title={words.remove} note={words.removeLater} /> : null}
      </List>
    </Dialog>
  )
}
