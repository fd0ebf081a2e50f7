import { useChangeGrant } from '@vizit/client/access/use-grants'
import type { Relative } from '@vizit/contract/family'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { RefusalBanner } from '../../failures/refusal-banner.tsx'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { useWords } from '../../words/words.tsx'
import styles from '../members/member-row.module.css'

/** [6.38] [4.105] One press lets the relative book for oneself. */
export function AllowButton({ member, name }: { member: Relative; name: string }) {
  const words = useWords('family')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const change = useChangeGrant()

  async function allow() {
    const done = await change.mutateAsync({ profileId: member.profileId, level: 'BOOK_VISITS' }).catch(() => null)
    if (done) say(words.allowed(name))
  }

  return (
    <div className={styles.allow}>
      <Button
        kind="second"
        size="small"
        aria-label={words.allowFull(name)}
        waiting={change.isPending ? words.allowing : undefined}
        onClick={() => void allow()}
      >
        {words.allow}
      </Button>
      {change.isError ? <RefusalBanner {...tell(change.error)} /> : null}
    </div>
  )
}
