import { needsReauth, useExport } from '@vizit/client/own-data/use-own-data'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { Section } from '@vizit/ui/page/section'
import BookOpenText from 'lucide-react/icons/book-open-text'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { ReauthDialog } from '../reauth/reauth-dialog.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import styles from './own-data.module.css'
import type { ExportedFile } from './readable-page.ts'

type Wanted = 'page' | 'json'

/** Everything in one file, or as a page to read and print, once a code has proven who asks. */
export function ExportCard() {
  const words = useWords('ownData')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const take = useExport()
  const [isAsking, setAsking] = useState(false)
  const [wanted, setWanted] = useState<Wanted>('page')

  const makePage = async (json: string) =>
    (await import('./readable-page.ts')).readablePage(JSON.parse(json) as ExportedFile, words, document.documentElement.lang)

  async function start(as: Wanted) {
    setWanted(as)
    const error = await take.mutateAsync(as === 'page' ? makePage : undefined).then(
      () => null,
      (reason: unknown) => reason
    )
    if (error === null) say(words.exported)
    else if (needsReauth(error)) setAsking(true)
  }

  const said = take.isError && !needsReauth(take.error) ? tell(take.error) : null
  const waiting = (as: Wanted) => (take.isPending && wanted === as ? words.exporting : undefined)
  return (
    <Section title={words.exportTitle}>
      <Card className={styles.card}>
        <p>{words.exportText}</p>
        {said ? <RefusalBanner {...said} /> : null}
        <div className={styles.actions}>
          <Button kind="second" icon={<BookOpenText aria-hidden="true" />} waiting={waiting('page')} onClick={() => void start('page')}>
            {words.exportPage}
          </Button>
          <Button kind="second" icon={<Download aria-hidden="true" />} waiting={waiting('json')} onClick={() => void start('json')}>
            {words.exportGo}
          </Button>
        </div>
      </Card>
      <ReauthDialog
        action="export"
        text={words.exportReauth}
        open={isAsking}
        onClose={() => setAsking(false)}
        onProven={() => {
          setAsking(false)
          void start(wanted)
        }}
      />
    </Section>
  )
}
