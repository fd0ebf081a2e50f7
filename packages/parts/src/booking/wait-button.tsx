import type { Day } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import BellPlus from 'lucide-react/icons/bell-plus'
import { useState } from 'react'
import { ru as waitingList } from '../waiting-list/messages.ru.ts'
import { WordsProvider } from '../words/words.tsx'
import { WishDialog, type WishTarget } from './wish-dialog.tsx'

const WORDS = { waitingList }

/** 'Tell me when a time frees', with the question of which days. It brings its own words: few come by it. */
export function WaitButton({ target, day, profileId }: { target: WishTarget; day: Day; profileId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <WordsProvider words={WORDS}>
      <Button kind="ghost" size="small" flush icon={<BellPlus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {target.isForAny ? waitingList.askAny : waitingList.ask}
      </Button>
      <WishDialog open={isOpen} onClose={() => setOpen(false)} target={target} day={day} profileId={profileId} />
    </WordsProvider>
  )
}
