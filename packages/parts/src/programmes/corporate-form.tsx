import type { Coverer } from '@vizit/contract/programmes'
import { Segmented } from '@vizit/ui/fields/segmented'
import { useState } from 'react'
import { useWords } from '../words/words.tsx'
import { CodeForm } from './code-form.tsx'
import styles from './programmes.module.css'
import { WorkEmailForm } from './work-email-form.tsx'

/** [1.40] [1.41] By work e-mail, or by the programme's code. */
export function CorporateForm({ coverer }: { coverer: Coverer }) {
  const words = useWords('programmes')
  const [way, setWay] = useState<'email' | 'code'>('email')
  return (
    <div className={styles.form}>
      <Segmented
        label={words.ways}
        options={[
          { value: 'email', label: words.byEmail },
          { value: 'code', label: words.byCode }
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'email' ? <WorkEmailForm coverer={coverer} /> : <CodeForm />}
    </div>
  )
}
