import { showDate } from '@vizit/client/days/show-day'
import { useInvites, useWithdrawInvite } from '@vizit/client/family/use-invites'
import { minskDay } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Section } from '@vizit/ui/page/section'
import Mail from 'lucide-react/icons/mail'
import { Address } from '../../email/address.tsx'
import { useWords } from '../../words/words.tsx'

/** Invitations by letter that nobody has answered yet. */
export function InvitesList() {
  const words = useWords('family')
  const { say } = useToasts()
  const invites = useInvites().data ?? []
  const withdraw = useWithdrawInvite()
  if (invites.length === 0) return null

  async function takeBack(inviteId: string) {
    const done = await withdraw.mutateAsync(inviteId).catch(() => null)
    if (done) say(words.withdrawn)
  }

  return (
    <Section title={words.invites}>
      <List label={words.invites}>
        {invites.map(({ inviteId, email, until }) => (
          <ListRow
            key={inviteId}
            lead={<Mail aria-hidden="true" />}
            title={<Address text={email} />}
            note={words.inviteUntil(showDate(minskDay(new Date(until))))}
            trail={
              <Button
                kind="ghost"
                size="small"
                flush
                aria-label={`${words.withdraw}: ${email}`}
                waiting={withdraw.isPending && withdraw.variables === inviteId ? words.withdrawing : undefined}
                onClick={() => void takeBack(inviteId)}
              >
                {words.withdraw}
              </Button>
            }
          />
        ))}
      </List>
    </Section>
  )
}
