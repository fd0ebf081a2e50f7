import { useSettings } from '@vizit/client/settings/use-settings'
import { Banner } from '@vizit/ui/banner'
import { useWords } from '../words/words.tsx'

/** Where results are invented for whoever looks around: that they are, and nobody's. */
export function DemoNotice() {
  const words = useWords('results')
  if (!useSettings().data?.demoResults) return null
  return (
    <Banner kind="wait" title={words.demo}>
      {words.demoText}
    </Banner>
  )
}
