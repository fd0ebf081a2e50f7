import { failureOf } from '@vizit/client/api/call-failure'
import { isTextRenewed } from '@vizit/client/consent/text-renewed'
import { useConsentText } from '@vizit/client/consent/use-consent-texts'
import { saveFailure } from '@vizit/client/profile/profile-form'
import { consentOf, type Found, firstEmail, saveSwitchOf, visitorOf } from '@vizit/client/visit-import/found-form'
import { useImportVisit } from '@vizit/client/visit-import/use-import-visit'
import type { Profile } from '@vizit/contract/profile'
import type { Day } from '@vizit/rules/days'
import { judgeContinue, type VisitorType } from '@vizit/rules/visit-import'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { type FormEvent, useId, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { FoundFields } from './found-fields.tsx'
import { FoundTalon } from './found-talon.tsx'
import styles from './visit-import.module.css'

/** The field whose answer is missing, by its name in the form. */
const FIELDS = { type: 'visitor', email: 'email', consent: 'consent' }

/** On a phone what is missing may stand below the edge of the dialog. */
function leadTo(formId: string, name: string): void {
  const field = document.getElementById(formId)?.querySelector<HTMLElement>(`[name="${name}"]`)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

export type FoundDialogProps = { found: Found; profile: Profile; today: Day; onLater: () => void; onTakenIn: () => void }

/** [2.100] [2.101] What was found, for whom it is, and one button that takes it in. */
export function FoundDialog({ found, profile, today, onLater, onTakenIn }: FoundDialogProps) {
  const words = useWords('visitImport')
  const addresses = useAddresses()
  const tell = useRefusalWords()
  const ways = useWays()
  const { say } = useToasts()
  const id = useId()
  const [email, setEmail] = useState(() => firstEmail(found, profile))
  const [chosen, setChosen] = useState<VisitorType | null>(null)
  const [save, setSave] = useState(false)
  const [isTicked, setTicked] = useState(false)
  const visitor = visitorOf(found, profile, chosen, today)
  const consent = consentOf(found, profile, visitor)
  const { text } = useConsentText(consent === 'none' ? 'personal-data' : consent, consent !== 'none')
  const canSave = saveSwitchOf(visitor, profile) === 'shown'
  const take = useImportVisit({
    onTakenIn: () => {
      onTakenIn()
      say(words.takenIn)
      // [4.120] Without a tab in the address the first one is open.
      void ways.go(addresses.visits())
    }
  })
  const verdict = judgeContinue({
    email,
    type: visitor,
    hasTarget: found.target !== null,
    consent: consent === 'none' ? 'not-needed' : isTicked && text ? 'given' : 'needed',
    submitting: take.isPending
  })
  const failure = take.isError ? saveFailure(failureOf(take.error), tell(take.error), words.failed) : null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (verdict !== 'may-continue') return
    take.mutate(
      {
        omId: found.omId,
        order: found.order,
        patient: found.patient,
        target: found.target,
        type: chosen,
        ownProfileId: profile.me.profileId,
        email: email.trim(),
        save: save && canSave,
        consentVersion: consent === 'none' ? null : (text?.version ?? null)
      },
      { onError: error => isTextRenewed(error) && setTicked(false) }
    )
  }

  return (
    <Dialog
      open
      onClose={take.isPending ? () => undefined : onLater}
      title={words.title}
      text={words.lead}
      actionsInSight
      actions={
        <>
          {failure ? <RefusalBanner {...failure} /> : null}
          {verdict === 'may-continue' || verdict === 'submitting' ? null : (
            <button type="button" className={styles.missing} id={`${id}-missing`} onClick={() => leadTo(id, FIELDS[verdict])}>
              {words.missing[verdict]}
            </button>
          )}
          {/* [4.125] */}
          <Button
            type="submit"
            form={id}
            wide
            disabled={verdict !== 'may-continue' && verdict !== 'submitting'}
            aria-describedby={verdict === 'may-continue' ? undefined : `${id}-missing`}
            waiting={take.isPending ? words.goingOn : undefined}
          >
            {words.goOn}
          </Button>
          <Button kind="ghost" wide disabled={take.isPending} onClick={onLater}>
            {words.later}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <FoundTalon found={found} />
        <FoundFields
          found={found}
          email={email}
          onEmail={setEmail}
          chosen={chosen}
          onChoose={type => {
            setChosen(type)
            setTicked(false)
            take.reset()
          }}
          save={canSave ? save : null}
          onSave={setSave}
          consent={consent}
          isOwn={visitor === 'me'}
          isTicked={isTicked}
          onTick={setTicked}
        />
      </form>
    </Dialog>
  )
}
