import { useRouter } from '@tanstack/react-router'
import { afterPicture } from '@vizit/ui/after-picture.ts'
import type { LinkAsProps } from '@vizit/ui/page/link-provider'
import { type MouseEvent, useRef, useState } from 'react'

/**
 * Gives the links of packages/ui to the router: '/visits?tab=past' opens without a reload, and its code is fetched when it is pointed at. A pressed one shows
 * that before its page is drawn, which keeps a cheap phone busy for a moment.
 */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, children, ...rest }: LinkAsProps) {
  const router = useRouter()
  const [isGoing, setGoing] = useState(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || !isPlain || (rest.target && rest.target !== '_self')) return
    event.preventDefault()
    clearTimeout(waiting.current)
    setGoing(true)
    afterPicture(() => {
      void router.navigate({ href })
      setGoing(false)
    })
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
    <a
      {...rest}
      data-going={isGoing || undefined}
      href={href}
      onClick={open}
      onPointerEnter={preloadAfter(onPointerEnter)}
      onFocus={preloadAfter(onFocus)}
    >
      {children}
    </a>
  )
}
