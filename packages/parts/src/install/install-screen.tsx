import { startAfterInstall } from '@vizit/client/install/install-address'
import { type InstallOffer, installVariant } from '@vizit/client/install/install-offer'
import { useSession } from '@vizit/client/session/session-provider'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useToasts } from '@vizit/ui/dialogs/toast'
import Download from 'lucide-react/icons/download'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { Screen } from '../frame/screen.tsx'
import { useHere, useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import styles from './install-screen.module.css'

/** [2.50] [2.51] [2.52] How the face becomes an app, in three steps of this device. */
export function InstallScreen({ offer }: { offer: InstallOffer }) {
  const words = useWords('install')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const isSignedIn = useSession().kind === 'signed-in'
  const go = useGoOn()
  return (
    <Screen title={words.title} back={{ label: shell.back, href: isSignedIn ? addresses.profile() : addresses.start() }}>
      <div className={styles.column}>
        <p className={styles.text}>{words.lead}</p>
        {installVariant(navigator) === 'ios' ? <IosSteps /> : <GenericSteps offer={offer} onAccepted={go} />}
        <Button kind="ghost" wide onClick={go}>
          {words.later}
        </Button>
      </div>
    </Screen>
  )
}

/** [2.53] To the start page, with the state that led here and what the address asks to be booked. */
function useGoOn(): () => void {
  const ways = useWays()
  const href = useHere(now => now.href)
  const state = useHere(now => now.state)
  return () => void ways.go(startAfterInstall(href), { state, replace: true })
}

function IosSteps() {
  const words = useWords('install')
  return (
    <Steps
      steps={[
        [words.iosShare, words.iosShareText],
        [words.iosAdd, words.iosAddText],
        [words.iosConfirm, words.iosConfirmText]
      ]}
    />
  )
}

function GenericSteps({ offer, onAccepted }: { offer: InstallOffer; onAccepted: () => void }) {
  const words = useWords('install')
  const { say } = useToasts()
  const isOffered = useSyncExternalStore(offer.subscribe, offer.read)
  const [answer, setAnswer] = useState<'asked' | 'declined' | null>(null)
  const accepted = useEffectEvent(() => {
    say(words.installed)
    onAccepted()
  })
  useEffect(() => {
    const done = () => accepted()
    addEventListener('appinstalled', done)
    return () => removeEventListener('appinstalled', done)
  }, [])

  async function ask() {
    setAnswer('asked')
    const outcome = await offer.ask()
    setAnswer(outcome === 'dismissed' ? 'declined' : null)
    if (outcome === 'accepted') accepted()
  }

  return (
    <>
      <Steps
        steps={[
          [words.begin, isOffered ? words.beginText : words.beginByMenu],
          [words.confirm, words.confirmText],
          [words.launch, words.launchText]
        ]}
      />
      {answer === 'declined' ? (
        <Banner kind="info" live>
          {words.declined}
        </Banner>
      ) : null}
      {isOffered || answer === 'asked' ? (
        <Button
          wide
          icon={<Download aria-hidden="true" />}
          waiting={answer === 'asked' ? words.installing : undefined}
          onClick={() => void ask()}
        >
          {words.install}
        </Button>
      ) : null}
    </>
  )
}

function Steps({ steps }: { steps: readonly (readonly [title: string, text: string])[] }) {
  const words = useWords('install')
  return (
    <Card>
      <ol className={styles.steps} aria-label={words.steps}>
        {steps.map(([title, text], at) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
