import { Button } from '@vizit/ui/button'
import { lazy, Suspense, useState } from 'react'
import { saying } from '../../words/saying.ts'
import { useWords } from '../../words/words.tsx'
import styles from './find-head.module.css'

const GrandchildDialog = lazy(
  saying(['family'], async () => ({ default: (await import('../first/grandchild-dialog.tsx')).GrandchildDialog }))
)

/** [R60] That a parent lets a grandparent book, before a doctor and a time are looked for in vain. */
export function GrandchildHint() {
  const words = useWords('firstVisit')
  // Once asked for it stays, for the way in which it closes.
  const [way, setWay] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <div>
      <p className={styles.hint}>{words.grandchild}</p>
      <Button kind="ghost" size="small" flush onClick={() => setWay('open')}>
        {words.grandchildHow}
      </Button>
      {way === 'never' ? null : (
        <Suspense>
          <GrandchildDialog phones="" open={way === 'open'} onClose={() => setWay('closed')} />
        </Suspense>
      )}
    </div>
  )
}
