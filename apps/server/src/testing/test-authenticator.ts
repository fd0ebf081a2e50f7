// An authenticator in software, for tests: it makes and uses passkeys as the standard says, byte by byte. Its faults are asked for by name.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { PasskeyCreation, PasskeyQuestion } from '@vizit/contract/passkeys'

const FLAGS = { userPresent: 0x01, userVerified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 }

export type Faults = {
  origin?: string
  rpId?: string
  /** The person was only present, not verified by finger, face or PIN. */
  unverified?: boolean
  /** The count it claims instead of its own. */
  counter?: number
  userHandle?: string
  challenge?: string
  type?: string
}

type Key = { id: Buffer; secret: KeyObject; handle: string; counter: number }

export type Authenticator = ReturnType<typeof anAuthenticator>

/** `counts: false`: like the passkeys of phones, it claims the count 0 for ever. `synced`: its keys are on all devices of the owner. */
export function anAuthenticator(origin: string, { counts = true, synced = false } = {}) {
  const keys: Key[] = []

  function clientData(type: string, challenge: string, faults: Faults): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: faults.type ?? type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? origin,
        crossOrigin: false
      })
    )
  }

  function authData(rpId: string, counter: number, flags: number, faults: Faults): Buffer {
    const head = Buffer.alloc(5)
    const backup = synced ? FLAGS.backupEligible | FLAGS.backedUp : 0
    head[0] = FLAGS.userPresent | (faults.unverified ? 0 : FLAGS.userVerified) | backup | flags
    head.writeUInt32BE(faults.counter ?? counter, 1)
    return Buffer.concat([sha256(faults.rpId ?? rpId), head])
  }

  /** Makes a passkey, as for `navigator.credentials.create`. `again`: with the id of an earlier one, as only a dishonest one would. */
  function create(asked: PasskeyCreation, faults: Faults = {}, again?: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = again ? Buffer.from(again, 'base64url') : randomBytes(32)
    keys.push({ id, secret: privateKey, handle: asked.user.id, counter: 0 })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const cose = cborMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')]
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const attested = Buffer.concat([authData(asked.rp.id, 0, FLAGS.attested, faults), Buffer.alloc(16), length, id, cose])
    const attestationObject = cborMap(
      [
        ['fmt', 'none'],
        ['attStmt', cborMap([])],
        ['authData', attested]
      ],
      { raw: ['attStmt'] }
    )
    return {
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key' as const,
      response: {
        clientDataJSON: clientData('webauthn.create', asked.challenge, faults).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal', 'hybrid']
      }
    }
  }

  /** Uses a passkey that the question allows, or the one named, as for `navigator.credentials.get`. */
  function use(asked: PasskeyQuestion, faults: Faults = {}, id?: string) {
    const allowed = asked.allowCredentials.map(one => one.id)
    const key = keys.findLast(one => (id ? one.id.toString('base64url') === id : allowed.includes(one.id.toString('base64url'))))
    if (!key) throw new Error('the authenticator has no such passkey')
    if (counts) key.counter++
    const data = authData(asked.rpId, key.counter, 0, faults)
    const client = clientData('webauthn.get', asked.challenge, faults)
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(key.secret)
    return {
      id: key.id.toString('base64url'),
      rawId: key.id.toString('base64url'),
      type: 'public-key' as const,
      response: {
        authenticatorData: data.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: faults.userHandle ?? key.handle
      }
    }
  }

  return { create, use }
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}

type Cbor = number | string | Buffer

/** A map of CBOR (RFC 8949). The values of `raw` keys are encoded already. */
function cborMap(entries: [number | string, Cbor][], { raw = [] as (number | string)[] } = {}): Buffer {
  return Buffer.concat([
    cborHead(5, entries.length),
    ...entries.flatMap(([key, value]) => [cborOf(key), raw.includes(key) ? (value as Buffer) : cborOf(value)])
  ])
}

function cborOf(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value)
  const bytes = typeof value === 'string' ? Buffer.from(value) : value
  return Buffer.concat([cborHead(typeof value === 'string' ? 3 : 2, bytes.length), bytes])
}

function cborHead(major: number, argument: number): Buffer {
  if (argument < 24) return Buffer.from([(major << 5) | argument])
  if (argument < 256) return Buffer.from([(major << 5) | 24, argument])
  return Buffer.from([(major << 5) | 25, argument >> 8, argument & 0xff])
}
