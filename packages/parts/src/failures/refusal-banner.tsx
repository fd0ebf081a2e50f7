import { Banner } from '@vizit/ui/banner'
import { SupportLinks } from '../support/support-links.tsx'
import { useSupport } from '../support/use-support.tsx'

/** An action that was refused: why, what else can be done, and whom to ask. [8.100] */
export function RefusalBanner({ title, text, code }: { title: string; text: string; code?: string }) {
  const support = useSupport(undefined, code)
  return (
    <Banner kind="danger" title={title} live action={support ? <SupportLinks support={support} /> : undefined}>
      {text}
    </Banner>
  )
}
