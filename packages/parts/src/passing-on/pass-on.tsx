import { share as device } from '@vizit/client/platform/share'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useWords } from '../words/words.tsx'
import styles from './passing-on.module.css'

export type PassOnProps = {
  /** What is copied, and what is sent. */
  copy: string
  share: string
  /** What is said when it is copied, and when the browser does not let us. */
  copied: string
  notCopied: string
}

/** The ways to pass something on to somebody else: copied, or sent by what the device has. */
export function PassOn({ copy, share, copied, notCopied }: PassOnProps) {
  const words = useWords('family')
  const { say } = useToasts()
  const [isRefused, setIsRefused] = useState(false)

  async function take() {
    const isCopied = await device.copy(copy)
    setIsRefused(!isCopied)
    if (isCopied) say(copied)
  }

  return (
    <>
      {isRefused ? (
        <p className={styles.quiet} role="alert">
          {notCopied}
        </p>
      ) : null}
      <div className={styles.answers}>
        {device.canCopy() ? (
          <Button kind="second" icon={<Copy aria-hidden="true" />} onClick={() => void take()}>
            {words.codeCopy}
          </Button>
        ) : null}
        {device.canSend() ? (
          <Button kind="outline" icon={<Share2 aria-hidden="true" />} onClick={() => void device.send({ text: share })}>
            {words.codeShare}
          </Button>
        ) : null}
      </div>
    </>
  )
}
