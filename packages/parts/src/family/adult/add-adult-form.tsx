import { failureOf } from '@vizit/client/api/call-failure'
import { roomIn } from '@vizit/client/family/new-members'
import { useAddRelative } from '@vizit/client/family/use-add-adult'
import { personInput } from '@vizit/client/people/person-form'
import { showFirstFault } from '@vizit/client/people/show-first-fault'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useSettings } from '@vizit/client/settings/use-settings'
import type { Relative } from '@vizit/contract/family'
import { fitsSex, sexOfKinship } from '@vizit/rules/kinship'
import { judgePhone, samePhone } from '@vizit/rules/phone'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { ActionBar } from '@vizit/ui/page/action-bar'
import { Link } from '@vizit/ui/page/link'
import { useRef, useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useKeepOverReload, useTypedEarlier } from '../../forms/over-reload.ts'
import { PersonFields } from '../../people/person-fields.tsx'
import { usePersonForm } from '../../people/use-person-form.ts'
import { useWords } from '../../words/words.tsx'
import styles from '../family.module.css'
import { type Kin, KinshipChoice, kinInput, roomForKin } from '../kinship-choice.tsx'
import { type Limit, LimitDialog } from '../limit-dialog.tsx'
import { useCancelTo } from '../use-back-from.ts'
import type { AdultDraft } from './adult-draft.ts'
import { AdultPhone } from './adult-phone.tsx'
import { AdultRefusal } from './adult-refusal.tsx'

declare module '../../ways/ways.ts' {
  interface WayState {
    typedAdult?: Pick<AdultDraft, 'kin' | 'person' | 'phone'> | undefined
  }
}

export type AddAdultFormProps = { family: Relative[]; draft: AdultDraft; from: string | undefined; onDone: (draft: AdultDraft) => void }

/** [3.19] Step 0: who it is, the person, the phone that the SMS goes to. A spouse is added by code [5.79]. */
export function AddAdultForm({ family, draft, from, onDone }: AddAdultFormProps) {
  const words = useWords('family')
  const cancel = useCancelTo(from)
  const start = useAddRelative()
  const reloaded = useTypedEarlier('typedAdult')
  const typed = draft.relId || !reloaded ? draft : reloaded
  const form = usePersonForm('adult', typed.person)
  const ownPhone = useProfile().data?.primaryPhone ?? ''
  const testPhones = useSettings().data?.testPhones ?? false
  const [chosenKin, setKin] = useState(typed.kin)
  const [phone, setPhone] = useState(typed.phone)
  const [isAsked, setAsked] = useState(false)
  const [limit, setLimit] = useState<Limit | null>(null)
  const element = useRef<HTMLFormElement>(null)
  useKeepOverReload('typedAdult', () => ({ kin: chosenKin, person: form.getValues(), phone }))
  const room = roomIn(family)
  const sex = form.watch('sex')
  // The word was about a man or a woman, and the sex was changed since: who it is is asked once more.
  const kin = chosenKin && chosenKin !== 'SPOUSE' && chosenKin !== 'OTHER' && sex !== '' && !fitsSex(chosenKin, sex) ? null : chosenKin
  const isPhoneRight = judgePhone(phone, { testPhones }) === 'ok'
  const phoneFault = !isPhoneRight ? words.adultPhoneWrong : samePhone(phone, ownPhone) ? words.adultPhoneOwn : undefined

  function choose(chosen: Kin) {
    const verdict = roomForKin(room, chosen)
    if (verdict !== 'may-add') return setLimit(verdict)
    setKin(chosen)
    // A mother is a woman: what the word tells is not asked again.
    const told = chosen === 'SPOUSE' || chosen === 'OTHER' ? null : sexOfKinship(chosen)
    if (told) form.setValue('sex', told, { shouldValidate: form.formState.isSubmitted })
  }

  const submit = form.handleSubmit(
    async person => {
      if (kin === null || kin === 'SPOUSE' || phoneFault) return showFirstFault(element.current)
      const relId = await start.mutateAsync({ ...personInput(person), ...kinInput(kin), phones: [{ number: phone }] }).catch(error => {
        const { code } = failureOf(error)
        if (code === 'TOO_MANY_PARENTS') setLimit(code)
        return null
      })
      if (relId) onDone({ kin, person, phone, relId, resendAt: draft.relId === relId ? draft.resendAt : null })
    },
    () => showFirstFault(element.current)
  )

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
      <KinshipChoice value={kin} withSpouse error={isAsked && kin === null ? words.adultWhoRequired : undefined} onChange={choose} />
      {room.other !== 'may-add' || room.parent !== 'may-add' ? (
        <p className={styles.quiet}>{room.parent === 'may-add' ? words.otherFull : words.parentFull}</p>
      ) : null}
      {kin === 'SPOUSE' ? (
        <SpouseByCode from={from} />
      ) : (
        <>
          <PersonFields form={form} autofill={false} />
          <AdultPhone value={phone} onChange={setPhone} error={isAsked ? phoneFault : undefined} />
          <AdultRefusal error={start.error} />
          <ActionBar layout="row">
            <Button type="submit" wide waiting={start.isPending ? words.adultNextWaiting : undefined}>
              {words.adultNext}
            </Button>
            <Button kind="ghost" {...cancel}>
              {words.cancel}
            </Button>
          </ActionBar>
        </>
      )}
      <LimitDialog limit={limit} onClose={() => setLimit(null)} />
    </form>
  )
}

/** [5.79] A spouse is not typed in: the spouse enters the code. */
function SpouseByCode({ from }: { from: string | undefined }) {
  const words = useWords('family')
  const addresses = useAddresses()
  return (
    <Banner kind="info" title={words.spouseByCode} action={<Link href={addresses.joinFamily({ from })}>{words.spouseShowCode}</Link>}>
      {words.spouseByCodeText}
    </Banner>
  )
}
