import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { useAddresses } from '../../addresses/addresses.ts'
import { RegistryPhones } from '../../catalogue/registry-phones.tsx'
import { GrandLetter } from '../../passing-on/grand-letter.tsx'
import { SupportMore } from '../../support/support-more.tsx'
import { useSupportPage } from '../../support/use-support.tsx'
import { useHere } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import styles from './first-visit.module.css'

/** `phones` of the place the time is at, separated by semicolons; '' where none is chosen yet. */
type GrandchildDialogProps = { phones: string; open: boolean; onClose: () => void }

/** [R60] How a parent allows a grandparent to book, step by step, and whom to call where no parent is at hand: the centre, or the support while there is no centre. With the code one comes back to what is being booked; what is typed in the form stays. */
export function GrandchildDialog({ phones, open, onClose }: GrandchildDialogProps) {
  const words = useWords('family')
  const first = useWords('firstVisit')
  const addresses = useAddresses()
  const supportPage = useSupportPage()
  const here = useHere(now => now.href)
  return (
    <Dialog open={open} onClose={onClose} title={words.grandTitle} text={words.grandText} closeLabel={words.close}>
      <ol className={styles.steps}>
        {words.grandSteps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.letter}>
        <GrandLetter />
      </div>
      <Button kind="second" wide href={addresses.enterCode({ from: here })}>
        {words.grandHaveCode}
      </Button>
      {phones ? (
        <div className={styles.call}>
          <p>{first.grandchildCall}</p>
          <RegistryPhones phones={phones} />
        </div>
      ) : (
        <div className={styles.call}>
          <p>{words.grandHelp}</p>
          <SupportMore page={supportPage} />
        </div>
      )}
    </Dialog>
  )
}
