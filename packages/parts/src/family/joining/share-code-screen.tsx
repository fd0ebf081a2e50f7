import { roomIn } from '@vizit/client/family/new-members'
import { useDrawCode, useFamilyCode } from '@vizit/client/family/use-family-code'
import { useRelatives } from '@vizit/client/family/use-relatives'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import Mail from 'lucide-react/icons/mail'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { RefusalBanner } from '../../failures/refusal-banner.tsx'
import { Screen } from '../../frame/screen.tsx'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { useWords } from '../../words/words.tsx'
import { useBackFrom, type WayBack } from '../use-back-from.ts'
import styles from './family-code.module.css'
import { FamilyCode } from './family-code.tsx'
import { FamilyRequests } from './family-requests.tsx'
import { LimitRefused } from './limit-refused.tsx'
import { ShareChoice } from './share-choice.tsx'

/** [2.46] The code for a spouse. Whoever has one hears so at once [5.76]. */
export function JoinScreen({ from }: WayBack) {
  const words = useWords('family')
  const back = useBackFrom(from)
  const family = useRelatives().data ?? []
  const isFull = roomIn(family).spouse === 'SPOUSE_EXISTS'
  return (
    <Screen
      title={words.joinTitle}
      note={isFull ? undefined : words.joinNote}
      back={back}
      aside={isFull ? undefined : <CodeSteps as="SPOUSE" from={from} />}
    >
      {isFull ? <LimitRefused limit="SPOUSE_EXISTS" /> : <ShareCode as="SPOUSE" />}
    </Screen>
  )
}

/** [2.47] The code for a relative who has an own account, with what it opens. */
export function ShareCodeScreen({ from }: WayBack) {
  const words = useWords('family')
  return (
    <Screen title={words.shareTitle} note={words.shareNote} back={useBackFrom(from)} aside={<CodeSteps as="RELATIVE" from={from} />}>
      <ShareCode as="RELATIVE" />
    </Screen>
  )
}

/** Draws the code when asked, shows the one that is good, and the request that it brings. */
function ShareCode({ as }: { as: 'SPOUSE' | 'RELATIVE' }) {
  const words = useWords('family')
  const addresses = useAddresses()
  const tell = useRefusalWords()
  const shown = useFamilyCode().data
  const draw = useDrawCode()
  const [open, setOpen] = useState<string[]>([])
  const grants = as === 'SPOUSE' ? [] : open.map(profileId => ({ profileId, level: 'BOOK_VISITS' as const }))
  return (
    <div className={styles.page}>
      <FamilyRequests />
      {shown ? <FamilyCode code={shown.code} until={shown.until} path={addresses.enterCode()} /> : null}
      {/* The family has one code: drawn on the other page, it leads to the other relation. */}
      {shown?.as && shown.as !== as ? (
        <Banner kind="wait" title={shown.as === 'SPOUSE' ? words.codeForSpouse : words.codeForRelative}>
          {words.codeForOther}
        </Banner>
      ) : null}
      {as === 'RELATIVE' ? <ShareChoice chosen={open} onChange={setOpen} /> : null}
      {draw.isError ? <RefusalBanner {...tell(draw.error)} /> : null}
      <Button
        kind={shown ? 'outline' : 'main'}
        wide
        icon={shown ? <RotateCcw aria-hidden="true" /> : undefined}
        waiting={draw.isPending ? words.drawing : undefined}
        onClick={() => draw.mutate({ grants, as })}
      >
        {shown ? words.drawAgain : words.drawCode}
      </Button>
    </div>
  )
}

/** What the other one does with the code. */
function CodeSteps({ as, from }: WayBack & { as: 'SPOUSE' | 'RELATIVE' }) {
  const words = useWords('family')
  const addresses = useAddresses()
  const steps = as === 'SPOUSE' ? words.codeHowSpouse : words.codeHowRelative
  return (
    <>
      <Card title={words.codeHow}>
        <ol className={styles.steps}>
          {steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      {as === 'RELATIVE' ? <p className={styles.aside}>{words.codeChild}</p> : null}
      <List label={words.chooseLetter}>
        <ListRow
          lead={<Mail aria-hidden="true" />}
          title={words.chooseLetter}
          note={words.chooseLetterNote}
          href={addresses.sendInvite({ from })}
        />
      </List>
    </>
  )
}
