import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useWords } from '../words/words.tsx'

/** [R46] What was typed is what an ambulance is called for. */
export function DangerBanner() {
  const words = useWords('findAnything')
  return (
    <Banner kind="danger" live title={words.danger} action={<Button href="tel:103">{words.call103}</Button>}>
      {words.dangerText}
    </Banner>
  )
}
