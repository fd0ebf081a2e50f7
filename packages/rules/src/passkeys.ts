// A second factor that is chosen by its owner: how many, when it may be asked for, and how fresh a re-authentication a change of it needs.

export const PASSKEYS_MOST = 10
/** What an authenticator was asked is good for so long, once. */
export const CHALLENGE_LIVES_MINUTES = 5
/** After the right code the passkey is waited for so long. */
export const PASSKEY_WAIT_MINUTES = 10
/** Whoever signed in, or proved once more to be the owner, may change the passkeys for so long. */
export const REAUTH_LIVES_MINUTES = 15
export const PASSKEY_NAME_MOST = 60

/** Was it proven just now that the owner is here? `provenAt`: when it was last, or null. A session that is only open proves nothing. */
export function judgeReauth(provenAt: Date | null, now: Date): 'fresh' | 'stale' {
  if (!provenAt) return 'stale'
  const passed = now.getTime() - provenAt.getTime()
  return passed >= 0 && passed < REAUTH_LIVES_MINUTES * 60_000 ? 'fresh' : 'stale'
}

export type ReauthFacts = { passkeys: number; asked: boolean; hasPhone: boolean }

/** By what the owner proves it: by no less than a sign-in takes. `none`: there is nothing left to prove it by. */
export function reauthWay({ passkeys, asked, hasPhone }: ReauthFacts): 'passkey' | 'code' | 'none' {
  if (passkeys > 0 && (asked || !hasPhone)) return 'passkey'
  return hasPhone ? 'code' : 'none'
}

/** May a passkey be asked at each sign-in? Only while there is one, and a confirmed e-mail to come back by when it is lost. */
export function mayAskPasskey(facts: { passkeys: number; hasConfirmedEmail: boolean }): 'may-ask' | 'NO_PASSKEY' | 'EMAIL_NEEDED' {
  if (facts.passkeys === 0) return 'NO_PASSKEY'
  return facts.hasConfirmedEmail ? 'may-ask' : 'EMAIL_NEEDED'
}

/** May this one be deleted? The last one takes the demand with it, and that is asked about first. */
export function judgeDeletion(
  facts: { passkeys: number; asked: boolean },
  stopAsking: boolean
): 'may-delete' | 'stops-asking' | 'LAST_PASSKEY' {
  if (!facts.asked || facts.passkeys > 1) return 'may-delete'
  return stopAsking ? 'stops-asking' : 'LAST_PASSKEY'
}

/** What the owner calls it: without spaces around, or null when it is blank or too long. */
export function passkeyName(text: string): string | null {
  const name = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  return name.length > 0 && name.length <= PASSKEY_NAME_MOST ? name : null
}
