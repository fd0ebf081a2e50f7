import { Link } from '@vizit/ui/page/link'
import type { Support } from './use-support.tsx'

/** Inside a banner or a sentence: the mail link, the form and the number. */
export function SupportLinks({ support }: { support: Support }) {
  return (
    <>
      <Link href={support.href}>{support.label}</Link>
      {support.more}
    </>
  )
}
