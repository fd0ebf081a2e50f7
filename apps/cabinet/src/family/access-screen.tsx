import { useLocation, useSearch } from '@tanstack/react-router'
import { useRelatives } from '@vizit/client/family/use-relatives'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { LoadFailure } from '@vizit/parts/failures/load-failure.tsx'
import { AccessOverview } from '@vizit/parts/family/access-overview.tsx'
import { FamilySkeleton } from '@vizit/parts/family/family-skeleton.tsx'
import { PersonCard } from '@vizit/parts/family/person-card.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { shownName } from './member-row.tsx'
import { RelativeRights } from './relative-rights.tsx'

/**
 * [2.49] What a relative may see and do of oneself. Given as state by the list; opened by its address it is loaded by id. Without an id:
 * who sees oneself and one's children at all.
 */
export function AccessScreen() {
  const words = useWords('access')
  const { id } = useSearch({ strict: false })
  return id === undefined ? <AccessOverview title={words.overviewTitle} /> : <AccessOfRelative id={id} />
}

function AccessOfRelative({ id }: { id: string }) {
  const words = useWords('access')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const { data, error, isFetching, refetch } = useRelatives()
  const given = useLocation({ select: location => location.state.rights })
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
