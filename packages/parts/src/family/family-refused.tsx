import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useSupport } from '../support/use-support.tsx'
import { useWords } from '../words/words.tsx'
import styles from './family.module.css'

/** Why this cannot be done here, and who can help. */
export function FamilyRefused({ title, text }: { title: string; text: string }) {
  const support = useSupport(useWords('family').supportAction)
  return (
    <div className={styles.refused}>
      <Banner kind="info" title={title}>
        {text}
      </Banner>
      {support ? <Button href={support.href}>{support.label}</Button> : null}
      {support?.more}
    </div>
  )
}
