import { useMedicines, usePutMedicine } from '@vizit/client/drugs/use-medicine-chest'
import { useSession } from '@vizit/client/session/session-provider'
import { useWaiting } from '@vizit/client/unsent/unsent-provider'
import type { Drug } from '@vizit/contract/drugs'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import Archive from 'lucide-react/icons/archive'
import Check from 'lucide-react/icons/check'
import { useAddresses } from '../addresses/addresses.ts'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { UnsentBadge } from '../unsent/unsent-badge.tsx'
import { useWords } from '../words/words.tsx'
import { drugName } from './drug-lines.ts'
import styles from './drugs.module.css'

type OfDrug = Pick<Drug, 'id' | 'name' | 'dose'>

/** Puts the drug into the medicine chest; what is in leads there. Nothing for visitors: the list of searches tells them how. */
export function ChestButton({ drug }: { drug: OfDrug }) {
  const isSignedIn = useSession().kind === 'signed-in'
  return isSignedIn ? <OwnChestButton drug={drug} /> : null
}

function OwnChestButton({ drug }: { drug: OfDrug }) {
  const words = useWords('drugs')
  const addresses = useAddresses()
  const tell = useRefusalWords()
  const { say } = useToasts()
  const { data } = useMedicines()
  const { mutate, isPending, error } = usePutMedicine()
  const unsent = useWaiting(['medicine', 'dropped-medicine'], { drugId: drug.id })
  if (unsent) return <UnsentBadge />
  if (!data) return null
  if (data.some(one => one.drugId === drug.id)) {
    return (
      <Button kind="ghost" size="small" icon={<Check aria-hidden="true" />} href={addresses.chest()}>
        {words.inChest}
      </Button>
    )
  }
  return (
    <>
      <Button
        kind="second"
        size="small"
        icon={<Archive aria-hidden="true" />}
        waiting={isPending ? words.puttingIn : undefined}
        onClick={() =>
          mutate({ drugId: drug.id, name: drugName(drug) }, { onSuccess: ({ kept }) => (kept ? undefined : say(words.putIn)) })
        }
      >
        {words.toChest}
      </Button>
      {error ? (
        <p role="alert" className={styles.failed}>
          {tell(error).title}. {tell(error).text}
        </p>
      ) : null}
    </>
  )
}
