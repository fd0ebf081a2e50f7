import { PageColumns } from '@vizit/ui/page/page-columns'
import { PageHeader, type PageHeaderProps } from '@vizit/ui/page/page-header'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { held } from './held-focus.ts'
import { WindowTitle } from './window-title.tsx'

export type ScreenProps = Pick<PageHeaderProps, 'note' | 'back' | 'actions' | 'actionsAbove' | 'lead'> & {
  /** The narrow column beside the content on a desk. */
  aside?: ReactNode
  children: ReactNode
} & (
    | {
        title: string
        /** What the window is called, where the title alone says too little outside of the product. */
        windowTitle?: string
      }
    | { title: ReactNode; windowTitle: string }
  )

/** One page of the cabinet: the name of the window, one h1, a way back, actions, content. */
export function Screen({ title, windowTitle = title as string, aside, children, ...header }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useInheritedFocus(heading)
  return (
    <>
      <WindowTitle title={windowTitle} />
      <PageHeader titleRef={heading} title={title} {...header} />
      <PageColumns aside={aside}>{children}</PageColumns>
    </>
  )
}

/** The path of the page whose focus was inside when it went; '' of one without. */
let leftAt = ''

/** A page that takes the place of another at the same address, such as the request to complete the profile, takes over the focus that was in it, and one that came after the way to it. */
function useInheritedFocus(heading: RefObject<HTMLHeadingElement | null>): void {
  useLayoutEffect(() => {
    const path = location.pathname
    // On the way to another page its heading takes the focus once all of it stands: to focus makes the browser lay out what is there.
    if (leftAt === path || (held.heading && document.activeElement === document.body)) heading.current?.focus({ preventScroll: true })
    held.heading = false
    return () => {
      leftAt = document.getElementById('main')?.contains(document.activeElement) ? path : ''
    }
  }, [heading])
}
