import { useProfile } from '@vizit/client/profile/use-profile'
import { type RefObject, useRef, useState } from 'react'
import type { FirstVisitHandle } from './first-visit.tsx'

export type Newcomer = {
  /** The form asks who one is, until that is kept and the visit is booked or refused. */
  isHere: boolean
  /** The visit is on its way, or booked: until its page is there nothing else is shown. */
  isSending: boolean
  handle: RefObject<FirstVisitHandle | null>
  /** Null, too, while it is being kept already. */
  save: FirstVisitHandle['save']
}

/** Whether the form is filled by somebody whose name is not known yet. */
export function useNewcomer(book: { isPending: boolean; isSuccess: boolean }): Newcomer {
  const isSending = book.isPending || book.isSuccess
  const profile = useProfile().data
  const handle = useRef<FirstVisitHandle>(null)
  const isSaving = useRef(false)
  const [hasBegun, setBegun] = useState(false)
  const [isKept, setKept] = useState(false)
  if (profile && !profile.isPerson && !hasBegun) setBegun(true)
  return {
    isHere: hasBegun && (!isKept || isSending),
    isSending,
    handle,
    save: async mayKeep => {
      if (isSaving.current || !handle.current) return null
      isSaving.current = true
      const saved = await handle.current.save(mayKeep).finally(() => (isSaving.current = false))
      if (saved !== null) setKept(true)
      return saved
    }
  }
}
