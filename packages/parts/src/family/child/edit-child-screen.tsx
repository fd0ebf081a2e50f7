import { RELATIVES_KEY } from '@vizit/client/api/query-keys'
import { useIsFromDevice } from '@vizit/client/api/use-from-device'
import { memberView } from '@vizit/client/family/member-view'
import { useChangeChild, useRelatives } from '@vizit/client/family/use-relatives'
import { personFormOf, personInput } from '@vizit/client/people/person-form'
import { showFirstFault } from '@vizit/client/people/show-first-fault'
import type { Relative } from '@vizit/contract/family'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { ActionBar } from '@vizit/ui/page/action-bar'
import { useRef } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { LoadFailure } from '../../failures/load-failure.tsx'
import { Screen } from '../../frame/screen.tsx'
import { PersonFields } from '../../people/person-fields.tsx'
import { usePersonForm } from '../../people/use-person-form.ts'
import { useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import styles from '../family.module.css'
import { FamilyRefused } from '../family-refused.tsx'
import { FamilySkeleton } from '../family-skeleton.tsx'
import { ChildRefusal } from './child-refusal.tsx'

/** The data of a child, changed by a parent while no programme pays for the child. */
export function EditChildScreen({ id }: { id?: string | undefined }) {
  const words = useWords('family')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const { data: known, error, isFetching, refetch } = useRelatives()
  const data = useIsFromDevice(RELATIVES_KEY) ? undefined : known
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
  const ways = useWays()
  const { say } = useToasts()
  const save = useChangeChild()
  const form = usePersonForm('child', personFormOf(child))
  const element = useRef<HTMLFormElement>(null)

  const submit = form.handleSubmit(
    async typed => {
      const saved = await save.mutateAsync({ ...personInput(typed), profileId: child.profileId }).catch(() => null)
      if (!saved) return
      say(words.editSaved)
      await ways.go(addresses.family(), { replace: true })
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
