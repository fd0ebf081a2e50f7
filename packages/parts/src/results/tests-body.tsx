import { labName } from '@vizit/client/names/spoken-services'
import type { ReportAsked } from '@vizit/client/results/report-asked'
import { reportIdOf, reportOfTest } from '@vizit/client/results/report-state'
import type { TestsView } from '@vizit/client/results/tests-view'
import type { useSyncTests, useTests } from '@vizit/client/results/use-tests'
import type { TestsTab } from '@vizit/rules/test-results'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { Stack } from '@vizit/ui/stack'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { LoadFailure } from '../failures/load-failure.tsx'
import { useWords } from '../words/words.tsx'
import { TestMonths } from './tests-by-month.tsx'
import { useReportOpening } from './use-report-opening.tsx'

type TestsBodyProps = {
  view: TestsView
  search: { tab: TestsTab; typed: string }
  tests: ReturnType<typeof useTests>
  sync: ReturnType<typeof useSyncTests>
  onClear: () => void
}

/** Everything the list can be; the document that was opened stands over it. */
export function TestsBody({ view, search, tests, sync, onClear }: TestsBodyProps) {
  const words = useWords('results')
  const resultOf = (asked: ReportAsked) => tests.data?.find(test => test.id === reportIdOf(asked))?.testResults[0]
  const { open, openingId, dialogs } = useReportOpening(
    'tests',
    asked => asked.kind === 'test' && tests.data !== undefined,
    asked => ({ name: labName(resultOf(asked)?.name ?? '') || words.document, fileName: resultOf(asked)?.fileName ?? '' })
  )
  switch (view.kind) {
    case 'loading':
      return (
        <Stack gap={12} aria-busy="true">
          <CardSkeleton lines={2} avatar />
          <CardSkeleton lines={2} avatar />
          <CardSkeleton lines={2} avatar />
        </Stack>
      )
    case 'failed':
      return (
        <LoadFailure
          error={tests.error}
          title={words.failed}
          text={words.failedText}
          onRetry={() => void tests.refetch()}
          isRetrying={tests.isFetching}
        />
      )
    case 'no-tests-yet':
      return (
        <EmptyTalon
          title={words.emptyTitle}
          text={words.emptyText}
          actions={
            <Button kind="second" waiting={sync.isPending ? words.asking : undefined} onClick={() => sync.mutate()}>
              {words.askClinics}
            </Button>
          }
        />
      )
    case 'nothing-matches':
      return <NothingMatches search={search} onClear={onClear} />
    case 'list':
      return (
        <>
          <TestMonths
            tests={view.tests}
            openingId={openingId}
            onOpen={test => {
              const asked = reportOfTest(test)
              if (asked) open(asked)
            }}
          />
          {dialogs}
        </>
      )
  }
}

function NothingMatches({ search: { tab, typed }, onClear }: Pick<TestsBodyProps, 'search' | 'onClear'>) {
  const words = useWords('results')
  if (!typed) return <EmptyTalon title={words.nothing} text={tab === 'ready' ? words.nothingReady : words.nothingInWork} />
  return (
    <EmptyTalon
      title={words.nothing}
      text={words.nothingTyped}
      actions={
        <Button kind="second" onClick={onClear}>
          {words.clearSearch}
        </Button>
      }
    />
  )
}
