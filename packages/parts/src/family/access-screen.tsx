import { useRelatives } from '@vizit/client/family/use-relatives'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useAddresses } from '../addresses/addresses.ts'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useHere } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { AccessOverview } from './access-overview.tsx'
import { FamilySkeleton } from './family-skeleton.tsx'
import { shownName } from './member-row.tsx'
import { PersonCard } from './person-card.tsx'
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
  const shell = useWords('shell')
  const addresses = useAddresses()
  const { data, error, isFetching, refetch } = useRelatives()
  const given = useHere().state.rights
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
          <PersonCard id={id} name={shownName(member)} relKind={member.relKind} sex={member.sex} photoUrl={member.photoUrl} />
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
          {given?.id === id ? <PersonCard id={id} name={given.name} relKind={null} sex={null} photoUrl={null} /> : null}
          <FamilySkeleton />
        </>
      )}
    </Screen>
  )
}
