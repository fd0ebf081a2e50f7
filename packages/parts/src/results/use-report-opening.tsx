import { failureOf } from '@vizit/client/api/call-failure'
import { useShownDocument, useWantedReport } from '@vizit/client/results/opened-reports'
import type { ReportAsked } from '@vizit/client/results/report-asked'
import { reportIdOf, stateOf } from '@vizit/client/results/report-state'
import { useCardsClosed } from '@vizit/client/results/use-open-cards'
import { useOpenReport } from '@vizit/client/results/use-report'
import type { ReactNode } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useWays } from '../ways/ways.ts'
import { FailedDialog, OpenerDialog } from './opener-dialogs.tsx'
import type { ReportOrigin } from './report-ways.ts'

type Opening = {
  /** Opens a report, or leads to its code [4.76] [4.77]. */
  open: (asked: ReportAsked) => void
  /** The report that is being fetched. */
  openingId: string | null
  /** What stands over the list afterwards. */
  dialogs: ReactNode
}

/** Opening of the reports that a list has; `has` tells them from those of other lists. `nameOf`: what the dialog is called by. */
export function useReportOpening(
  origin: ReportOrigin,
  has: (asked: ReportAsked) => boolean,
  nameOf: (asked: ReportAsked) => { name: string; fileName: string }
): Opening {
  const addresses = useAddresses()
  const ways = useWays()
  const shown = useShownDocument()
  const opening = useOpenReport()
  const asked = opening.variables

  function open(wanted: ReportAsked) {
    opening.mutate(wanted, {
      onSuccess: answer => {
        if (answer.kind !== 'confirm-code') return
        opening.reset()
        void ways.go(addresses.report(origin, 'code'), { state: { ...stateOf(wanted), ended: answer.failure !== null } })
      }
    })
  }
  useWantedReport(has, open)
  useCardsClosed(() => opening.reset())

  const answer = opening.data
  const failure = answer?.kind === 'failed' ? answer.failure : opening.isError ? failureOf(opening.error) : null
  return {
    open,
    openingId: opening.isPending && asked ? reportIdOf(asked) : null,
    dialogs: (
      <>
        {answer?.kind === 'shown' && asked ? (
          <OpenerDialog
            {...nameOf(asked)}
            pdf={answer.pdf}
            onOpen={() => {
              shown.put(asked, answer.pdf)
              void ways.go(addresses.report(origin, 'document'), { state: stateOf(asked) })
            }}
            onClose={() => opening.reset()}
          />
        ) : null}
        {failure ? <FailedDialog failure={failure} onClose={() => opening.reset()} /> : null}
      </>
    )
  }
}
