// The only file that knows the library of the Web Authentication standard. It comes with the first passkey: most processes start without it.
import { randomBytes } from 'node:crypto'
import type { Received } from '@vizit/contract/endpoint'
import type { addPasskey, confirmPasskey, PasskeyCreation, PasskeyQuestion } from '@vizit/contract/passkeys'
import { CHALLENGE_LIVES_MINUTES } from '@vizit/rules/passkeys'
import type { Config } from '../config.ts'
import type { Known } from './passkeys.sql.ts'

export type Registration = Received<typeof addPasskey>['registration']
export type Assertion = Received<typeof confirmPasskey>['assertion']

type Site = Pick<Config, 'passkeys' | 'patient' | 'brand'>

const TIMEOUT = CHALLENGE_LIVES_MINUTES * 60_000
/** EdDSA, ES256, RS256: what authenticators make. */
const ALGORITHMS = [-8, -7, -257]

/** None is asked for, and what an authenticator says of its own accord is not read. */
const NO_EXTENSIONS = { clientExtensionResults: {} }

const library = () => import('@simplewebauthn/server')

/** 256 random bits, as they travel. */
export function newChallenge(): string {
  return randomBytes(32).toString('base64url')
}

/** The challenge that an answer says it answers, or null for a text that is no answer. */
export function challengeOf(answer: { response: { clientDataJSON: string } }): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(answer.response.clientDataJSON, 'base64url').toString('utf8'))
    return typeof said === 'object' && said !== null && 'challenge' in said && typeof said.challenge === 'string' ? said.challenge : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

export type Newcomer = { handle: Buffer; name: string; known: Known[] }

/** The person must be verified by the authenticator: a stolen key alone opens nothing. */
export function creationOf(site: Site, challenge: string, { handle, name, known }: Newcomer): PasskeyCreation {
  return {
    challenge,
    rp: { id: site.passkeys.host, name: site.brand.name },
    user: { id: handle.toString('base64url'), name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map(alg => ({ alg, type: 'public-key' })),
    timeout: TIMEOUT,
    attestation: 'none',
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' }
  }
}

export function questionOf(site: Site, challenge: string, known: Known[]): PasskeyQuestion {
  return { challenge, rpId: site.passkeys.host, timeout: TIMEOUT, userVerification: 'required', allowCredentials: known.map(described) }
}

function described({ id, transports }: Known): PasskeyQuestion['allowCredentials'][number] {
  return { id: id.toString('base64url'), type: 'public-key', transports }
}

export type Made = { credentialId: Buffer; publicKey: Buffer; counter: number; backedUp: boolean }

/** What the authenticator has made, or null when it is not what was asked for: another challenge, origin or site, or nobody verified. */
export async function readRegistration(site: Site, challenge: string, response: Registration): Promise<Made | null> {
  const { verifyRegistrationResponse } = await library()
  const read = await verifyRegistrationResponse({
    response: { ...response, ...NO_EXTENSIONS },
    expectedChallenge: challenge,
    expectedOrigin: originsOf(site),
    expectedRPID: site.passkeys.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS
  }).catch(refused)
  if (!read?.verified) return null
  const { credential, credentialBackedUp: backedUp } = read.registrationInfo
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    backedUp
  }
}

export type Used = { counter: number; backedUp: boolean }

/** A use of the passkey with this public key, or null when the answer is not its. The count is judged by the caller, where it is kept. */
export async function readAssertion(site: Site, challenge: string, response: Assertion, publicKey: Buffer): Promise<Used | null> {
  const { verifyAuthenticationResponse } = await library()
  const read = await verifyAuthenticationResponse({
    response: { ...response, ...NO_EXTENSIONS },
    expectedChallenge: challenge,
    expectedOrigin: originsOf(site),
    expectedRPID: site.passkeys.host,
    requireUserVerification: true,
    credential: { id: response.id, publicKey: new Uint8Array(publicKey), counter: 0 }
  }).catch(refused)
  return read?.verified ? { counter: read.authenticationInfo.newCounter, backedUp: read.authenticationInfo.credentialBackedUp } : null
}

/** The faces of patients: a passkey of one is good at the other. */
function originsOf({ passkeys, patient }: Site): string[] {
  return patient ? [passkeys.origin, patient.origin] : [passkeys.origin]
}

/** The library throws for whatever does not fit; a wrong answer is an answer here. */
function refused(error: unknown): null {
  if (error instanceof Error) return null
  throw error
}
