// What goes from one screen of results to the next within the page: the document that is being shown, and the one that the code was asked for.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ReportAsked } from './report-asked.ts'
import { reportIdOf } from './report-state.ts'

const SHOWN_KEY = ['shown-document'] as const
const WANTED_KEY = ['wanted-report'] as const

type Shown = { reportId: string; pdf: Blob }

/** The document on the way to its screen, or on it. A card that is asked for its code every time opens it once only. */
export function useShownDocument() {
  const queries = useQueryClient()
  return {
    put: (asked: ReportAsked, pdf: Blob) => {
      queries.setQueryDefaults(SHOWN_KEY, { gcTime: Number.POSITIVE_INFINITY })
      queries.setQueryData<Shown>(SHOWN_KEY, { reportId: reportIdOf(asked), pdf })
    },
    read: (asked: ReportAsked): Blob | undefined => {
      const shown = queries.getQueryData<Shown>(SHOWN_KEY)
      return shown?.reportId === reportIdOf(asked) ? shown.pdf : undefined
    }
  }
}

export function forgetShown(queries: QueryClient): void {
  queries.removeQueries({ queryKey: SHOWN_KEY })
}

/** [4.80] Before going back from the code: what is to be opened there. */
export function useWantReport(): (asked: ReportAsked) => void {
  const queries = useQueryClient()
  return asked => {
    queries.setQueryDefaults(WANTED_KEY, { gcTime: Number.POSITIVE_INFINITY })
    queries.setQueryData<ReportAsked>(WANTED_KEY, asked)
  }
}

/** [4.80] Opens what the code was asked for, once, on the screen that has it. */
export function useWantedReport(has: (asked: ReportAsked) => boolean, open: (asked: ReportAsked) => void): void {
  const queries = useQueryClient()
  const wanted = queries.getQueryData<ReportAsked>(WANTED_KEY)
  const isHere = wanted !== undefined && has(wanted)
  const take = useEffectEvent(() => {
    queries.removeQueries({ queryKey: WANTED_KEY })
    if (wanted) open(wanted)
  })
  useEffect(() => {
    if (isHere) take()
  }, [isHere])
}
