import { useNow } from '@vizit/client/api/clock'
import { RELATIVES_KEY } from '@vizit/client/api/query-keys'
import { useIsFromDevice } from '@vizit/client/api/use-from-device'
import { familySection } from '@vizit/client/family/family-section'
import { familyView } from '@vizit/client/family/family-view'
import { roomIn } from '@vizit/client/family/new-members'
import { useRelatives } from '@vizit/client/family/use-relatives'
import { useProfile } from '@vizit/client/profile/use-profile'
import type { Relative } from '@vizit/contract/family'
import { minskDay } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { CopyNotice } from '../failures/copy-notice.tsx'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useBackFromPlace } from '../ways/use-back-from-place.ts'
import { useWords } from '../words/words.tsx'
import { AddDialog } from './add-dialog.tsx'
import styles from './family.module.css'
import { FamilyAside } from './family-aside.tsx'
import { FamilySkeleton } from './family-skeleton.tsx'
import { FamilyRequests } from './joining/family-requests.tsx'
import { InvitesList } from './joining/invites-list.tsx'
import { type Limit, LimitDialog } from './limit-dialog.tsx'
import { MemberDialogs } from './members/member-dialogs.tsx'
import { MemberRow } from './members/member-row.tsx'
import { NewcomersDialog } from './members/newcomers-dialog.tsx'
import { YoungRefused } from './young-refused.tsx'

/** [2.41] [2.42] The family as far as one may see it, who asks to come in, and the ways to add somebody. */
export function FamilyScreen() {
  const words = useWords('family')
  const back = useBackFromPlace()
  const query = useRelatives()
  // Newcomers are greeted once the server can be told that they were.
  const isKept = useIsFromDevice(RELATIVES_KEY)
  const isMinor = familySection(useProfile().data?.birthday, minskDay(useNow())) === 'ADULTS_ONLY'
  const view = familyView(query)
  const [isAdding, setAdding] = useState(false)
  const [limit, setLimit] = useState<Limit | null>(null)
  const add = (kind: 'main' | 'second', wide: boolean) => (
    <Button kind={kind} wide={wide} icon={<Plus aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  )
  const dialogs = (
    <>
      <AddDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        room={roomIn(query.data ?? [])}
        onLimit={met => {
          setAdding(false)
          setLimit(met)
        }}
      />
      <LimitDialog limit={limit} onClose={() => setLimit(null)} />
      <NewcomersDialog members={(isKept ? null : query.data) ?? []} />
    </>
  )
  if (isMinor) return <YoungRefused />
  switch (view.kind) {
    case 'loading':
      return (
        <Screen title={words.title} {...back}>
          <FamilySkeleton />
        </Screen>
      )
    case 'failed':
      return (
        <Screen title={words.title} {...back}>
          <LoadFailure
            error={view.error}
            title={words.failed}
            text={words.failedText}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        </Screen>
      )
    case 'alone':
      return (
        <Screen title={words.title} {...back} aside={<FamilyAside />}>
          <FamilyRequests />
          <EmptyTalon title={words.emptyTitle} text={words.emptyText} actions={add('main', false)} />
          <InvitesList />
          {dialogs}
        </Screen>
      )
    case 'family':
      return (
        <Screen title={words.title} {...back} actions={<div className={styles.onDesk}>{add('main', false)}</div>} aside={<FamilyAside />}>
          <CopyNotice loadedAt={query.dataUpdatedAt} isStale={view.copyOf !== null} />
          <FamilyRequests />
          <FamilyList members={view.members} />
          <div className={styles.onPhone}>{add('second', true)}</div>
          <InvitesList />
          {dialogs}
        </Screen>
      )
  }
}

/** [2.41] Each person with the relation, the age and what one may do for them. */
function FamilyList({ members }: { members: Relative[] }) {
  const words = useWords('family')
  const [chosen, setChosen] = useState<Relative | null>(null)
  return (
    <>
      <ul className={styles.members} aria-label={words.members}>
        {members.map(member => (
          <MemberRow key={member.profileId} member={member} onMenu={setChosen} />
        ))}
      </ul>
      <MemberDialogs member={chosen} onClose={() => setChosen(null)} />
    </>
  )
}
