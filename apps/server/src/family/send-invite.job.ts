import { shortName } from '@vizit/rules/people'
import type { Deps } from '../deps.ts'
import { personName } from '../people/person-name.ts'
import { findDueInvite, markInviteSent } from './family-invite.sql.ts'
import { inviteTokenOf } from './invite-by-mail.ts'
import { inviteLetter } from './invite-letter.ts'

/** Job: sends the letter of one invitation, unless it was taken back meanwhile. The token stands behind #, which no server is sent. */
export async function sendFamilyInvite(deps: Deps, { id }: { id: string }): Promise<void> {
  const due = await findDueInvite(deps.store, id, deps.clock())
  if (!due) return
  const link = `${deps.config.publicUrl}/family/invite#${inviteTokenOf(deps.config.secret, id)}`
  const facts = { name: shortName(personName(due)), as: due.relation, deviceName: due.device_name, until: due.until, link }
  const letter = inviteLetter(deps.config, facts, due.language)
  await deps.mail.send({ to: due.address, language: due.language, key: `family-invite:${id}`, ...letter })
  await markInviteSent(deps.store, id, deps.clock())
}
