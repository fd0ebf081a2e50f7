import { mainAddress } from '@vizit/client/profile/profile-form'
import { useProfile } from '@vizit/client/profile/use-profile'
import { codeFaults } from '@vizit/client/programmes/link-forms'
import { TextField } from '@vizit/ui/fields/text-field'
import { useState } from 'react'
import { faultOf } from '../forms/use-judged-form.ts'
import { useWords } from '../words/words.tsx'
import { LinkActions } from './link-actions.tsx'
import { LinkFailure } from './link-failure.tsx'
import styles from './programmes.module.css'
import { ProgrammesSkeleton } from './programmes-skeleton.tsx'
import { useLinkForm } from './use-link-form.ts'
import { useLinkSubmit } from './use-link-submit.ts'
import { WhatNext } from './what-next.tsx'

/** [1.41] The code that the employer gave out, and where the letter goes: to the own address, unless another one is typed. */
export function CodeForm() {
  const profile = useProfile().data
  return profile ? <CodeFields address={mainAddress(profile)} /> : <ProgrammesSkeleton />
}

function CodeFields({ address }: { address: string }) {
  const words = useWords('programmes')
  const [first] = useState({ code: '', email: address })
  const form = useLinkForm(first, codeFaults)
  const { submit, element, error, isPending } = useLinkSubmit(form, words.asked, input => ({ way: 'code', input }))
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={words.code}
        hint={words.codeHint}
        error={faultOf(form, 'code')}
        autoComplete="off"
        autoCapitalize="characters"
        {...form.register('code', {
          // [5.85]
          onBlur: event => form.setValue('code', event.target.value.trim())
        })}
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
      <WhatNext />
      <LinkFailure error={error} />
      <LinkActions label={words.ask} waiting={isPending ? words.asking : undefined} />
    </form>
  )
}
