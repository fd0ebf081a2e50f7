import { PageColumns } from '@vizit/ui/page-columns'
import { PageHeader, type PageHeaderProps } from '@vizit/ui/page-header'
import type { ReactNode } from 'react'
import { WindowTitle } from './window-title.tsx'

export type ScreenProps = Pick<PageHeaderProps, 'note' | 'back' | 'actions' | 'lead'> & {
  title: string
  /** The narrow column beside the content on a desk. */
  aside?: ReactNode
  children: ReactNode
}

/** One page of the cabinet: the name of the window, one h1, a way back, actions, content. */
export function Screen({ title, aside, children, ...header }: ScreenProps) {
  return (
    <>
      <WindowTitle title={title} />
      <PageHeader title={title} {...header} />
      <PageColumns aside={aside}>{children}</PageColumns>
    </>
  )
}
