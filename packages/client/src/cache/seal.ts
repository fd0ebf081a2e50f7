// Seals what is kept on the device: AES-GCM-256 under a key that HKDF makes of the account's hash key [4.62 3.107].
// The key cannot be read out and lives in memory only: who finds the device without the session finds noise.

export type CacheKey = CryptoKey

/** A random IV of 12 bytes and the sealed text with its tag. `until`: in milliseconds, from then on it is no longer kept; legible to everybody. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer; until?: number }

const PURPOSE = new TextEncoder().encode('vizit visits cache v1')

/** The key of a profile; undefined without a hash key: then nothing can be kept or read [4.68]. */
export async function cacheKey(hashKey: string | null | undefined): Promise<CacheKey | undefined> {
  if (!hashKey) return undefined
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(hashKey), 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info: PURPOSE },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt']
  )
}

/** Seals a JSON value. `name` is bound in, so that one entry cannot stand in for another. */
export async function seal(key: CacheKey, name: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(value))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) }, key, text)
  return { iv, data }
}

/** The value again, or undefined when the key is another one or a single bit has changed. */
export async function unseal(key: CacheKey, name: string, sealed: Sealed): Promise<unknown> {
  try {
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: sealed.iv, additionalData: new TextEncoder().encode(name) },
      key,
      sealed.data
    )
    return JSON.parse(new TextDecoder().decode(text))
  } catch {
    return undefined
  }
}
