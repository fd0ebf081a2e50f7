import { useQuery } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { type Preferences, readUserInfo, sendUserInfo } from '@vizit/contract/own-data'
import type { Language } from '@vizit/rules/languages'
import { useCall } from '../api/call-provider.ts'
import { rememberedTown, rememberTown } from '../catalogue/town-preference.ts'
import { useSession } from '../session/session-provider.ts'

/** What the two sides know: the browser's own choice is the newer one, and a browser without one takes what was chosen elsewhere. */
export function judgeTowns(here: string | undefined, there: string | undefined): 'send' | 'take' | 'same' {
  if (here === there) return 'same'
  return here === undefined ? 'take' : 'send'
}

/**
 * [3.109] [7.39] Once after the start or the sign-in: the preferences follow a person from browser to browser, and the account is written to in `language`, that of a face which has
 * several. A failure loses nothing: the next start tries again.
 */
export function usePreferenceSync(language?: Language): void {
  const call = useCall()
  const isSignedIn = useSession().kind === 'signed-in'
  useQuery({
    queryKey: ['preference-sync'],
    queryFn: () => sync(call, language),
    enabled: isSignedIn,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false
  })
}

async function sync(call: Call, language: Language | undefined): Promise<'done' | 'not-now'> {
  const kept = await call(readUserInfo, {})
  if (!kept.ok) return 'not-now'
  const there = kept.value.profile.preferences
  const here = rememberedTown()
  const towns = judgeTowns(here, there.townId)
  if (towns === 'take') rememberTown(there.townId!)
  const news: Preferences = {
    ...(towns === 'send' && { townId: here }),
    ...(language !== undefined && language !== there.language && { language })
  }
  if (Object.keys(news).length > 0) await call(sendUserInfo, { preferences: { ...there, ...news } })
  return 'done'
}
