import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Hold, holdSlot, letHoldGo, prolongHold } from '@vizit/contract/booking'
import { useEffect, useRef, useState } from 'react'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { useClock, useNow } from '../api/clock.ts'
import { type HeldSlot, type HoldView, holdView, shouldProlong } from './hold-view.ts'

export type HoldOnSlot = {
  view: HoldView
  /** Asks for the slot again, after the hold has ended or could not be had. */
  again: () => void
  /** The form is being used: the hold may be prolonged once [R41]. */
  use: () => void
  /** The slot has become a visit: leaving must not let it go. */
  keep: () => void
}

/** Holds a slot, or all that a service needs, while its form is on the screen and lets it go when it leaves the screen [R41]. Nothing is held without a slot. */
export function useHold(slot: { timetableId: string; assignmentId: string; serviceId?: string } | undefined): HoldOnSlot {
  const call = useCall()
  const clock = useClock()
  const queries = useQueryClient()
  const now = useNow(1000)
  const isUsed = useRef(false)
  const isKept = useRef(false)
  const [attempt, setAttempt] = useState(0)
  const key = ['hold', slot?.timetableId, attempt]
  const seen = (hold: Hold): HeldSlot => ({ hold, aheadMs: Date.parse(hold.now) - clock().getTime() })

  const held = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => seen(valueOf(await call(holdSlot, slot!, { signal }))),
    enabled: slot !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false
  })
  const prolong = useMutation({
    mutationFn: async (orderId: string) => seen(valueOf(await call(prolongHold, { orderId }))),
    onSuccess: longer => queries.setQueryData(key, longer)
  })

  const orderId = held.data?.hold.orderId
  useEffect(() => {
    if (orderId === undefined) return
    return () => {
      if (!isKept.current) void call(letHoldGo, { orderId })
    }
  }, [orderId, call])

  const wantsMore = prolong.isIdle && isUsed.current && shouldProlong(held.data, now)
  const { mutate } = prolong
  useEffect(() => {
    if (wantsMore && orderId !== undefined) mutate(orderId)
  }, [wantsMore, orderId, mutate])

  return {
    view: holdView({ held: held.data, error: held.error }, now),
    again: () => {
      isUsed.current = false
      prolong.reset()
      setAttempt(attempt + 1)
    },
    use: () => {
      isUsed.current = true
    },
    keep: () => {
      isKept.current = true
    }
  }
}
