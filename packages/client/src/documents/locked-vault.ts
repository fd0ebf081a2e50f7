// The lock of the documents. A passkey keeps the key itself; a code is a lock of the screen and nothing more, for this device could do without it.
import { waitAfter } from '@vizit/rules/documents'
import { newId } from '../session/new-id.ts'
import {
  type AccountOnDevice,
  accountOnDevice,
  codeDigest,
  deviceSecret,
  makeDataKey,
  type Sealed,
  sealValue,
  unsealValue,
  unwrapKey,
  wrapKey
} from './device-keys.ts'
import { changeEntries, dropUnder, keepFirst, readEntry } from './documents-database.ts'
import { passkeySecret } from './passkey-secret.ts'
import { makeVault, type Vault } from './vault.ts'

export type Lock = 'none' | 'code' | 'passkey'
type Head = { lock: Lock; wrapped: Sealed }
type Guard = { salt: string; digest: string; wrong: number; openFrom: number }

export type OpenAnswer = { kind: 'open'; vault: Vault } | { kind: 'wrong' } | { kind: 'wait'; until: number }

export type LockedVault = {
  lock: Lock
  /** `code`: what was typed, where a code locks. Throws a PasskeyTrouble where a passkey does and gave no answer. */
  open: (now: number, code?: string) => Promise<OpenAnswer>
  /** Sets or takes away the lock of an open vault. */
  lockBy: (lock: { by: 'none' | 'passkey' } | { by: 'code'; code: string }) => Promise<LockedVault>
  /** Drops everything, lock and key too. */
  drop: () => Promise<void>
}

export async function findVault(hashKey: string): Promise<LockedVault> {
  const account = await accountOnDevice(await deviceSecret(), hashKey)
  const at = `${account.name}/head`
  const known = (await readEntry(at)) as Head | undefined
  if (known) return withHead(account, known)
  const made: Head = { lock: 'none', wrapped: await wrapKey(await makeDataKey(), await account.wrapping()) }
  return withHead(account, (await keepFirst(at, made)) as Head)
}

/** `opened`: the wrapping key of a vault that was opened here. */
function withHead(account: AccountOnDevice, head: Head, opened?: CryptoKey): LockedVault {
  const guardAt = `${account.name}/guard`

  async function judge(key: CryptoKey, code: string, now: number): Promise<OpenAnswer | undefined> {
    const sealed = (await readEntry(guardAt)) as Sealed | undefined
    if (!sealed) return undefined
    const guard = await unsealValue<Guard>(key, guardAt, sealed)
    if (now < guard.openFrom) return { kind: 'wait', until: guard.openFrom }
    const isRight = (await codeDigest(code, guard.salt)) === guard.digest
    const wrong = isRight ? 0 : guard.wrong + 1
    const openFrom = isRight ? 0 : now + waitAfter(wrong)
    await changeEntries([[guardAt, await sealValue(key, guardAt, { ...guard, wrong, openFrom })]])
    if (isRight) return undefined
    return openFrom > now ? { kind: 'wait', until: openFrom } : { kind: 'wrong' }
  }

  return {
    lock: head.lock,
    open: async (now, code = '') => {
      const wrapping = await account.wrapping(head.lock === 'passkey' ? await passkeySecret(account.name) : undefined)
      const key = await unwrapKey(head.wrapped, wrapping).catch(() => undefined)
      if (!key) return { kind: 'wrong' }
      const refused = head.lock === 'code' ? await judge(key, code, now) : undefined
      if (refused) return refused
      opened = wrapping
      return { kind: 'open', vault: makeVault(account.name, key) }
    },
    lockBy: async wanted => {
      if (!opened) throw new Error('only an open vault is locked otherwise')
      const key = await unwrapKey(head.wrapped, opened, true)
      const wrapping = await account.wrapping(wanted.by === 'passkey' ? await passkeySecret(account.name) : undefined)
      const next: Head = { lock: wanted.by, wrapped: await wrapKey(key, wrapping) }
      const at = `${account.name}/head`
      if (wanted.by === 'code') {
        const salt = newId()
        const guard: Guard = { salt, digest: await codeDigest(wanted.code, salt), wrong: 0, openFrom: 0 }
        await changeEntries([
          [at, next],
          [guardAt, await sealValue(key, guardAt, guard)]
        ])
      } else await changeEntries([[at, next]], [guardAt])
      return withHead(account, next, wrapping)
    },
    drop: () => dropUnder(`${account.name}/`)
  }
}
