import { useQuery } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { readUserInfo, sendUserInfo } from '@vizit/contract/own-data'
import { useCall } from '../api/call-provider.ts'
import { rememberedTown, rememberTown } from '../catalogue/town-preference.ts'
import { useSession } from '../session/session-provider.ts'

/** What the two sides know: the browser's own choice is the newer one, and a browser without one takes what was chosen elsewhere. */
export function judgeTowns(here: string | undefined, there: string | undefined): 'send' | 'take' | 'same' {
  if (here === there) return 'same'
  return here === undefined ? 'take' : 'send'
}

/** [3.109] [7.39] Once after the start: the preferences follow a person from browser to browser. A failure loses nothing: the next start tries again. */
export function usePreferenceSync(): void {
  const call = useCall()
  const isSignedIn = useSession().kind === 'signed-in'
  useQuery({
    queryKey: ['preference-sync'],
    queryFn: () => sync(call),
    enabled: isSignedIn,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false
  })
}

async function sync(call: Call): Promise<'done' | 'not-now'> {
  const kept = await call(readUserInfo, {})
  if (!kept.ok) return 'not-now'
  const [here, there] = [rememberedTown(), kept.value.profile.preferences.townId]
  switch (judgeTowns(here, there)) {
    case 'send':
      await call(sendUserInfo, { preferences: { ...kept.value.profile.preferences, townId: here } })
      break
    case 'take':
      rememberTown(there!)
      break
    case 'same':
      break
  }
  return 'done'
}
