import { Banner } from '@vizit/ui/banner'
import { Link } from '@vizit/ui/page/link'
import { useSupport } from '../support/use-support.ts'

/** An action that was refused: why, what else can be done, and whom to ask. [8.100] */
export function RefusalBanner({ title, text }: { title: string; text: string }) {
  const support = useSupport()
  return (
    <Banner kind="danger" title={title} live action={support ? <Link href={support.href}>{support.label}</Link> : undefined}>
      {text}
    </Banner>
  )
}
