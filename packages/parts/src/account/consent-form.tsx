import { failureOf } from '@vizit/client/api/call-failure'
import { afterConsent } from '@vizit/client/consent/after-consent'
import { judgeTicks } from '@vizit/client/consent/consent-ticks'
import { useConsentText } from '@vizit/client/consent/use-consent-texts'
import { useGiveAllConsents } from '@vizit/client/consent/use-needed-consents'
import type { ConsentItem } from '@vizit/contract/consent'
import type { Profile } from '@vizit/contract/profile'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { ActionBar } from '@vizit/ui/page/action-bar'
import { type FormEvent, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import styles from '../consent/consent.module.css'
import { ConsentPerson } from '../consent/consent-person.tsx'
import { held } from '../frame/held-focus.ts'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useHere, useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { ConsentOut } from './consent-out.tsx'

type ConsentFormProps = { people: readonly ConsentItem[]; profile: Profile }

/** [4.129] [4.131] Boxes for each person, none ticked beforehand, and one button that sends all. A failure is shown, and the same button tries again. */
export function ConsentForm({ people, profile }: ConsentFormProps) {
  const words = useWords('consentScreen')
  const addresses = useAddresses()
  const ways = useWays()
  const path = useHere(now => now.path)
  const search = useHere(now => now.search)
  const give = useGiveAllConsents()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  // The texts are there before anything is ticked: what is sent names the versions that could be read.
  const { isPending: isReading } = useConsentText('personal-data')
  const isComplete = judgeTicks(people, ticked) === 'complete'

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isComplete || give.isPending) return
    // The page that was wanted comes here by itself once consent is known.
    held.heading = true
    const failure = await give.mutateAsync(people).then(
      () => null,
      (error: unknown) => failureOf(error).code
    )
    // Another text is another consent.
    if (failure === 'INVALID_STATE') setTicked(new Set())
    if (failure) return
    const subName = `${profile.firstName} ${profile.middleName}`.trim()
    const next = afterConsent(
      { subName, path, search },
      {
        start: addresses.start(),
        profile: addresses.profile(),
        wanted: addresses.consentLeads === 'wanted'
      }
    )
    if (next !== 'stay') await ways.go(next, { replace: true })
  }

  return (
    <form className={styles.form} onSubmit={event => void submit(event)}>
      {people.map(person => (
        <ConsentPerson
          key={person.id}
          person={person}
          ticked={ticked}
          onTick={(key, checked) => setTicked(before => withTick(before, key, checked))}
        />
      ))}
      {give.isError ? <ConsentFailure error={give.error} /> : null}
      <ActionBar>
        <Button type="submit" wide disabled={!isComplete || isReading} waiting={give.isPending ? words.nextWaiting : undefined}>
          {words.next}
        </Button>
        <ConsentOut />
      </ActionBar>
    </form>
  )
}

/** Not swallowed [R25]. */
function ConsentFailure({ error }: { error: unknown }) {
  const words = useWords('consentScreen')
  const tell = useRefusalWords()
  const isChanged = failureOf(error).code === 'INVALID_STATE'
  return (
    <Banner kind="danger" title={isChanged ? words.changed : words.sendFailed} live>
      {isChanged ? words.changedText : `${tell(error).title}. ${tell(error).text}`}
    </Banner>
  )
}

function withTick(before: ReadonlySet<string>, key: string, checked: boolean): ReadonlySet<string> {
  const next = new Set(before)
  if (checked) next.add(key)
  else next.delete(key)
  return next
}
