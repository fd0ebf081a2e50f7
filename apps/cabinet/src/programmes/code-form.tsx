import { codeFaults } from '@vizit/client/programmes/link-forms'
import { LinkActions } from '@vizit/parts/programmes/link-actions.tsx'
import { LinkFailure } from '@vizit/parts/programmes/link-failure.tsx'
import styles from '@vizit/parts/programmes/programmes.module.css'
import { faultOf, useLinkForm } from '@vizit/parts/programmes/use-link-form'
import { useWords } from '@vizit/parts/words/words.tsx'
import { TextField } from '@vizit/ui/text-field'
import { useLinkSubmit } from './use-link-submit.ts'

/** [1.41] The code that the employer gave out, and where the letter goes. */
export function CodeForm() {
  const words = useWords('programmes')
  const form = useLinkForm({ code: '', email: '' }, codeFaults)
  const { submit, element, error, isPending } = useLinkSubmit(form, words.asked, input => ({ way: 'code', input }))
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={words.code}
        hint={words.codeHint}
        error={faultOf(form, 'code')}
        autoComplete="off"
        autoCapitalize="characters"
        {...form.register('code')}
      />
      <TextField
        label={words.email}
        hint={words.emailHint}
        error={faultOf(form, 'email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        {...form.register('email')}
      />
      <LinkFailure error={error} />
      <LinkActions label={words.ask} waiting={isPending ? words.asking : undefined} />
    </form>
  )
}
