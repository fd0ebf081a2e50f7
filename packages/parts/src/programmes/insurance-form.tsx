import { useNow } from '@vizit/client/api/clock'
import { usePeople } from '@vizit/client/people/use-people'
import { useProfile } from '@vizit/client/profile/use-profile'
import { insuranceFaults } from '@vizit/client/programmes/link-forms'
import { useSettings } from '@vizit/client/settings/use-settings'
import { PHONE_PREFIX, tidyPhone } from '@vizit/client/sign-in/phone-mask'
import type { Profile } from '@vizit/contract/profile'
import type { Coverer } from '@vizit/contract/programmes'
import { allows } from '@vizit/rules/access'
import { minskDay } from '@vizit/rules/days'
import { Avatar } from '@vizit/ui/avatar'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { PhoneField } from '@vizit/ui/fields/phone-field'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { faultOf } from '../forms/use-judged-form.ts'
import { PhoneMaskOnUse } from '../people/phone-mask-on-use.tsx'
import { usePersonWords } from '../people/use-person-words.ts'
import { useWords } from '../words/words.tsx'
import { LinkActions } from './link-actions.tsx'
import { LinkFailure } from './link-failure.tsx'
import { NumberField } from './number-field.tsx'
import styles from './programmes.module.css'
import { ProgrammesSkeleton } from './programmes-skeleton.tsx'
import { useLinkForm } from './use-link-form.ts'
import { useLinkSubmit } from './use-link-submit.ts'

/** [1.42] [1.43] By the bar code of the card or the number of the contract, with the contract's phone [5.60]. */
export function InsuranceForm({ coverer }: { coverer: Coverer }) {
  const profile = useProfile().data
  return profile ? <InsuranceFields coverer={coverer} profile={profile} /> : <ProgrammesSkeleton />
}

function InsuranceFields({ coverer, profile }: { coverer: Coverer; profile: Profile }) {
  const words = useWords('programmes')
  const testPhones = useSettings().data?.testPhones ?? false
  const insurable = useInsurable(profile)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [first] = useState({ profileId: profile.me.profileId, number: '', phone: tidyPhone(profile.primaryPhone) })
  const form = useLinkForm(first, typed => insuranceFaults(typed, { testPhones }))
  const profileId = useWatch({ control: form.control, name: 'profileId' })
  const { submit, element, error, isPending } = useLinkSubmit(form, words.linked, typed => ({
    way: 'insurance',
    input: { ...typed, covererCode: coverer.code }
  }))
  const phone = form.register('phone', {
    onBlur: () => {
      if (form.getValues('phone') === PHONE_PREFIX) form.setValue('phone', '')
    }
  })
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      {insurable.length > 1 ? (
        <ChoiceGroup legend={words.whom} value={profileId} onChange={id => form.setValue('profileId', id)}>
          {insurable.map(({ id, title, note, shown }) => (
            <ChoiceCard key={id} value={id} title={title} note={note} lead={<Avatar id={id} text={shown} />} />
          ))}
        </ChoiceGroup>
      ) : null}
      <NumberField form={form} />
      <PhoneField
        label={words.phone}
        hint={words.phoneHint}
        error={faultOf(form, 'phone')}
        {...phone}
        ref={element => {
          phone.ref(element)
          setField(element)
        }}
      />
      <PhoneMaskOnUse field={field} />
      <LinkFailure error={error} />
      <LinkActions label={words.linkInsurance} waiting={isPending ? words.linking : undefined} />
    </form>
  )
}

/** Oneself and those whose profile one may edit: nobody else's contract is linked. */
function useInsurable(profile: Profile) {
  const named = usePersonWords()
  const people = useWords('people')
  const today = minskDay(useNow())
  const editable = new Set(profile.family.filter(one => allows(one.accessLevel, 'EDIT_PROFILE')).map(one => one.profileId)).add(
    profile.me.profileId
  )
  return usePeople()
    .filter(person => editable.has(person.profileId))
    .map(person => {
      const { full, note } = named(person, today)
      const shown = `${person.firstName} ${person.lastName}`
      // A policy is a person's own: not «to me», as a visit is.
      const words = person.relKind === 'ME' ? { title: shown, note: people.relation('ME', person.sex) } : { title: full, note }
      return { id: person.profileId, shown, ...words }
    })
}
