import { Banner } from '@vizit/ui/banner'
import { Link } from '@vizit/ui/link'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'

/** [5.79] A spouse is not typed in: the spouse enters the code. */
export function SpouseByCode() {
  const words = useWords('family')
  const addresses = useAddresses()
  return (
    <Banner kind="info" title={words.spouseByCode} action={<Link href={addresses.joinFamily()}>{words.spouseShowCode}</Link>}>
      {words.spouseByCodeText}
    </Banner>
  )
}
