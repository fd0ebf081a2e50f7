import type { Day } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import BellPlus from 'lucide-react/icons/bell-plus'
import { useState } from 'react'
import { useWords } from '../../words/words.tsx'
import { RequestDialog, type RequestTarget } from './request-dialog.tsx'

/** 'Tell me when a time frees', with the question of which days. */
export function WaitButton({ target, day, profileId }: { target: RequestTarget; day: Day; profileId: string }) {
  const words = useWords('waitingList')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="ghost" size="small" flush icon={<BellPlus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {target.isForAny ? words.askAny : words.ask}
      </Button>
      <RequestDialog open={isOpen} onClose={() => setOpen(false)} target={target} day={day} profileId={profileId} />
    </>
  )
}
