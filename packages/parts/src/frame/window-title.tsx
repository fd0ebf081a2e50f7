import { useBrandName } from '../words/use-brand-name.ts'
import { useWords } from '../words/words.tsx'

/** 'Визиты — Визит' in the tab of the browser. */
export function WindowTitle({ title }: { title: string }) {
  const words = useWords('shell')
  return <title>{words.pageTitle(title, useBrandName())}</title>
}
