import { useRouter } from '@tanstack/react-router'
import type { LinkAsProps } from '@vizit/ui/page/link-provider'
import type { MouseEvent } from 'react'

/** Gives the links of packages/ui to the router: '/visits?tab=past' opens without a reload, and its code is fetched when it is pointed at. */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, children, ...rest }: LinkAsProps) {
  const router = useRouter()

  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlain || (rest.target && rest.target !== '_self')) return
    event.preventDefault()
    void router.navigate({ href })
  }

  function preload() {
    void router.preloadRoute({ href } as never).catch(() => undefined)
  }

  return (
    <a
      {...rest}
      href={href}
      onClick={open}
      onPointerEnter={event => {
        onPointerEnter?.(event)
        preload()
      }}
      onFocus={event => {
        onFocus?.(event)
        preload()
      }}
    >
      {children}
    </a>
  )
}
