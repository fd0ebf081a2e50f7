import { useNavigate } from '@tanstack/react-router'
import { PersonFields } from '@vizit/client/people/person-fields.tsx'
import { personFormOf, personInput } from '@vizit/client/people/person-form'
import { showFirstFault } from '@vizit/client/people/show-first-fault'
import { usePersonForm } from '@vizit/client/people/use-person-form'
import { useUpdateProfile } from '@vizit/client/profile/use-update-profile'
import { useRefusalWords } from '@vizit/client/refusal-words/use-refusal-words'
import { wayBack } from '@vizit/client/session/way-back'
import { useWords } from '@vizit/client/words.tsx'
import type { Profile } from '@vizit/contract/profile'
import { ActionBar } from '@vizit/ui/action-bar'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/toast'
import { useRef } from 'react'
import styles from './profile.module.css'

/** What is typed stays when saving fails. Afterwards the page goes on to `from`, or back to the profile. */
export function EditProfileForm({ profile, from }: { profile: Profile; from: string | undefined }) {
  const words = useWords('profile')
  const tell = useRefusalWords()
  const navigate = useNavigate()
  const { say } = useToasts()
  const save = useUpdateProfile()
  const form = usePersonForm('self', personFormOf(profile))
  const element = useRef<HTMLFormElement>(null)
  const next = from ? wayBack(from) : '/profile'

  const submit = form.handleSubmit(
    async typed => {
      const saved = await save.mutateAsync(personInput(typed)).catch(() => null)
      if (!saved) return
      // Whoever came from a form sees the new name there; a message would cover that form's consent on a phone.
      if (from === undefined) say(words.saved)
      await navigate({ href: next, replace: true })
    },
    () => showFirstFault(element.current)
  )

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <PersonFields form={form} autofill />
      {save.isError ? (
        <Banner kind="danger" title={tell(save.error).title} live>
          {tell(save.error).text}
        </Banner>
      ) : null}
      <ActionBar layout="row">
        <Button type="submit" wide waiting={save.isPending ? words.saving : undefined}>
          {words.save}
        </Button>
        <Button kind="ghost" href={next}>
          {words.cancel}
        </Button>
      </ActionBar>
    </form>
  )
}
