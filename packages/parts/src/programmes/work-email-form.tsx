import { emailFaults } from '@vizit/client/programmes/link-forms'
import type { Coverer } from '@vizit/contract/programmes'
import { TextField } from '@vizit/ui/fields/text-field'
import { faultOf } from '../forms/use-judged-form.ts'
import { useWords } from '../words/words.tsx'
import { LinkActions } from './link-actions.tsx'
import { LinkFailure } from './link-failure.tsx'
import styles from './programmes.module.css'
import { useLinkForm } from './use-link-form.ts'
import { useLinkSubmit } from './use-link-submit.ts'
import { WhatNext } from './what-next.tsx'

/** [1.40] The address must be of the employer [5.09] [6.43]. */
export function WorkEmailForm({ coverer }: { coverer: Coverer }) {
  const words = useWords('programmes')
  const form = useLinkForm({ workEmail: '' }, typed => emailFaults(typed, coverer.emailDomains))
  const { submit, element, error, isPending } = useLinkSubmit(form, words.asked, ({ workEmail }) => ({
    way: 'work-email',
    input: { covererCode: coverer.code, workEmail }
  }))
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={words.workEmail}
        hint={words.workEmailHint(coverer.emailDomains)}
        error={faultOf(form, 'workEmail')}
        type="email"
        autoComplete="email"
        inputMode="email"
        {...form.register('workEmail')}
      />
      <WhatNext />
      <LinkFailure error={error} />
      <LinkActions label={words.ask} waiting={isPending ? words.asking : undefined} />
    </form>
  )
}
