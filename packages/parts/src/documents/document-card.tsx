import { useNow } from '@vizit/client/api/clock'
import { minskDay, showDay } from '@vizit/rules/days'
import { type IdentityDocument, maskedNumber } from '@vizit/rules/documents'
import { BareLink } from '@vizit/ui/page/link-provider'
import Lock from 'lucide-react/icons/lock'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import styles from './documents.module.css'
import { KIND_ICONS } from './kind-icon.ts'
import { useOpenVault } from './open-vault.ts'

/** A document in the list: what and whose it is, its number masked; with the sign of the lock where one is set. */
export function DocumentCard({ document }: { document: IdentityDocument }) {
  const words = useWords('documents')
  const addresses = useAddresses()
  const { locked } = useOpenVault()
  const Icon = KIND_ICONS[document.kind]
  const until = useUntil(document)
  return (
    <BareLink className={styles.card} data-kind={document.kind} href={addresses.document(document.id)}>
      <Icon className={styles.drawing} aria-hidden="true" />
      {locked.lock === 'none' ? null : <Lock className={styles.sign} aria-hidden="true" />}
      <span className={styles.kind}>{words.kinds[document.kind]}</span>
      <span className={styles.owner}>{[document.owner, until].filter(Boolean).join(' · ')}</span>
      <span className={styles.number}>{maskedNumber(document.number) || words.noNumber}</span>
    </BareLink>
  )
}

/** 'до 31.12.2026'; '' where no day was typed. */
export function useUntil({ validUntil }: Pick<IdentityDocument, 'validUntil'>): string {
  const words = useWords('documents')
  const today = minskDay(useNow())
  if (validUntil === null) return ''
  return validUntil < today ? words.expired(showDay(validUntil)) : words.until(showDay(validUntil))
}
