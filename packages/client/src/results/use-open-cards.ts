import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { keepACode } from '@vizit/contract/a-code'
import { A_CODE_IDLE_MS } from '@vizit/rules/a-code'
import { PDF_MEMORY_MB } from '@vizit/rules/pdf-memory'
import { useEffect, useEffectEvent } from 'react'
import { useCall } from '../api/call-provider.tsx'
import { usableStorage } from '../session/session-store.ts'
import { useSettings } from '../settings/use-settings.ts'
import { makeAccessCodes } from './access-codes.ts'
import { watchIdle } from './idle-watch.ts'
import { emptyShelf, type OpeningTools, type PdfShelf } from './open-report.ts'

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

/** [4.79] [4.81] Stands on every page once a card may be open: without a sign of life it closes them all and forgets what was opened. */
export function useCloseIdleCards(): void {
  const { call, codes, shelf, idleMs } = useOpeningTools()
  const close = useEffectEvent(() => {
    codes.forgetAll()
    emptyShelf(shelf)
  })
  const keep = useEffectEvent(() => {
    for (const accessCode of codes.all()) void call(keepACode, { accessCode })
  })
  useEffect(() => watchIdle({ idleMs, target: window, onIdle: () => close(), onActive: () => keep() }), [idleMs])
}
