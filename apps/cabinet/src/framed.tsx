// The frame of the pages with navigation, and what stands around each of them: questions of links and host pages, offers.
import { useHostNews } from '@vizit/client/embedded/host-memory'
import { useSession } from '@vizit/client/session/session-provider'
import { lazy, Suspense } from 'react'
import { RatingGate } from './rating/rating-gate.tsx'
import { HostPhone } from './shell/host-phone.tsx'
import { Shell } from './shell/shell.tsx'
import { VisitImportGate } from './visit-import/visit-import-gate.tsx'

const InstallBanner = lazy(async () => ({ default: (await import('@vizit/parts/install/install-banner.tsx')).InstallBanner }))
const HostBookmark = lazy(async () => ({ default: (await import('./embedded/host-bookmark.tsx')).HostBookmark }))

export function Framed() {
  return <Shell notices={<Offers />} asked={<HostWishes />} />
}

/** [2.111] In a frame of a clinic's site the installation; [1.52] at a good moment the rating. */
function Offers() {
  return (
    <>
      {window.parent === window ? null : (
        <Suspense>
          <InstallBanner />
        </Suspense>
      )}
      <RatingGate />
    </>
  )
}

/** What a link or a host page asked for; read again when a host page asks for more. */
function HostWishes() {
  const news = useHostNews()
  const isSignedIn = useSession().kind === 'signed-in'
  return (
    <>
      <HostPhone key={`phone-${news}`} />
      <VisitImportGate key={`visit-${news}`} />
      {news > 0 && isSignedIn ? (
        <Suspense>
          <HostBookmark key={`bookmark-${news}`} />
        </Suspense>
      ) : null}
    </>
  )
}
