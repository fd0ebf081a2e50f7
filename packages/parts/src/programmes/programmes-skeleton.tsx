import { Card } from '@vizit/ui/card'
import { LiveRegion } from '@vizit/ui/live-region'
import { Skeleton } from '@vizit/ui/skeleton'
import { Stack } from '@vizit/ui/stack'
import { useWords } from '../words/words.tsx'

/** One programme still unknown. */
export function ProgrammesSkeleton() {
  const words = useWords('programmes')
  return (
    <Card aria-busy="true">
      <LiveRegion text={words.loading} />
      <Stack gap={12}>
        <Skeleton width="200px" height="20px" />
        <Skeleton width="140px" />
        <Skeleton width="100%" height="16px" />
        <Skeleton width="100%" height="44px" shape="box" />
      </Stack>
    </Card>
  )
}
