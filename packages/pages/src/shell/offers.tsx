// What stands around each of the pages with navigation: offers, and questions of links and host pages.
import { useRouter } from '@tanstack/react-router'
import { useHostNews } from '@vizit/client/embedded/host-memory'
import { useSession } from '@vizit/client/session/session-provider'
import { HostPhone } from '@vizit/parts/sign-in/host-phone/host-phone.tsx'
import { saying } from '@vizit/parts/words/saying'
import { lazy, Suspense } from 'react'
import { addresses } from '../addresses.ts'
import { UpdateNotice } from './update-notice.tsx'

const InstallBanner = lazy(
  saying(['installBanner'], async () => ({ default: (await import('@vizit/parts/install/install-banner.tsx')).InstallBanner }))
)
const HostBookmark = lazy(
  saying(['embedded'], async () => ({ default: (await import('@vizit/parts/embedded/host-bookmark.tsx')).HostBookmark }))
)

/** A newer version; [2.111] in a frame of a clinic's site the installation. */
export function Offers() {
  return (
    <>
      <UpdateNotice />
      {window.parent === window ? null : (
        <Suspense>
          <InstallBanner />
        </Suspense>
      )}
    </>
  )
}

/** What a link or a host page asked for; read again when a host page asks for more. */
export function HostRequests() {
  const news = useHostNews()
  const isSignedIn = useSession().kind === 'signed-in'
  const { basepath } = useRouter()
  // The guards may have led to the sign-in already: a fresh start reads the phone in any case.
  const signInBy = (phone: string) => location.replace(`${basepath === '/' ? '' : basepath}${addresses.signIn()}?phone=${phone}`)
  return (
    <>
      <HostPhone key={`phone-${news}`} onChange={signInBy} />
      {news > 0 && isSignedIn ? (
        <Suspense>
          <HostBookmark key={`bookmark-${news}`} />
        </Suspense>
      ) : null}
    </>
  )
}
