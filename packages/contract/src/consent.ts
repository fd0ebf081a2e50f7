import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { givenText, instant, rowId, uuid } from './fields.ts'

export const consentKind = z.enum(['user-agreement', 'privacy', 'personal-data', 'parental', 'booking'])
export type ConsentKind = z.output<typeof consentKind>

export const consentVersion = givenText(40)

/** A consent that comes with another call says which words were shown [R25]: both fields or neither. */
export function judgeConsentWords(payload: z.core.ParsePayload<{ consentReceived?: true; consentVersion?: string }>): void {
  const { value, issues } = payload
  if ((value.consentReceived === undefined) === (value.consentVersion === undefined)) return
  issues.push({ code: 'custom', path: [value.consentReceived ? 'consentVersion' : 'consentReceived'], input: value })
}

export const consentText = z.object({ kind: consentKind, version: z.string(), title: z.string(), text: z.string() })

/** The texts in force, newest version of each kind. */
export const listConsentTexts = endpoint({
  method: 'GET',
  path: '/api/v2/public/consents',
  summary: 'The texts that a person is asked to accept, in the versions now in force.',
  access: 'anyone',
  input: z.object({}),
  reply: z.object({ texts: z.array(consentText) }),
  refusals: []
})

/** Records acceptances: each is kept with text version, hash, person, time and channel [R25]. */
export const giveConsent = endpoint({
  method: 'POST',
  path: '/api/v2/my/consents',
  summary: 'Accept texts for oneself or for a person one may act for.',
  access: 'signed-in',
  input: z.object({
    profileId: uuid,
    consents: z
      .array(z.object({ kind: consentKind, version: consentVersion, centreId: z.optional(rowId) }))
      .check(z.minLength(1), z.maxLength(5))
  }),
  reply: z.object({ given: z.number() }),
  refusals: ['ACCESS_NOT_AUTHORIZED', 'NOT_FOUND', 'INVALID_STATE']
})

/** Somebody whose consent is asked for before the cabinet is used. [3.88] `name` is '' until the profile is filled. */
export const consentItem = z.object({ id: uuid, name: z.string(), isChild: z.boolean(), isMe: z.boolean() })
export type ConsentItem = z.output<typeof consentItem>

/** Oneself and the children under 18 who have not answered the texts now in force, oneself first. [5.45] */
export const listNeededConsents = endpoint({
  method: 'GET',
  path: '/api/v2/my/consents/needed',
  summary: 'For whom the texts now in force are still to be accepted.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({ people: z.array(consentItem) }),
  refusals: []
})

/** Accepts for several people at once, all or nobody. [4.17] `consentReceived` is always true. */
export const giveAllConsents = endpoint({
  method: 'POST',
  path: '/api/v2/my/consents/all',
  summary: 'Accept texts for oneself and the own children in one call.',
  access: 'signed-in',
  input: z.object({
    consentReceived: z.literal(true),
    people: z
      .array(
        z.object({
          profileId: uuid,
          consents: z.array(z.object({ kind: consentKind, version: consentVersion })).check(z.minLength(1), z.maxLength(5))
        })
      )
      .check(z.minLength(1), z.maxLength(20))
  }),
  reply: z.object({ given: z.number() }),
  refusals: ['ACCESS_NOT_AUTHORIZED', 'NOT_FOUND', 'INVALID_STATE']
})

/** What was accepted for a person, newest first. */
export const listConsents = endpoint({
  method: 'GET',
  path: '/api/v2/my/consents',
  summary: 'What was accepted for a person, newest first.',
  access: 'signed-in',
  input: z.object({ profileId: uuid }),
  reply: z.object({
    consents: z.array(
      z.object({ kind: consentKind, version: z.string(), channel: z.string(), givenAt: instant, withdrawnAt: z.nullable(instant) })
    )
  }),
  refusals: ['NOT_FOUND']
})

/**
 * Takes a consent back. The acceptances stay in the ledger with the time of withdrawal; from the next call on nothing that needs the consent is
 * done. `plannedVisits` still stand: cancel them if they are not wanted. INVALID_STATE {kind}: the agreement and the privacy notice end with the
 * account only, or nothing of this kind is in force.
 */
export const withdrawConsent = endpoint({
  method: 'POST',
  path: '/api/v2/my/consents/withdraw',
  summary: 'Take a consent back, for oneself or for a person one may act for.',
  access: 'signed-in',
  input: z.object({ profileId: uuid, kind: consentKind }),
  reply: z.object({ withdrawn: z.number(), plannedVisits: z.number() }),
  refusals: ['ACCESS_NOT_AUTHORIZED', 'NOT_FOUND', 'INVALID_STATE']
})
