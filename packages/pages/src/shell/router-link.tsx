import { useRouter } from '@tanstack/react-router'
import type { LinkAsProps } from '@vizit/ui/page/link-provider'
import { type MouseEvent, useRef } from 'react'

/** Gives the links of packages/ui to the router: '/visits?tab=past' opens without a reload, and its code is fetched when it is pointed at. */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, children, ...rest }: LinkAsProps) {
  const router = useRouter()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || !isPlain || (rest.target && rest.target !== '_self')) return
    event.preventDefault()
    clearTimeout(waiting.current)
    void router.navigate({ href })
  }

  // After whatever else the touch is: it is pointed at and focused before it is pressed, and none of these waits for the other page.
  const preloadAfter =
    <E,>(hear: ((event: E) => void) | undefined) =>
    (event: E) => {
      hear?.(event)
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => void router.preloadRoute({ href } as never).catch(() => undefined))
    }

  return (
    <a {...rest} href={href} onClick={open} onPointerEnter={preloadAfter(onPointerEnter)} onFocus={preloadAfter(onFocus)}>
      {children}
    </a>
  )
}
