import type { Call } from '@vizit/contract/call'
import { type ConsentKind, giveConsent, listConsents, listConsentTexts } from '@vizit/contract/consent'
import { useEffect } from 'react'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.tsx'
import { useProfile } from '../profile/use-profile.ts'
import { usableStorage } from '../session/session-store.ts'

const ACCEPTED_KEY = 'vizit.terms-accepted'
/** What the sentence under the sign-in button names. */
const ACCEPTED_KINDS: readonly ConsentKind[] = ['user-agreement', 'privacy']
const storage = usableStorage(() => localStorage)

/** The person went on past the sentence that names the texts: kept until the server has recorded it. */
export function rememberAccepted(): void {
  storage.setItem(ACCEPTED_KEY, '1')
}

/** Tells the server what was accepted at sign-in (decision 25). Without success it is tried again at the next opening of a page. */
export function useAcceptTerms(): void {
  const call = useCall()
  const profileId = useProfile().data?.me.profileId
  useEffect(() => {
    if (!profileId || storage.getItem(ACCEPTED_KEY) === null) return
    record(call, profileId).then(
      () => storage.removeItem(ACCEPTED_KEY),
      // The note stays, and so does the next try.
      () => undefined
    )
  }, [call, profileId])
}

async function record(call: Call, profileId: string): Promise<void> {
  const [{ texts }, { consents: given }] = await Promise.all([
    call(listConsentTexts, {}).then(valueOf),
    call(listConsents, { profileId }).then(valueOf)
  ])
  const missing = texts.filter(
    text =>
      ACCEPTED_KINDS.includes(text.kind) && !given.some(one => one.kind === text.kind && one.version === text.version && !one.withdrawnAt)
  )
  if (missing.length === 0) return
  valueOf(await call(giveConsent, { profileId, consents: missing.map(({ kind, version }) => ({ kind, version })) }))
}
