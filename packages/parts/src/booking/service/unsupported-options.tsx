import type { ServiceStep } from '@vizit/client/booking/service/service-search'
import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import { ALL_TOWNS } from '@vizit/client/catalogue/all-towns'
import { names } from '@vizit/client/names/spoken-names'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useWords } from '../../words/words.tsx'
import { useLostService } from './options/use-service-options.ts'

type UnsupportedOptionsProps = { found: ServiceFinding; serviceId: string | undefined; onStep: (change: ServiceStep) => void }

/** [5.89] [8.80] [8.81] What was chosen does not go together: what of it, and the ways on. What is left of the choice stands below. */
export function UnsupportedOptions({ found, serviceId, onStep }: UnsupportedOptionsProps) {
  const words = useWords('serviceOptions')
  const { lost, programme, steps, town, towns } = found
  const { name, elsewhere } = useLostService(found, serviceId)
  if (lost === undefined) return null
  const service = name ? words.named(name) : words.thisService
  const way = elsewhere
    ? towns.some(one => one.id === ALL_TOWNS) && { label: words.inAllTowns, step: { townId: ALL_TOWNS } }
    : programme && { label: words.withoutProgramme, step: steps.programme(undefined) }
  return (
    <Banner
      kind="wait"
      icon={<TriangleAlert aria-hidden="true" />}
      title={words.unsupported}
      live
      action={
        way ? (
          <Button kind="second" size="small" onClick={() => onStep(way.step)}>
            {way.label}
          </Button>
        ) : null
      }
    >
      {elsewhere && town
        ? words.notInTown(service, names.town(town))
        : words.notSupported(words.lost[lost](service, programme?.programCaption))}
    </Banner>
  )
}
