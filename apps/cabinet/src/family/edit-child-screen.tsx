import { useNavigate, useSearch } from '@tanstack/react-router'
import { memberView } from '@vizit/client/family/member-view'
import { useChangeChild, useRelatives } from '@vizit/client/family/use-relatives'
import { personFormOf, personInput } from '@vizit/client/people/person-form'
import { showFirstFault } from '@vizit/client/people/show-first-fault'
import type { Relative } from '@vizit/contract/family'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { LoadFailure } from '@vizit/parts/failures/load-failure.tsx'
import { ChildRefusal } from '@vizit/parts/family/child-refusal.tsx'
import styles from '@vizit/parts/family/family.module.css'
import { FamilyRefused } from '@vizit/parts/family/family-refused.tsx'
import { FamilySkeleton } from '@vizit/parts/family/family-skeleton.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { PersonFields } from '@vizit/parts/people/person-fields.tsx'
import { usePersonForm } from '@vizit/parts/people/use-person-form'
import { useWords } from '@vizit/parts/words/words.tsx'
import { ActionBar } from '@vizit/ui/action-bar'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/toast'
import { useRef } from 'react'

/** The data of a child, changed by a parent while no programme pays for the child. */
export function EditChildScreen() {
  const words = useWords('family')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const { id } = useSearch({ strict: false })
  const { data, error, isFetching, refetch } = useRelatives()
  const child = data?.find(member => member.profileId === id)
  return (
    <Screen title={words.editTitle} note={words.addNote} back={{ label: shell.back, href: addresses.family() }}>
      {data ? (
        child && memberView(child).menu.includes('edit') ? (
          <EditChildForm key={child.profileId} child={child} />
        ) : (
          <FamilyRefused title={words.editNone} text={words.editNoneText} />
        )
      ) : error ? (
        <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <FamilySkeleton />
      )}
    </Screen>
  )
}

function EditChildForm({ child }: { child: Relative }) {
  const words = useWords('family')
  const addresses = useAddresses()
  const navigate = useNavigate()
  const { say } = useToasts()
  const save = useChangeChild()
  const form = usePersonForm('child', personFormOf(child))
  const element = useRef<HTMLFormElement>(null)

  const submit = form.handleSubmit(
    async typed => {
      const saved = await save.mutateAsync({ ...personInput(typed), profileId: child.profileId }).catch(() => null)
      if (!saved) return
      say(words.editSaved)
      await navigate({ href: addresses.family(), replace: true })
    },
    () => showFirstFault(element.current)
  )

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <PersonFields form={form} autofill={false} />
      <ChildRefusal error={save.error} isTwin={false} />
      <ActionBar layout="row">
        <Button type="submit" wide waiting={save.isPending ? words.editSaving : undefined}>
          {words.editSave}
        </Button>
        <Button kind="ghost" href={addresses.family()}>
          {words.cancel}
        </Button>
      </ActionBar>
    </form>
  )
}
