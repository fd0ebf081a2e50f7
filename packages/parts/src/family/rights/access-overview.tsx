import { type Grants, useGrants } from '@vizit/client/access/use-grants'
import { inOrder } from '@vizit/client/people/in-order'
import { useProfile } from '@vizit/client/profile/use-profile'
import { Avatar } from '@vizit/ui/avatar'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Section } from '@vizit/ui/page/section'
import UserRound from 'lucide-react/icons/user-round'
import { useAddresses } from '../../addresses/addresses.ts'
import { LoadFailure } from '../../failures/load-failure.tsx'
import { Screen } from '../../frame/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { FamilySkeleton } from '../family-skeleton.tsx'
import styles from './access.module.css'

/** Who may see oneself and one's children, and how much; each leads to where it is changed. */
export function AccessOverview({ title }: { title: string }) {
  const words = useWords('access')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const { data, error, isFetching, refetch } = useGrants()
  const me = useProfile().data?.me.profileId
  return (
    <Screen title={title} note={words.overviewNote} back={{ label: shell.back, href: addresses.family() }}>
      {data ? (
        <div className={styles.overview}>
          {data.map(profile => (
            <Section key={profile.profileId} title={profile.profileId === me ? words.ofMe : inOrder(profile.name)}>
              <Viewers viewers={profile.viewers.filter(viewer => viewer.profileId !== me)} label={inOrder(profile.name)} />
            </Section>
          ))}
        </div>
      ) : error ? (
        <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <FamilySkeleton />
      )}
    </Screen>
  )
}

function Viewers({ viewers, label }: { viewers: Grants[number]['viewers']; label: string }) {
  const words = useWords('access')
  const addresses = useAddresses()
  if (viewers.length === 0) return <p className={styles.quiet}>{words.nobody}</p>
  return (
    <List label={label}>
      {viewers.map(({ profileId, name, accessLevel }, place) =>
        profileId !== null && name !== null ? (
          <ListRow
            key={profileId}
            lead={<Avatar id={profileId} text={inOrder(name)} />}
            title={inOrder(name)}
            note={words.levels[accessLevel] ?? words.levels.VIEW_NAME}
            href={addresses.access(profileId)}
          />
        ) : (
          <ListRow
            key={`unseen-${place}`}
            lead={<UserRound aria-hidden="true" />}
            title={words.unseen}
            note={words.levels[accessLevel] ?? words.levels.VIEW_NAME}
          />
        )
      )}
    </List>
  )
}
