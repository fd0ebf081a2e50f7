import { failureOf } from '@vizit/client/api/call-failure'
import { dropInviteToken, takeInviteToken } from '@vizit/client/family/invite-token'
import { useReadInvite } from '@vizit/client/family/use-invites'
import { useSession } from '@vizit/client/session/session-provider'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { LoadFailure } from '../../failures/load-failure.tsx'
import { Screen } from '../../frame/screen.tsx'
import { Onward } from '../../ways/onward.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './family-code.module.css'
import { InviteAnswer } from './invite-answer.tsx'

/** The page of an invitation's link. The token is taken out of the address at once; whoever is no signed-in person signs in first. */
export function InviteScreen() {
  const words = useWords('family')
  const addresses = useAddresses()
  const session = useSession()
  const [token] = useState(takeInviteToken)
  if (!token) return <Over />
  if (session.kind === 'signed-in') return <Onward href={addresses.answerInvite()} />
  return (
    <Screen title={words.inviteTitle}>
      <div className={styles.page}>
        <Banner kind="info" title={words.inviteVisitor}>
          {words.inviteVisitorText}
        </Banner>
        <Button wide href={addresses.signIn(addresses.answerInvite())}>
          {words.inviteSignIn}
        </Button>
      </div>
    </Screen>
  )
}

/** Who invites, for a signed-in person with a filled profile. */
export function InviteAnswerScreen() {
  const [token] = useState(takeInviteToken)
  return token ? <Invite token={token} /> : <Over />
}

function Invite({ token }: { token: string }) {
  const words = useWords('family')
  const { data, error, isFetching, refetch } = useReadInvite(token)
  if (data) {
    return (
      <Screen title={words.inviteTitle}>
        <InviteAnswer token={token} invite={data} />
      </Screen>
    )
  }
  if (!error) {
    return (
      <Screen title={words.inviteTitle}>
        <LiveRegion text={words.inviteLoading} />
        <CardSkeleton />
      </Screen>
    )
  }
  const { code, facts } = failureOf(error)
  if (facts.reason === 'OWN_INVITE') return <Notice title={words.inviteOwn} text={words.inviteOwnText} />
  if (code === 'LINK_EXPIRED') return <Over />
  return (
    <Screen title={words.inviteTitle}>
      <LoadFailure
        error={error}
        title={words.inviteFailed}
        text={words.inviteFailedText}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </Screen>
  )
}

function Over() {
  const words = useWords('family')
  useState(dropInviteToken)
  return <Notice title={words.inviteOver} text={words.inviteOverText} />
}

function Notice({ title, text }: { title: string; text: string }) {
  const words = useWords('family')
  const addresses = useAddresses()
  return (
    <Screen title={words.inviteTitle}>
      <div className={styles.page}>
        <Banner kind="info" title={title}>
          {text}
        </Banner>
        <Button kind="second" wide href={addresses.family()}>
          {words.toFamily}
        </Button>
      </div>
    </Screen>
  )
}
