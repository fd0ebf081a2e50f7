import { useNavigate } from '@tanstack/react-router'
import { failureOf } from '@vizit/client/api/call-failure'
import { personFormOf, personInput } from '@vizit/client/people/person-form'
import { showFirstFault } from '@vizit/client/people/show-first-fault'
import { newAddress, saveFailure } from '@vizit/client/profile/profile-form'
import { useSaveProfile } from '@vizit/client/profile/use-update-profile'
import { wayBack } from '@vizit/client/session/way-back'
import type { Profile } from '@vizit/contract/profile'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { RefusalBanner } from '@vizit/parts/failures/refusal-banner.tsx'
import { PersonFields } from '@vizit/parts/people/person-fields.tsx'
import { usePersonForm } from '@vizit/parts/people/use-person-form'
import { ConsentTick } from '@vizit/parts/profile/consent-tick.tsx'
import { EmailField } from '@vizit/parts/profile/email-field.tsx'
import styles from '@vizit/parts/profile/profile.module.css'
import { useMoreFields } from '@vizit/parts/profile/use-more-fields'
import { useRefusalWords } from '@vizit/parts/refusal-words/use-refusal-words'
import { useWords } from '@vizit/parts/words/words.tsx'
import { ActionBar } from '@vizit/ui/action-bar'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/toast'
import { useRef } from 'react'

/** What is typed stays when saving fails. Afterwards the page goes on to `from`, or back to the profile. */
export function EditProfileForm({ profile, from }: { profile: Profile; from: string | undefined }) {
  const words = useWords('profile')
  const addresses = useAddresses()
  const tell = useRefusalWords()
  const navigate = useNavigate()
  const { say } = useToasts()
  const save = useSaveProfile(!profile.isPerson)
  const form = usePersonForm('self', personFormOf(profile))
  const more = useMoreFields(profile, form.watch('birthday'))
  const element = useRef<HTMLFormElement>(null)
  const next = from ? wayBack(from) : addresses.profile()
  const said = save.isError ? saveFailure(failureOf(save.error), tell(save.error), words.error) : null

  const submit = form.handleSubmit(
    async typed => {
      if (!more.judge()) return showFirstFault(element.current)
      const email = more.email.asked === 'not-asked' ? null : newAddress(more.email.typed, profile)
      const saved = await save.mutateAsync({ person: personInput(typed), email }).catch(() => null)
      if (!saved) return
      // Whoever came from a form sees the new name there; a message would cover that form's consent on a phone.
      if (from === undefined) say(email === null ? words.saved : words.emailSent)
      await navigate({ href: next, replace: true })
    },
    () => {
      more.judge()
      showFirstFault(element.current)
    }
  )

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <PersonFields form={form} autofill />
      {more.email.asked === 'not-asked' ? null : <EmailField {...more.email} waits={profile.waitingConfirmEmail} />}
      {more.consent.asked ? <ConsentTick {...more.consent} /> : null}
      {said ? <RefusalBanner {...said} /> : null}
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
