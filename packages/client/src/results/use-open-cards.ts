import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { keepACode } from '@vizit/contract/a-code'
import { A_CODE_IDLE_MS } from '@vizit/rules/a-code'
import { PDF_MEMORY_MB } from '@vizit/rules/pdf-memory'
import { useEffect, useEffectEvent } from 'react'
import { useCall } from '../api/call-provider.ts'
import { useClock } from '../api/clock.ts'
import { usableStorage } from '../session/session-store.ts'
import { useSettings } from '../settings/use-settings.ts'
import { makeAccessCodes } from './access-codes.ts'
import { watchIdle } from './idle-watch.ts'
import { emptyShelf, type OpeningTools, type PdfShelf } from './open-report.ts'
import { forgetShown } from './opened-reports.ts'

const SHELF_KEY = ['opened-documents'] as const

/** Documents lie beside the queries of the page: a sign-out that clears those clears them. */
function shelfOf(queries: QueryClient): PdfShelf {
  const known = queries.getQueryData<PdfShelf>(SHELF_KEY)
  if (known) return known
  const shelf: PdfShelf = { memory: [] }
  queries.setQueryDefaults(SHELF_KEY, { gcTime: Number.POSITIVE_INFINITY })
  queries.setQueryData(SHELF_KEY, shelf)
  return shelf
}

/** What opening a report needs, with the remote settings or their defaults. */
export function useOpeningTools(): OpeningTools {
  const call = useCall()
  const queries = useQueryClient()
  const flags = useSettings().data?.flags
  return {
    call,
    codes: makeAccessCodes(usableStorage(() => sessionStorage)),
    shelf: shelfOf(queries),
    idleMs: flags?.acodeExpirationTime ?? A_CODE_IDLE_MS,
    megabytes: flags?.memoryStoragePdf ?? PDF_MEMORY_MB
  }
}

/** One watch of the page, on whichever screen one is; it lives from the opening of a card until nobody is there. */
let endWatch: (() => void) | undefined
const listeners = new Set<() => void>()

/** Gives what begins the watch anew, for a card that has just been opened [4.79]. */
export function useWatchOpenCards(): () => void {
  const { call, codes, idleMs } = useOpeningTools()
  const clock = useClock()
  const queries = useQueryClient()
  return () => {
    endWatch?.()
    const end = watchIdle({
      idleMs,
      target: window,
      clock,
      onIdle: () => {
        endWatch?.()
        codes.forgetAll()
        emptyShelf(shelfOf(queries))
        forgetShown(queries)
        for (const tell of listeners) tell()
      },
      onActive: () => {
        for (const accessCode of codes.all()) void call(keepACode, { accessCode })
      }
    })
    endWatch = () => {
      end()
      endWatch = undefined
    }
  }
}

/** [4.81] `onClosed`: nobody was there for too long, the cards are closed and what was opened is forgotten. Watches cards that a reload has left open. */
export function useCardsClosed(onClosed: () => void): void {
  const { codes } = useOpeningTools()
  const watch = useWatchOpenCards()
  const begin = useEffectEvent(() => {
    if (!endWatch && codes.all().length > 0) watch()
  })
  const tell = useEffectEvent(onClosed)
  useEffect(() => {
    begin()
    const listener = () => tell()
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
}
