import { failureOf } from '@vizit/client/api/call-failure'
import { dayOf, showDate } from '@vizit/client/days/show-day'
import { dropInviteToken } from '@vizit/client/family/invite-token'
import { useAnswerInvite } from '@vizit/client/family/use-invites'
import type { Reply } from '@vizit/contract/endpoint'
import type { readFamilyInvite } from '@vizit/contract/family-invites'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { Stack } from '@vizit/ui/stack'
import { useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWords } from '../../words/words.tsx'
import { type Limit, LimitDialog } from '../limit-dialog.tsx'
import { JoinRefusal } from './enter-code.tsx'
import styles from './family-code.module.css'

/** Who invites and what accepting means; then what was answered. */
export function InviteAnswer({ token, invite }: { token: string; invite: Reply<typeof readFamilyInvite> }) {
  const words = useWords('family')
  const addresses = useAddresses()
  const answer = useAnswerInvite()
  const [limit, setLimit] = useState<Limit | null>(null)

  async function say(word: 'accept' | 'decline') {
    const done = await answer.mutateAsync({ token, answer: word }).then(
      () => true,
      error => {
        if (failureOf(error).code === 'SPOUSE_EXISTS') setLimit('SPOUSE_EXISTS')
        return false
      }
    )
    if (done) dropInviteToken()
  }

  if (answer.isSuccess) {
    const isAccepted = answer.variables.answer === 'accept'
    return (
      <div className={styles.page}>
        <Banner kind={isAccepted ? 'wait' : 'info'} title={isAccepted ? words.askedTitle : words.inviteDeclined} live>
          {isAccepted ? words.inviteAsked : words.inviteDeclinedText}
        </Banner>
        <Button wide kind="second" href={addresses.family()}>
          {words.toFamily}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <Card title={words.inviteFrom(invite.name)}>
        <Stack gap={8}>
          <p>{invite.as === 'SPOUSE' ? words.inviteAsSpouse : words.inviteAsRelative}</p>
          <p className={styles.life}>{words.inviteThen(showDate(dayOf(invite.until)))}</p>
        </Stack>
      </Card>
      <JoinRefusal error={answer.error} />
      <Button wide waiting={answer.isPending ? words.inviteWaiting : undefined} onClick={() => void say('accept')}>
        {words.inviteAccept}
      </Button>
      <Button wide kind="ghost" disabled={answer.isPending} onClick={() => void say('decline')}>
        {words.inviteDecline}
      </Button>
      <LimitDialog limit={limit} onClose={() => setLimit(null)} />
    </div>
  )
}
