import { failureOf } from '@vizit/client/api/call-failure'
import { isTextRenewed } from '@vizit/client/consent/text-renewed'
import { personFormOf, personInput } from '@vizit/client/people/person-form'
import { showFirstFault } from '@vizit/client/people/show-first-fault'
import { useTypedOwn } from '@vizit/client/people/typed-own'
import { newAddress, saveFailure } from '@vizit/client/profile/profile-form'
import { useSaveProfile } from '@vizit/client/profile/use-update-profile'
import { wayBack } from '@vizit/client/session/way-back'
import type { Profile } from '@vizit/contract/profile'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { ActionBar } from '@vizit/ui/page/action-bar'
import { useRef } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { ConsentLink } from '../consent/consent-link.tsx'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { PersonFields } from '../people/person-fields.tsx'
import { usePersonForm } from '../people/use-person-form.ts'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { EmailField } from './email-field.tsx'
import styles from './profile.module.css'
import { useMoreFields } from './use-more-fields.ts'

/** What is typed stays when saving fails. Afterwards the page goes on to `from`, or back to the profile. */
export function EditProfileForm({ profile, from }: { profile: Profile; from: string | undefined }) {
  const words = useWords('profile')
  const addresses = useAddresses()
  const tell = useRefusalWords()
  const ways = useWays()
  const { say } = useToasts()
  const save = useSaveProfile(!profile.isPerson)
  const begun = useTypedOwn().read()
  const form = usePersonForm('self', profile.isPerson || !begun ? personFormOf(profile) : begun)
  const more = useMoreFields(profile, form.watch('birthday'))
  const element = useRef<HTMLFormElement>(null)
  const next = from ? wayBack(from) : addresses.profile()
  const said = save.isError ? saveFailure(failureOf(save.error), tell(save.error), words.error) : null

  const submit = form.handleSubmit(
    async typed => {
      if (!more.judge()) return showFirstFault(element.current)
      const email = more.email.asked === 'not-asked' ? null : newAddress(more.email.typed, profile)
      const saved = await save.mutateAsync({ person: personInput(typed), email }).catch(error => {
        if (isTextRenewed(error)) more.renewConsent()
        return null
      })
      if (!saved) return
      // Whoever came from a form sees the new name there; a message would cover that form's consent on a phone.
      if (from === undefined) say(email === null ? words.saved : words.emailSent)
      await ways.go(next, { replace: true })
    },
    () => {
      more.judge()
      showFirstFault(element.current)
    }
  )

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <PersonFields form={form} autofill />
      {profile.isPerson ? <p className={styles.note}>{words.editVisits}</p> : null}
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

type ConsentTickProps = { isTicked: boolean; isMissing: boolean; onTick: (ticked: boolean) => void }

/** The consent without which a profile is not filled; never ticked beforehand. */
function ConsentTick({ isTicked, isMissing, onTick }: ConsentTickProps) {
  const words = useWords('profile')
  return (
    <CheckboxRow checked={isTicked} onChange={onTick} error={isMissing ? words.consentNeeded : undefined}>
      {words.consent}
      <ConsentLink kind="personal-data">{words.consentText}</ConsentLink>
    </CheckboxRow>
  )
}
