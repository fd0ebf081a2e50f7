import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useAddresses } from '../../addresses/addresses.ts'
import { useSupport } from '../../support/use-support.tsx'
import { useWords } from '../../words/words.tsx'
import styles from '../family.module.css'
import { type Limit, useLimitWords } from '../limit-dialog.tsx'

/** A page that a limit closes: the same words and choices as in the dialog. */
export function LimitRefused({ limit }: { limit: Limit }) {
  const words = useWords('family')
  const addresses = useAddresses()
  const { title, text } = useLimitWords()(limit)
  const support = useSupport(words.support)
  return (
    <div className={styles.refused}>
      <Banner kind="info" title={title}>
        {text}
      </Banner>
      {support ? <Button href={support.href}>{support.label}</Button> : null}
      {support?.more}
      <Button kind="ghost" href={addresses.family()}>
        {words.cancel}
      </Button>
    </div>
  )
}
