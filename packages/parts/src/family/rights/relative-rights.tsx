import { useGrants } from '@vizit/client/access/use-grants'
import { useShareable } from '@vizit/client/family/use-family-code'
import { inOrder } from '@vizit/client/people/in-order'
import type { Relative } from '@vizit/contract/family'
import { allows } from '@vizit/rules/access'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Stack } from '@vizit/ui/stack'
import Baby from 'lucide-react/icons/baby'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import { useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import { RemoveDialog } from '../members/remove-dialog.tsx'
import styles from './access.module.css'
import { GrantChoice } from './grant-choice.tsx'

/** [4.104] [4.105] The two positions for oneself, and for each child that is not the relative's own; the way out at the end. */
export function RelativeRights({ member }: { member: Relative }) {
  const words = useWords('access')
  const family = useWords('family')
  const addresses = useAddresses()
  const ways = useWays()
  const [isRemoving, setRemoving] = useState(false)
  const hasAccount = member.grantLevel !== null
  return (
    <Stack gap={20}>
      {hasAccount ? (
        <>
          <GrantChoice
            viewerId={member.profileId}
            level={member.grantLevel}
            legend={words.question(member.firstName || member.name)}
            book={{ title: words.book, note: words.bookNote }}
            see={{ title: words.see, note: member.grantLevel === 'VIEW_NAME' ? words.seeNameNote : words.seeNote }}
          />
          <ChildrenRights member={member} />
        </>
      ) : (
        <Banner kind="info" title={words.noAccount}>
          {words.noAccountText}
        </Banner>
      )}
      {member.removal === 'not-removable' ? null : (
        <Button kind="danger-text" className={styles.out} onClick={() => setRemoving(true)}>
          {family.remove}
        </Button>
      )}
      <RemoveDialog
        member={isRemoving ? member : null}
        onClose={() => setRemoving(false)}
        onRemoved={() => void ways.go(addresses.family(), { replace: true })}
      />
    </Stack>
  )
}

/** Results, and the children: a spouse has every right to them, anybody else what the parents allow [6.22]. */
function ChildrenRights({ member }: { member: Relative }) {
  const words = useWords('access')
  const grants = useGrants().data ?? []
  const children = (useShareable().data ?? []).filter(profile => profile.relKind === 'CHILD' && profile.profileId !== member.profileId)
  const opens = allows(member.grantLevel, 'VIEW_REPORTS_TESTS')
  const isSpouse = member.relKind === 'SPOUSE'
  const levelOf = (childId: string) =>
    grants.find(one => one.profileId === childId)?.viewers.find(viewer => viewer.profileId === member.profileId)?.accessLevel ?? null
  return (
    <>
      <List label={words.title}>
        <ListRow
          lead={opens ? <LockOpen aria-hidden="true" /> : <Lock aria-hidden="true" />}
          title={words.tests}
          note={opens ? words.testsOpen : words.testsClosed}
        />
        {isSpouse
          ? children.map(child => (
              <ListRow
                key={child.profileId}
                lead={<Baby aria-hidden="true" />}
                title={words.childRights(inOrder(child.name))}
                note={words.childBoth}
              />
            ))
          : null}
      </List>
      {isSpouse || member.relKind === 'CHILD'
        ? null
        : children.map(child => (
            <GrantChoice
              key={child.profileId}
              viewerId={member.profileId}
              ofProfileId={child.profileId}
              level={levelOf(child.profileId)}
              legend={words.questionOfChild(inOrder(child.name))}
              book={{ title: words.bookChild, note: words.bookNote }}
              see={{ title: words.seeChild, note: words.seeNote }}
            />
          ))}
    </>
  )
}
