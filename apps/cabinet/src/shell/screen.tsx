import { useSettings } from '@vizit/client/settings/use-settings'
import { useWords } from '@vizit/client/words.tsx'
import { PageColumns } from '@vizit/ui/page-columns'
import { PageHeader, type PageHeaderProps } from '@vizit/ui/page-header'
import type { ReactNode } from 'react'

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

/** 'Визиты — Визит' in the tab of the browser. */
export function WindowTitle({ title }: { title: string }) {
  const words = useWords('shell')
  const brand = useSettings().data?.brand.name ?? words.brand
  return <title>{words.pageTitle(title, brand)}</title>
}
