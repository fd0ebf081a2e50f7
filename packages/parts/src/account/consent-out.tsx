import { Button } from '@vizit/ui/button'
import { useState } from 'react'
import { SignOutDialog } from '../sign-out/sign-out-dialog.tsx'
import { useWords } from '../words/words.tsx'

/** [4.134] Who does not agree may leave; that is asked about first. */
export function ConsentOut() {
  const words = useWords('consentScreen')
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <Button kind="ghost" wide onClick={() => setLeaving(true)}>
        {words.out}
      </Button>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  )
}
