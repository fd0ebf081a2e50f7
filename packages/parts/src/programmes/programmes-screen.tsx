import { useProfile } from '@vizit/client/profile/use-profile'
import { programmesView } from '@vizit/client/programmes/programmes-view'
import type { CoveredPerson } from '@vizit/client/programmes/use-coverages'
import { useCoverages } from '@vizit/client/programmes/use-coverages'
import { relKindOf } from '@vizit/rules/access'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { Section } from '@vizit/ui/page/section'
import { Stack } from '@vizit/ui/stack'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { CopyNotice } from '../failures/copy-notice.tsx'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWords } from '../words/words.tsx'
import { ProgrammeCard } from './programme-card.tsx'
import styles from './programmes.module.css'
import { ProgrammesSkeleton } from './programmes-skeleton.tsx'

/** Programmes of oneself and of those whose programmes one may see, with the state of each in plain words. */
export function ProgrammesScreen() {
  const words = useWords('programmes')
  const add = useAddresses().addProgramme()
  const query = useCoverages()
  const view = programmesView(query)
  const plus = <Plus aria-hidden="true" />
  switch (view.kind) {
    case 'loading':
      return (
        <Framed>
          <ProgrammesSkeleton />
        </Framed>
      )
    case 'failed':
      return (
        <Framed>
          <LoadFailure
            error={view.error}
            title={words.failed}
            text={words.failedText}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        </Framed>
      )
    case 'none':
      return (
        <Framed>
          <EmptyTalon
            title={words.emptyTitle}
            text={words.emptyText}
            actions={
              <Button icon={plus} href={add}>
                {words.link}
              </Button>
            }
          />
        </Framed>
      )
    case 'list':
      return (
        <Framed
          action={
            <div className={styles.onDesk}>
              <Button icon={plus} href={add}>
                {words.link}
              </Button>
            </div>
          }
        >
          <CopyNotice loadedAt={query.dataUpdatedAt} isStale={view.copyOf !== null} />
          <Stack gap={24}>
            {view.people.map(person => (
              <PersonProgrammes key={person.profileId} person={person} />
            ))}
          </Stack>
          <div className={styles.onPhone}>
            <Button kind="second" wide icon={plus} href={add}>
              {words.link}
            </Button>
          </div>
        </Framed>
      )
  }
}

function Framed({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const words = useWords('programmes')
  const shell = useWords('shell')
  const addresses = useAddresses()
  return (
    <Screen
      title={words.title}
      back={{ label: shell.back, href: addresses.above.own() }}
      actions={action}
      aside={
        <Card title={words.changes}>
          <div className={styles.explained}>
            <p>{words.changesBooking}</p>
            <p>{words.changesEditing}</p>
            <p>{words.changesFamily}</p>
          </div>
        </Card>
      }
    >
      {children}
    </Screen>
  )
}

/** The programmes of one person, under their name. */
function PersonProgrammes({ person }: { person: CoveredPerson }) {
  const words = useWords('programmes')
  const people = useWords('people')
  const { profileId, relKind, name, coverages } = person
  const member = useProfile().data?.family.find(one => one.profileId === profileId)
  const kind = relKindOf(relKind)
  const shown = member?.lastName ? `${member.firstName} ${member.lastName}` : name
  return (
    <Section
      title={kind === 'ME' ? words.mine : shown}
      note={kind === 'ME' ? undefined : people.relation(kind, member?.sex ?? null, member?.kinship)}
    >
      {coverages.map(coverage => (
        <ProgrammeCard key={coverage.id} coverage={coverage} isChild={kind === 'CHILD'} />
      ))}
    </Section>
  )
}
