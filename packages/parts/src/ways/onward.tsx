import { useEffectEvent, useLayoutEffect } from 'react'
import { useWays } from './ways.ts'

/** Stands where there is nothing to show, and leads on; going back does not lead here again. */
export function Onward({ href }: { href: string }) {
  const ways = useWays()
  const leave = useEffectEvent(() => void ways.go(href, { replace: true }))
  useLayoutEffect(() => leave(), [href])
  return null
}
