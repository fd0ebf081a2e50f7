import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../words/words.tsx'

const ResetDialog = lazy(async () => ({ default: (await import('./reset-dialog.tsx')).ResetDialog }))

/** "It is not me": the number has come from somebody else. */
export function NotMe() {
  const words = useWords('email')
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <List label={words.notMe}>
        <ListRow lead={<UserRoundX aria-hidden="true" />} title={words.notMe} note={words.notMeNote} onPress={() => setAsked('open')} />
      </List>
      {asked === 'never' ? null : (
        <Suspense>
          <ResetDialog open={asked === 'open'} onClose={() => setAsked('closed')} />
        </Suspense>
      )}
    </>
  )
}
