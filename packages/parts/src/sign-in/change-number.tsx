import { stepAddress } from '@vizit/client/sign-in/sign-in-address'
import { Button } from '@vizit/ui/button'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useWords } from '../words/words.tsx'
import styles from './sign-in-parts.module.css'

/** Back from a step of the sign-in to the number. */
export function ChangeNumber({ from }: { from: string | undefined }) {
  const words = useWords('signIn')
  return (
    <Button
      kind="ghost"
      size="small"
      flush
      className={styles.back}
      icon={<ArrowLeft aria-hidden="true" />}
      href={stepAddress('phone', from)}
    >
      {words.changeNumber}
    </Button>
  )
}
