import { InstallScreen } from '@vizit/parts/install/install-screen.tsx'
import { useRouterContext } from '../shell/use-router-context.ts'

/** The installation, with what the browser offers. */
export function InstallLayout() {
  const { installOffer } = useRouterContext()
  return <InstallScreen offer={installOffer} />
}
