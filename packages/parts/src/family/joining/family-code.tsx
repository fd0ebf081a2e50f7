import { useNow } from '@vizit/client/api/clock'
import { countdownText } from '@vizit/client/sign-in/attempt'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useToasts } from '@vizit/ui/dialogs/toast'
import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useWords } from '../../words/words.tsx'
import styles from './family-code.module.css'

/** The six digits, how long they are good, and the ways to pass them on. `path`: where the other one enters them. */
export function FamilyCode({ code, until, path }: { code: string; until: string; path: string }) {
  const words = useWords('family')
  const { say } = useToasts()
  const [isRefused, setIsRefused] = useState(false)
  const now = useNow(1000)
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1000))
  const text = words.codeShareText(code, `${location.origin}${path}`)

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false
    )
    setIsRefused(!isCopied)
    if (isCopied) say(words.codeCopied)
  }

  return (
    <Card title={words.codeOfFamily}>
      <output className={styles.digits} aria-label={`${words.codeOfFamily}: ${code.split('').join(' ')}`}>
        {code.slice(0, 3)}
        <span className={styles.dash} aria-hidden="true" />
        {code.slice(3)}
      </output>
      <p className={styles.life}>{seconds > 0 ? words.codeLives(countdownText(seconds)) : words.codeGone}</p>
      {isRefused ? (
        <p className={styles.life} role="alert">
          {words.codeNotCopied}
        </p>
      ) : null}
      <div className={styles.pass}>
        {'clipboard' in navigator ? (
          <Button kind="second" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {words.codeCopy}
          </Button>
        ) : null}
        {'share' in navigator ? (
          // Whoever closes the sheet has changed their mind; that is no failure.
          <Button kind="outline" icon={<Share2 aria-hidden="true" />} onClick={() => void navigator.share({ text }).catch(() => undefined)}>
            {words.codeShare}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}
