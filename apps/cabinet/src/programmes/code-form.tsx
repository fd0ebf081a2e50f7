import { codeFaults } from '@vizit/client/programmes/link-forms'
import { faultOf, useLinkForm } from '@vizit/client/programmes/use-link-form'
import { useWords } from '@vizit/client/words.tsx'
import { TextField } from '@vizit/ui/text-field'
import { LinkActions } from './link-actions.tsx'
import { LinkFailure } from './link-failure.tsx'
import styles from './programmes.module.css'
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
