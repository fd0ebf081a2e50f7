import { failureOf } from '@vizit/client/api/call-failure'
import { useConsentText } from '@vizit/client/consent/use-consent-texts'
import { judgeNewChild } from '@vizit/client/family/judge-new-child'
import { useAddChild } from '@vizit/client/family/use-relatives'
import { EMPTY_PERSON, type PersonForm, personInput } from '@vizit/client/people/person-form'
import { showFirstFault } from '@vizit/client/people/show-first-fault'
import { wayBack } from '@vizit/client/session/way-back'
import type { FamilyMember } from '@vizit/contract/profile'
import type { Sex } from '@vizit/rules/people'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { ActionBar } from '@vizit/ui/page/action-bar'
import { lazy, Suspense, useRef, useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { ConsentLink } from '../../consent/consent-link.tsx'
import { useKeepOverReload, useTypedEarlier } from '../../forms/over-reload.ts'
import { PersonFields } from '../../people/person-fields.tsx'
import { usePersonForm } from '../../people/use-person-form.ts'
import { useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import styles from '../family.module.css'
import { forWhom, newIn } from '../for-whom.ts'
import { useCancelTo } from '../use-back-from.ts'
import { ChildRefusal } from './child-refusal.tsx'
import { type ChildKin, ChildWho } from './child-who.tsx'

declare module '../../ways/ways.ts' {
  interface WayState {
    typedChild?: { kin: ChildKin; person: PersonForm } | undefined
  }
}

const GrandchildWay = lazy(async () => ({ default: (await import('./grandchild-way.tsx')).GrandchildWay }))

/** A child's data and the parent's consent. What is typed stays when the server refuses, and when the page is loaded anew; the tick is given anew. */
export function AddChildForm({ family, from }: { family: FamilyMember[]; from: string | undefined }) {
  const words = useWords('family')
  const addresses = useAddresses()
  const ways = useWays()
  const cancel = useCancelTo(from)
  const goOnTo = from === undefined ? addresses.family() : wayBack(from)
  const { say } = useToasts()
  const add = useAddChild()
  const typed = useTypedEarlier('typedChild')
  const form = usePersonForm('child', typed?.person ?? EMPTY_PERSON)
  const { text, refetch } = useConsentText('parental')
  const [kin, setKin] = useState<ChildKin>(typed?.kin ?? 'own')
  const [consent, setConsent] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [isTwin, setTwin] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  useKeepOverReload('typedChild', () => ({ kin, person: form.getValues() }))

  async function send(filled: PersonForm) {
    setTwin(false)
    add.reset()
    if (!consent || !text) return showFirstFault(element.current)
    const child = personInput(filled)
    if (judgeNewChild(child, family) === 'PERSON_EXISTS') return setTwin(true)
    const added = await add
      .mutateAsync({ ...child, ...childKinship(kin, child.sex), consentReceived: true, consentVersion: text.version })
      .catch(error => {
        // The text was renewed meanwhile: it must be read and accepted again.
        if (failureOf(error).facts.kind === 'parental') {
          setConsent(false)
          void refetch()
        }
        return null
      })
    if (!added) return
    if (from === undefined) say(words.added(child.firstName))
    await ways.go(from === undefined ? goOnTo : forWhom(goOnTo, newIn(family, added, child)), { replace: true })
  }

  const submit = form.handleSubmit(send, () => showFirstFault(element.current))
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={event => {
        setAsked(true)
        void submit(event)
      }}
    >
      <ChildWho value={kin} onChange={setKin} />
      {kin === 'grandchild' ? (
        <Suspense>
          <GrandchildWay from={from} onGuardian={() => setKin('guarded')} />
        </Suspense>
      ) : (
        <>
          <PersonFields form={form} autofill={false} />
          <ParentalConsent checked={consent} onChange={setConsent} wasAsked={isAsked} isTextThere={Boolean(text)} />
          <ChildRefusal error={add.error} isTwin={isTwin} />
          <ActionBar layout="row">
            <Button type="submit" wide waiting={add.isPending ? words.saving : undefined}>
              {words.save}
            </Button>
            <Button kind="ghost" {...cancel}>
              {words.cancel}
            </Button>
          </ActionBar>
        </>
      )}
    </form>
  )
}

/** The word that is kept of the child; a son or a daughter needs none. */
function childKinship(kin: ChildKin, sex: Sex) {
  if (kin === 'guarded') return { kinship: sex === 'MALE' ? 'GRANDSON' : 'GRANDDAUGHTER' } as const
  return kin === 'ward' ? ({ kinship: 'WARD' } as const) : {}
}

type ParentalConsentProps = { checked: boolean; onChange: (checked: boolean) => void; wasAsked: boolean; isTextThere: boolean }

/** The parent's consent, never ticked beforehand. Without its text nothing can be accepted. */
function ParentalConsent({ checked, onChange, wasAsked, isTextThere }: ParentalConsentProps) {
  const words = useWords('family')
  const fault = !wasAsked ? undefined : !isTextThere ? words.consentFailed : checked ? undefined : words.consentRequired
  return (
    <CheckboxRow name="consent" checked={checked} onChange={onChange} error={fault}>
      {words.consentBefore}
      <ConsentLink kind="parental">{words.consentLink}</ConsentLink>
    </CheckboxRow>
  )
}
