import type { listConsentTexts } from '@vizit/contract/consent'
import type { Reply } from '@vizit/contract/endpoint'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { useLanguage } from '../shell/language.tsx'
import styles from './patient-form.module.css'

export type AgreementProps = {
  texts: Reply<typeof listConsentTexts>['texts']
  branch: string
  agreed: boolean
  error: string | undefined
  onAgree: (agreed: boolean) => void
}

/** [5.34] The box, never ticked beforehand, and the texts that it speaks of, to be read in place. */
export function Agreement({ texts, branch, agreed, error, onAgree }: AgreementProps) {
  const { words } = useLanguage()
  return (
    <div className={styles.agreement}>
      <CheckboxRow name="agreed" checked={agreed} onChange={onAgree} error={error}>
        {words.agree(branch)}
      </CheckboxRow>
      <details className={styles.texts}>
        <summary className={styles.summary}>{words.agreeText}</summary>
        {texts.map(one => (
          <section key={one.kind} lang="ru" className={styles.text} aria-label={one.title} tabIndex={0}>
            <h4>{one.title}</h4>
            <p className={styles.words}>{one.text}</p>
          </section>
        ))}
      </details>
    </div>
  )
}
