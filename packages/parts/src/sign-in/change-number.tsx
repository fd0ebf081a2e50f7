import { Button } from '@vizit/ui/button'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import styles from './sign-in-parts.module.css'

/** Back from a step of the sign-in to the number. */
export function ChangeNumber({ from }: { from: string | undefined }) {
  const words = useWords('signIn')
  const addresses = useAddresses()
  return (
    <Button
      kind="ghost"
      size="small"
      flush
      className={styles.back}
      icon={<ArrowLeft aria-hidden="true" />}
      href={addresses.signInStep('phone', from)}
    >
      {words.changeNumber}
    </Button>
  )
}
