import { failureOf } from '@vizit/client/api/call-failure'
import { useConfirmCoverage } from '@vizit/client/programmes/use-link-programme'
import { useSession } from '@vizit/client/session/session-provider'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { type ReactNode, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { Screen } from '../frame/screen.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { type Support, useSupport } from '../support/use-support.tsx'
import { useHere } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import styles from './programmes.module.css'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/**
 * [4.23] Where the letter's link leads, on whatever device it is opened. The token stands behind '#', which no server is sent, and is sent by a
 * press: a mail scanner that opens links confirms nothing.
 */
export function ConfirmScreen() {
  const words = useWords('programmes')
  const tell = useRefusalWords()
  const hash = useHere(now => now.hash)
  const [token] = useState(() => hash.replace(/^#/, ''))
  const confirm = useConfirmCoverage()
  const onward = useOnward()
  const helped = useOnward(useSupport())

  if (!TOKEN.test(token)) {
    return (
      <Framed>
        <Banner kind="danger" title={words.wrongLink}>
          {words.wrongLinkText}
        </Banner>
        {helped}
      </Framed>
    )
  }
  if (confirm.data) {
    return (
      <Framed>
        <Banner kind="ok" title={words.confirmed} live>
          {words.confirmedText(confirm.data.programCaption, confirm.data.coverer)}
        </Banner>
        {onward}
      </Framed>
    )
  }
  const { title, text } = tell(confirm.error)
  const isOver = confirm.isError && ['LINK_EXPIRED', 'PROGRAMME_ALREADY_LINKED'].includes(failureOf(confirm.error).code)
  return (
    <Framed>
      {confirm.isError ? (
        <Banner kind="danger" title={title} live>
          <p>{text}</p>
          {isOver ? <p>{words.alreadyDone}</p> : null}
        </Banner>
      ) : null}
      {isOver ? (
        helped
      ) : (
        <Card title={words.confirmQuestion}>
          <div className={styles.confirm}>
            <p>{words.confirmText}</p>
            <Button wide waiting={confirm.isPending ? words.confirming : undefined} onClick={() => confirm.mutate(token)}>
              {words.confirm}
            </Button>
          </div>
        </Card>
      )}
    </Framed>
  )
}

function useOnward(support?: Support) {
  const words = useWords('programmes')
  const addresses = useAddresses()
  const isSignedIn = useSession().kind === 'signed-in'
  return (
    <div className={styles.actions}>
      <Button kind="second" href={isSignedIn ? addresses.programmes() : addresses.signIn(addresses.programmes())}>
        {isSignedIn ? words.toProgrammes : words.toSignIn}
      </Button>
      {support ? (
        <>
          <Button kind="ghost" href={support.href}>
            {support.label}
          </Button>
          {support.more}
        </>
      ) : null}
    </div>
  )
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <Screen title={useWords('programmes').confirmTitle}>
      <div className={styles.confirm}>{children}</div>
    </Screen>
  )
}
