import { useClock } from '@vizit/client/api/clock'
import { usableStorage } from '@vizit/client/session/session-store'
import { clearHostPhone, phoneInQuery } from '@vizit/client/sign-in/host-phone'
import { clearHostVisit, readHostVisit, visitInQuery } from '@vizit/client/visit-import/host-visit'
import { importView } from '@vizit/client/visit-import/import-view'
import { useBookmarkDoctor, usePutOffVisit } from '@vizit/client/visit-import/use-import-visit'
import { usePendingVisit } from '@vizit/client/visit-import/use-pending-visit'
import type { Profile } from '@vizit/contract/profile'
import type { FoundOrder } from '@vizit/contract/visit-import'
import { minskDay } from '@vizit/rules/days'
import { useEffect, useEffectEvent, useState } from 'react'
import { readSearch, writeSearch } from '../addresses/search-text.ts'
import { useWays } from '../ways/ways.ts'
import { FoundBanner } from './found-banner.tsx'
import { FoundDialog } from './found-dialog.tsx'
import { NotFoundDialog } from './not-found-dialog.tsx'

const storage = usableStorage(() => sessionStorage)

/**
 * [4.110] The visit that waits for this account: nothing, a dialog, or a doctor to bookmark. The dialog asks once; what was put off waits in a banner, from
 * which it is taken in at any time. A link to the visit asks once more.
 */
export function VisitImport({ profile }: { profile: Profile }) {
  const [host, setHost] = useState(() => readHostVisit(storage))
  const [takenIn, setTakenIn] = useState<string | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const putOff = usePutOffVisit()
  const forget = useForgetHostVisit()
  const today = minskDay(useClock()())
  const ed = host?.ed ?? false
  const { data } = usePendingVisit({ ed, ...(host?.visitId !== undefined && { name: host.visitId }) })
  const view = importView(data, ed, today)
  const settle = () => {
    forget()
    setHost(null)
  }
  switch (view.kind) {
    case 'nothing':
      return null
    case 'bookmark':
      return <Bookmark order={view.order} onDone={settle} />
    case 'not-found':
      return <NotFoundDialog onClose={settle} />
    case 'found':
      if (takenIn === view.omId) return null
      return view.putOff && !ed && opened !== view.omId ? (
        <FoundBanner found={view} onOpen={() => setOpened(view.omId)} />
      ) : (
        <FoundDialog
          key={view.omId}
          found={view}
          profile={profile}
          today={today}
          onLater={() => {
            setOpened(null)
            if (!view.putOff) putOff.mutate(view.omId)
            if (host) settle()
          }}
          onTakenIn={() => {
            setTakenIn(view.omId)
            settle()
          }}
        />
      )
  }
}

/** [4.121] */
function Bookmark({ order, onDone }: { order: FoundOrder; onDone: () => void }) {
  const bookmark = useBookmarkDoctor()
  const keep = useEffectEvent(() => bookmark.mutate(order, { onSettled: onDone }))
  useEffect(() => keep(), [])
  return null
}

/** [4.119] Out of the tab's memory and out of the address, so that a reload does not bring them back. */
function useForgetHostVisit(): () => void {
  const ways = useWays()
  return () => {
    clearHostVisit(storage)
    clearHostPhone(storage)
    if (visitInQuery(location.search) === null && phoneInQuery(location.search) === null) return
    const { ed: _ed, visitId: _visit, phone: _phone, ...rest } = readSearch(location.search)
    void ways.go(`${location.pathname}${writeSearch(rest)}${location.hash}`, { replace: true })
  }
}
