import type { Coverage } from '@vizit/contract/programmes'
import { showRoubles } from '@vizit/rules/money'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import Phone from 'lucide-react/icons/phone'
import { useId } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import { ProgrammeBadge } from './programme-badge.tsx'
import styles from './programmes.module.css'
import { ResendLetter } from './resend-letter.tsx'
import { UnlinkButton } from './unlink-button.tsx'
import { useProgrammeSentence } from './use-programme-sentence.ts'

/** A request is worth nothing yet, and what has ended is worth nothing any more. */
const WORTH_KNOWING = new Set<Coverage['status']>(['NOT_YET_ACTIVE', 'ACTIVE', 'INACTIVE'])

type ProgrammeCardProps = {
  coverage: Coverage
  isChild: boolean
  /** 2 where no section stands around it. */
  titleLevel?: 2 | 3
}

/** One programme of one person: what it is, how it stands, what it is worth, what can be done [3.42] [3.45] [3.46] [3.47]. */
export function ProgrammeCard({ coverage, isChild, titleLevel = 3 }: ProgrammeCardProps) {
  const Title = `h${titleLevel}` as const
  const words = useWords('programmes')
  const addresses = useAddresses()
  const sentence = useProgrammeSentence()(coverage, isChild)
  const titleId = useId()
  const { status, programCaption, coverer, covererPhone, covererKind, isManageable } = coverage
  const needsInsurer = covererKind === 'INSURER' && covererPhone !== '' && (status === 'INACTIVE' || status === 'ENDED')
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <div className={styles.names}>
          <Title id={titleId} className={styles.title}>
            {programCaption}
          </Title>
          <p className={styles.coverer}>{coverer}</p>
        </div>
        <ProgrammeBadge coverage={coverage} />
      </div>
      <p>{sentence}</p>
      {WORTH_KNOWING.has(status) ? <ProgrammeFacts coverage={coverage} /> : null}
      {isManageable || needsInsurer || coverage.endedBecause === 'declined' ? (
        <div className={styles.actions}>
          {status === 'PENDING_EMAIL' && isManageable ? <ResendLetter coverage={coverage} /> : null}
          {needsInsurer ? (
            <Button kind="second" size="small" icon={<Phone aria-hidden="true" />} href={`tel:+${covererPhone}`}>
              {words.callInsurer}
            </Button>
          ) : null}
          {coverage.endedBecause === 'declined' ? (
            <Button kind="second" size="small" href={addresses.addProgramme({ coverer: coverage.covererCode })}>
              {words.again}
            </Button>
          ) : null}
          {isManageable ? <UnlinkButton coverage={coverage} /> : null}
        </div>
      ) : null}
    </Card>
  )
}

/** [3.45] [3.46] The insurance amount with its parts, and the numbers; nothing for whom they are hidden from. */
function ProgrammeFacts({ coverage }: { coverage: Coverage }) {
  const words = useWords('programmes')
  const { amount, parts, barcode, contractNumber } = coverage
  if (amount === null && parts.length === 0 && barcode === null && contractNumber === null) return null
  const roubles = (kopecks: number) => words.roubles(showRoubles(kopecks))
  return (
    <dl className={styles.facts}>
      {amount === null ? null : (
        <div className={styles.sum}>
          <dt>{words.amount}</dt>
          <dd>{roubles(amount)}</dd>
        </div>
      )}
      {parts.map(part => (
        <div key={part.caption}>
          <dt>{part.caption}</dt>
          <dd>{part.amount === null ? words.included : roubles(part.amount)}</dd>
        </div>
      ))}
      {barcode === null ? null : (
        <div className={styles.sum}>
          <dt>{words.barcode}</dt>
          <dd>{barcode}</dd>
        </div>
      )}
      {contractNumber === null ? null : (
        <div>
          <dt>{words.contractNumber}</dt>
          <dd>{contractNumber}</dd>
        </div>
      )}
    </dl>
  )
}
