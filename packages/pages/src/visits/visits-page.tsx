import { useHostNews } from '@vizit/client/embedded/host-memory'
import type { VisitsAddress } from '@vizit/client/visits/visits-search'
import { VisitImportGate } from '@vizit/parts/visit-import/visit-import-gate.tsx'
import { VisitsScreen } from '@vizit/parts/visits/visits-screen.tsx'

/** [2.21] The visits, and above them what was made by phone and is not among them yet; asked for again when a host page asks for more. */
export function VisitsPage(asked: VisitsAddress) {
  return <VisitsScreen {...asked} waiting={<VisitImportGate key={useHostNews()} />} />
}
