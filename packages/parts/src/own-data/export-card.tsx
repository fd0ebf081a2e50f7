import { needsReauth, useExport } from '@vizit/client/own-data/use-own-data'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { Section } from '@vizit/ui/page/section'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { ReauthDialog } from '../reauth/reauth-dialog.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import styles from './own-data.module.css'

/** Everything in one file, once a code has proven who asks. */
export function ExportCard() {
  const words = useWords('ownData')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const take = useExport()
  const [isAsking, setAsking] = useState(false)

  async function start() {
    const error = await take.mutateAsync().then(
      () => null,
      (reason: unknown) => reason
    )
    if (error === null) say(words.exported)
    else if (needsReauth(error)) setAsking(true)
  }

  const said = take.isError && !needsReauth(take.error) ? tell(take.error) : null
  return (
    <Section title={words.exportTitle}>
      <Card className={styles.card}>
        <p>{words.exportText}</p>
        {said ? <RefusalBanner {...said} /> : null}
        <Button
          kind="second"
          icon={<Download aria-hidden="true" />}
          waiting={take.isPending ? words.exporting : undefined}
          onClick={() => void start()}
        >
          {words.exportGo}
        </Button>
      </Card>
      <ReauthDialog
        action="export"
        text={words.exportReauth}
        open={isAsking}
        onClose={() => setAsking(false)}
        onProven={() => {
          setAsking(false)
          void start()
        }}
      />
    </Section>
  )
}
