import type { ServiceStep } from '@vizit/client/booking/service/service-search'
import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import { useWords } from '@vizit/client/words.tsx'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'

type UnsupportedOptionsProps = { found: Pick<ServiceFinding, 'lost' | 'programme' | 'steps'>; onStep: (change: ServiceStep) => void }

/** [5.89] [8.80] [8.81] What was chosen does not go together: what of it, and the ways on. What is left of the choice stands below. */
export function UnsupportedOptions({ found, onStep }: UnsupportedOptionsProps) {
  const words = useWords('serviceOptions')
  const { lost, programme, steps } = found
  if (lost === undefined) return null
  return (
    <Banner
      kind="wait"
      title={words.unsupported}
      live
      action={
        programme ? (
          <Button kind="second" size="small" onClick={() => onStep(steps.programme(undefined))}>
            {words.withoutProgramme}
          </Button>
        ) : null
      }
    >
      {words.notSupported(words.lost[lost](programme?.programCaption))}
    </Banner>
  )
}
