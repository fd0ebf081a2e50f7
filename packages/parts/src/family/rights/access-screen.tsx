import { RELATIVES_KEY } from '@vizit/client/api/query-keys'
import { useIsFromDevice } from '@vizit/client/api/use-from-device'
import { useRelatives } from '@vizit/client/family/use-relatives'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useAddresses } from '../../addresses/addresses.ts'
import { LoadFailure } from '../../failures/load-failure.tsx'
import { Screen } from '../../frame/screen.tsx'
import { PersonAvatar } from '../../photo/person-avatar.tsx'
import { useHere } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import { FamilySkeleton } from '../family-skeleton.tsx'
import { shownName } from '../members/member-row.tsx'
import styles from './access.module.css'
import { AccessOverview } from './access-overview.tsx'
import { RelativeRights } from './relative-rights.tsx'

/**
 * [2.49] What a relative may see and do of oneself. Given as state by the list; opened by its address it is loaded by id. Without an id:
 * who sees oneself and one's children at all.
 */
export function AccessScreen({ id }: { id?: string | undefined }) {
  const words = useWords('access')
  return id === undefined ? <AccessOverview title={words.overviewTitle} /> : <AccessOfRelative id={id} />
}

function AccessOfRelative({ id }: { id: string }) {
  const words = useWords('access')
  const people = useWords('people')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const { data: known, error, isFetching, refetch } = useRelatives()
  const data = useIsFromDevice(RELATIVES_KEY) ? undefined : known
  const given = useHere(now => now.state.rights)
  const member = data?.find(one => one.profileId === id && one.relKind !== 'ME')
  const aside = (
    <Banner kind="info" title={words.you}>
      {words.youText}
    </Banner>
  )
  return (
    <Screen title={words.title} back={{ label: shell.back, href: addresses.family() }} aside={aside}>
      {member ? (
        <>
          <PersonCard
            id={id}
            name={shownName(member)}
            relation={people.relation(member.relKind, member.sex, member.kinship)}
            photoUrl={member.photoUrl}
          />
          <RelativeRights member={member} />
        </>
      ) : data ? (
        <>
          <Banner kind="info" title={words.gone}>
            {words.goneText}
          </Banner>
          <Button href={addresses.family()}>{words.toFamily}</Button>
        </>
      ) : error ? (
        <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <>
          {given?.id === id ? <PersonCard id={id} name={given.name} relation={null} photoUrl={null} /> : null}
          <FamilySkeleton />
        </>
      )}
    </Screen>
  )
}

type PersonCardProps = { id: string; name: string; relation: string | null; photoUrl: string | null }

/** Whose rights these are. */
function PersonCard({ id, name, relation, photoUrl }: PersonCardProps) {
  return (
    <Card className={styles.person}>
      <PersonAvatar id={id} text={name} size={64} photoUrl={photoUrl} />
      <div>
        <h2>{name}</h2>
        {relation ? <p className={styles.quiet}>{relation}</p> : null}
      </div>
    </Card>
  )
}
