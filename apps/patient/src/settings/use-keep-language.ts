import { useCall } from '@vizit/client/api/call-provider'
import { useSession } from '@vizit/client/session/session-provider'
import { readUserInfo, sendUserInfo } from '@vizit/contract/own-data'
import type { Language } from '@vizit/rules/languages'

/** The account speaks the chosen language too: SMS, letters, files. Where that cannot be told now, the app tells it at its next start. */
export function useKeepLanguage(): (language: Language) => Promise<void> {
  const call = useCall()
  const isSignedIn = useSession().kind === 'signed-in'
  return async language => {
    if (!isSignedIn) return
    const kept = await call(readUserInfo, {})
    if (!kept.ok || kept.value.profile.preferences.language === language) return
    await call(sendUserInfo, { preferences: { ...kept.value.profile.preferences, language } })
  }
}
