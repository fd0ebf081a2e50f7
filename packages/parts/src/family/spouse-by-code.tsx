import { Banner } from '@vizit/ui/banner'
import { Link } from '@vizit/ui/link'
import { useWords } from '../words/words.tsx'

/** [5.79] A spouse is not typed in: the spouse enters the code. */
export function SpouseByCode() {
  const words = useWords('family')
  return (
    <Banner kind="info" title={words.spouseByCode} action={<Link href="/family/join">{words.spouseShowCode}</Link>}>
      {words.spouseByCodeText}
    </Banner>
  )
}
