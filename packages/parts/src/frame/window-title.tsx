import { useSettings } from '@vizit/client/settings/use-settings'
import { useWords } from '../words/words.tsx'

/** 'Визиты — Визит' in the tab of the browser. */
export function WindowTitle({ title }: { title: string }) {
  const words = useWords('shell')
  const brand = useSettings().data?.brand.name ?? words.brand
  return <title>{words.pageTitle(title, brand)}</title>
}
