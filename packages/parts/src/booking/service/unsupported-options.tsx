import type { ServiceStep } from '@vizit/client/booking/service/service-search'
import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useWords } from '../../words/words.tsx'
import { useServiceName } from './options/use-service-options.ts'

type UnsupportedOptionsProps = { found: ServiceFinding; serviceId: string | undefined; onStep: (change: ServiceStep) => void }

/** [5.89] [8.80] [8.81] What was chosen does not go together: what of it, and the ways on. What is left of the choice stands below. */
export function UnsupportedOptions({ found, serviceId, onStep }: UnsupportedOptionsProps) {
  const words = useWords('serviceOptions')
  const { lost, programme, steps } = found
  const name = useServiceName(found, serviceId)
  if (lost === undefined) return null
  return (
    <Banner
      kind="wait"
      icon={<TriangleAlert aria-hidden="true" />}
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
      {words.notSupported(words.lost[lost](name ? words.named(name) : words.thisService, programme?.programCaption))}
    </Banner>
  )
}
