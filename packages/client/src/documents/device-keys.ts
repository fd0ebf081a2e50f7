// Keys of the documents. The key that opens them is wrapped by one made of a secret of this device, which cannot be read out, and of the account's
// own; of the passkey's secret too, where a passkey locks them. None of it leaves the device.
import { keepFirst, readEntry } from './documents-database.ts'

type Bytes = Uint8Array<ArrayBuffer>
export type Sealed = { iv: Bytes; data: ArrayBuffer }

const DEVICE = 'device'
const AES = { name: 'AES-GCM', length: 256 }
const bytes = (text: string): Bytes => new TextEncoder().encode(text)

/** What an account's things are called by and what wraps their key. `name` tells of nobody: it is another one on each device. */
export type AccountOnDevice = { name: string; wrapping: (passkeySecret?: BufferSource) => Promise<CryptoKey> }

export async function deviceSecret(): Promise<CryptoKey> {
  const known = await readEntry(DEVICE)
  if (known) return known as CryptoKey
  const made = await crypto.subtle.importKey('raw', crypto.getRandomValues(new Uint8Array(32)), 'HKDF', false, ['deriveKey', 'deriveBits'])
  // Two tabs may come at once: the first one's stays.
  return (await keepFirst(DEVICE, made)) as CryptoKey
}

export async function accountOnDevice(device: CryptoKey, hashKey: string): Promise<AccountOnDevice> {
  const salt = await crypto.subtle.digest('SHA-256', bytes(hashKey))
  const named = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info: bytes('vizit documents name') }, device, 128)
  return {
    name: Array.from(new Uint8Array(named), byte => byte.toString(16).padStart(2, '0')).join(''),
    wrapping: async passkeySecret => {
      const both = passkeySecret ? new Blob([salt, passkeySecret]) : new Blob([salt])
      return crypto.subtle.deriveKey(
        {
          name: 'HKDF',
          hash: 'SHA-256',
          salt: await crypto.subtle.digest('SHA-256', await both.arrayBuffer()),
          info: bytes('vizit documents key')
        },
        device,
        AES,
        false,
        ['wrapKey', 'unwrapKey']
      )
    }
  }
}

/** The key that opens documents; it can be read out only where it is wrapped anew. */
export function makeDataKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey(AES, true, ['encrypt', 'decrypt'])
}

export async function wrapKey(key: CryptoKey, wrapping: CryptoKey): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, data: await crypto.subtle.wrapKey('raw', key, wrapping, { name: 'AES-GCM', iv }) }
}

/** Throws where the wrapping key is another one. */
export function unwrapKey({ iv, data }: Sealed, wrapping: CryptoKey, mayBeWrapped = false): Promise<CryptoKey> {
  return crypto.subtle.unwrapKey('raw', data, wrapping, { name: 'AES-GCM', iv }, AES, mayBeWrapped, ['encrypt', 'decrypt'])
}

/** `name` is bound in: one entry cannot stand for another. */
export async function sealBytes(key: CryptoKey, name: string, open: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytes(name) }, key, open) }
}

export function unsealBytes(key: CryptoKey, name: string, { iv, data }: Sealed): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: bytes(name) }, key, data)
}

export const sealValue = (key: CryptoKey, name: string, value: unknown) => sealBytes(key, name, bytes(JSON.stringify(value)))

export async function unsealValue<T>(key: CryptoKey, name: string, sealed: Sealed): Promise<T> {
  return JSON.parse(new TextDecoder().decode(await unsealBytes(key, name, sealed))) as T
}

/** What of a code is kept: slow to try, and itself encrypted. */
export async function codeDigest(code: string, salt: string): Promise<string> {
  const typed = await crypto.subtle.importKey('raw', bytes(code), 'PBKDF2', false, ['deriveBits'])
  const made = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: 300_000 }, typed, 256)
  return Array.from(new Uint8Array(made), byte => byte.toString(16).padStart(2, '0')).join('')
}
