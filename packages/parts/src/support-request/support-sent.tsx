import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useSupportPhone } from '../support/use-support-phone.ts'
import { useWords } from '../words/words.tsx'

/** It is sent: where the answer comes, and the number for whom that is too long. */
export function SupportSent({ told, onAgain }: { told: string; onAgain: () => void }) {
  const words = useWords('supportRequest')
  const phone = useSupportPhone()
  return (
    <>
      <Banner kind="ok" title={words.sent} live>
        <p>{told}</p>
        {phone ? <p>{words.soonerByPhone}</p> : null}
      </Banner>
      <Button kind="ghost" flush onClick={onAgain}>
        {words.another}
      </Button>
    </>
  )
}
