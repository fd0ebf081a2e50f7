import { useNow } from '@vizit/client/api/clock.tsx'
import { familySection } from '@vizit/client/family/family-section'
import { familyView } from '@vizit/client/family/family-view'
import { useRelatives } from '@vizit/client/family/use-relatives'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useWords } from '@vizit/client/words.tsx'
import { minskDay } from '@vizit/rules/days'
import { MAX_CHILDREN } from '@vizit/rules/family'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { EmptyTalon } from '@vizit/ui/empty-talon'
import Plus from 'lucide-react/icons/plus'
import { CopyNotice } from '../shell/copy-notice.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { Screen } from '../shell/screen.tsx'
import styles from './family.module.css'
import { FamilyList } from './family-list.tsx'
import { FamilyRefused } from './family-refused.tsx'
import { FamilySkeleton } from './family-skeleton.tsx'

/** [2.41] [2.42] The family as far as one may see it. */
export function FamilyScreen() {
  const words = useWords('family')
  const query = useRelatives()
  const isMinor = familySection(useProfile().data?.birthday, minskDay(useNow())) === 'ADULTS_ONLY'
  const view = familyView(query)
  const add = (
    <Button icon={<Plus aria-hidden="true" />} href="/family/add-child">
      {words.add}
    </Button>
  )
  if (isMinor) {
    return (
      <Screen title={words.title}>
        <FamilyRefused title={words.onlyAdults} text={words.onlyAdultsText} />
      </Screen>
    )
  }
  switch (view.kind) {
    case 'loading':
      return (
        <Screen title={words.title}>
          <FamilySkeleton />
        </Screen>
      )
    case 'failed':
      return (
        <Screen title={words.title}>
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
        <Screen title={words.title}>
          <EmptyTalon title={words.emptyTitle} text={words.emptyText} actions={add} />
        </Screen>
      )
    case 'family':
      return (
        <Screen
          title={words.title}
          actions={view.mayAddChild === 'may-add' ? <div className={styles.onDesk}>{add}</div> : null}
          aside={<p className={styles.limits}>{words.limits(MAX_CHILDREN)}</p>}
        >
          {view.copyOf ? <CopyNotice loadedAt={view.copyOf} /> : null}
          <FamilyList members={view.members} />
          {view.mayAddChild === 'may-add' ? (
            <div className={styles.onPhone}>
              <Button kind="second" wide icon={<Plus aria-hidden="true" />} href="/family/add-child">
                {words.add}
              </Button>
            </div>
          ) : (
            <Banner kind="info" title={words.full}>
              {words.fullText}
            </Banner>
          )}
        </Screen>
      )
  }
}
