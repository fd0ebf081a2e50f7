import { share } from '@vizit/client/platform/share'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import { PassOn } from './pass-on.tsx'
import styles from './passing-on.module.css'

/** [R60] What a grandparent sends to the parent, who learns from it where to press. */
export function GrandLetter() {
  const words = useWords('family')
  const addresses = useAddresses()
  const letter = words.grandLetter(`${share.origin()}${addresses.shareCode()}`)
  return (
    <>
      <p className={styles.quiet}>{words.grandAsk}</p>
      <blockquote className={styles.letter}>{letter}</blockquote>
      <PassOn copy={letter} share={letter} copied={words.grandCopied} notCopied={words.grandNotCopied} />
    </>
  )
}
