import { useClock } from '@vizit/client/api/clock'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useSessionStore } from '@vizit/client/session/session-provider'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type AdultDraft, EMPTY_ADULT, readDraft } from './adult-draft.ts'

const ofDevice = () => import('@vizit/client/family/kept-adult')

/**
 * The adult whom the steps are about. Once the form was sent it is sealed for the account as well: a step that a reload begins with (`isGoingOn`) goes on with
 * it. `isAwaited`: what the device has kept is not known yet. The form of whoever comes anew is empty.
 */
export function useAdultDraft(isGoingOn: boolean) {
  const { data: profile, isPending } = useProfile()
  const hashKey = profile?.hashKey
  const session = useSessionStore()
  const clock = useClock()
  const [draft, setDraft] = useState<AdultDraft>(EMPTY_ADULT)
  const [isRead, setRead] = useState(false)
  const isAdded = useRef(false)
  const written = useRef(Promise.resolve())
  const isAwaited = isGoingOn && !draft.relId && !isRead && (isPending || Boolean(hashKey))
  const timeNow = useEffectEvent(() => clock().getTime())

  useEffect(() => {
    if (!isAwaited || !hashKey) return
    let isHere = true
    const goOn = (kept: unknown) => {
      if (!isHere) return
      setDraft(readDraft(kept) ?? EMPTY_ADULT)
      setRead(true)
    }
    void ofDevice()
      .then(({ readAdult }) => readAdult(hashKey, timeNow()))
      .then(goOn, () => goOn(null))
    return () => {
      isHere = false
    }
  }, [isAwaited, hashKey])

  /** One after the other: what was kept before is not written after it was forgotten. */
  function write(work: (device: Awaited<ReturnType<typeof ofDevice>>) => Promise<void>): void {
    written.current = written.current.then(async () => work(await ofDevice())).catch(() => undefined)
  }

  return {
    draft,
    isAwaited,
    keep: (next: AdultDraft) => {
      setDraft(next)
      write(async ({ keepAdult }) => {
        // Another tab may be signing out: its wipe would come before what is written here. And the answer to another SMS may come after the code was right.
        if (hashKey && !isAdded.current && !session.isSigningOut()) await keepAdult(hashKey, next, clock().getTime())
      })
    },
    /** The relative is in the family; the screen that is open still knows them. */
    forget: () => {
      isAdded.current = true
      write(({ dropAdult }) => dropAdult())
    }
  }
}
