// Programmes: what links one, what a contract allows, what a coverage gives its person.
import { BARCODE_LENGTH } from './barcode.ts'
import type { Day } from './days.ts'
import { samePhone } from './phone.ts'

/** [4.139] [9.36] The confirmation of a corporate request is in the mailbox within so many minutes. */
export const ACTIVATION_MAIL_MINUTES = 5
/** The link in it works so long. */
export const ACTIVATION_LINK_HOURS = 24
/** An HR manager may set the first day of a programme so far ahead. */
export const ACTIVATION_AHEAD_DAYS = 366

export const COVERAGE_STATES = ['PENDING_EMAIL', 'PENDING_HR', 'NOT_YET_ACTIVE', 'ACTIVE', 'INACTIVE', 'ENDED'] as const
export type CoverageState = (typeof COVERAGE_STATES)[number]
export type CovererKind = 'EMPLOYER' | 'INSURER'

export type ContractKey = { kind: 'barcode'; barcode: string } | { kind: 'contract'; number: string; suffix: string | null }
export type ContractKeyVerdict = 'ok' | 'blank' | 'not-digits' | 'wrong-length'

/** Spaces are how people copy long numbers; they do not count. */
function withoutSpaces(typed: string): string {
  return typed.replace(/\s/g, '')
}

/**
 * [5.58] [5.59] Thirteen digits are a bar code; four to twelve digits, with or without a slash and three digits, are a contract number
 * [R40].
 */
export function judgeContractKey(typed: string): ContractKeyVerdict {
  const text = withoutSpaces(typed)
  if (!text) return 'blank'
  if (!/^\d+(?:\/\d*)?$/.test(text)) return 'not-digits'
  return readContractKey(text) ? 'ok' : 'wrong-length'
}

/** The number as it is looked up; undefined for what is no such number. */
export function readContractKey(typed: string): ContractKey | undefined {
  const text = withoutSpaces(typed)
  if (/^\d+$/.test(text) && text.length === BARCODE_LENGTH) return { kind: 'barcode', barcode: text }
  const match = /^(\d{4,12})(?:\/(\d{3}))?$/.exec(text)
  return match ? { kind: 'contract', number: match[1]!, suffix: match[2] ?? null } : undefined
}

/** A programme code as it is compared: how it is spaced, dashed or cased does not matter. */
export function normalProgrammeCode(typed: string): string {
  return typed.replace(/[\s\u2010-\u2015-]/g, '').toUpperCase()
}

/** What the insurer's list says of one insured person. */
export type Contract = {
  status: 'READY' | 'NOT_READY' | 'NO_CARD' | 'CARD_INACTIVE' | 'TERMINATED'
  synchronized: boolean
  phone: string
  lastName: string
  birthday: Day
  validTo: Day
}

export type ContractVerdict =
  | 'may-link'
  | 'CONTRACT_IS_NOT_SYNCHRONIZED'
  | 'INCORRECT_PHONE_NUMBER'
  | 'CONTRACT_DATA_MISMATCH'
  | 'EXPIRED_CONTRACT'
  | 'CONTRACT_NOT_READY'
  | 'NO_CARD_FROM_COVERER'
  | 'CODE_COVERER_CARD_INACTIVE'

/**
 * May this person link the contract? The phone comes first [5.60]: whoever does not know it learns nothing of the contract. A child's
 * inactive card is linked all the same and shown as inactive [3.48], so that the parent sees what the insurer has to mend.
 */
export function judgeContract(
  contract: Contract,
  asked: { phone: string; lastName: string; birthday: Day; isChild: boolean },
  today: Day
): ContractVerdict {
  if (!contract.synchronized) return 'CONTRACT_IS_NOT_SYNCHRONIZED'
  if (!samePhone(contract.phone, asked.phone)) return 'INCORRECT_PHONE_NUMBER'
  if (contract.birthday !== asked.birthday || !sameLastName(contract.lastName, asked.lastName)) return 'CONTRACT_DATA_MISMATCH'
  if (contract.status === 'TERMINATED' || contract.validTo < today) return 'EXPIRED_CONTRACT'
  if (contract.status === 'NOT_READY') return 'CONTRACT_NOT_READY'
  if (contract.status === 'NO_CARD') return 'NO_CARD_FROM_COVERER'
  if (contract.status === 'CARD_INACTIVE' && !asked.isChild) return 'CODE_COVERER_CARD_INACTIVE'
  return 'may-link'
}

/** Insurers write names in capitals, and е for ё. */
function sameLastName(a: string, b: string): boolean {
  const fold = (name: string) => name.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()
  return fold(a) === fold(b)
}

export type UserType = 'REGULAR' | 'EMPLOYER_PROGRAM' | 'INSURER_PROGRAM'

/** [3.07] [3.08] By the programmes that are active today: any insurer outweighs an employer. Which insurer does not matter: insurers are rows. */
export function userTypeOf(active: readonly { kind: CovererKind }[]): UserType {
  if (active.some(({ kind }) => kind === 'INSURER')) return 'INSURER_PROGRAM'
  return active.length > 0 ? 'EMPLOYER_PROGRAM' : 'REGULAR'
}

export const PAYMENT_VERDICTS = [
  'pays',
  'NO_CARD_FROM_COVERER',
  'PROGRAMME_NOT_ACTIVE_YET',
  'CODE_COVERER_CARD_INACTIVE',
  'CARD_INACTIVE_IN_CLINIC',
  'SERVICE_IS_NOT_SUPPORTED'
] as const
export type PaymentVerdict = (typeof PAYMENT_VERDICTS)[number]

/** Does the programme pay for this visit? `state` is that of the day of the visit; null when the patient has no such programme. */
export function judgePayment(state: CoverageState | null, cover: 'covered' | 'card-inactive' | 'not-covered'): PaymentVerdict {
  if (state === null || state === 'ENDED') return 'NO_CARD_FROM_COVERER'
  if (state === 'INACTIVE') return 'CODE_COVERER_CARD_INACTIVE'
  if (state !== 'ACTIVE') return 'PROGRAMME_NOT_ACTIVE_YET'
  if (cover === 'card-inactive') return 'CARD_INACTIVE_IN_CLINIC'
  return cover === 'covered' ? 'pays' : 'SERVICE_IS_NOT_SUPPORTED'
}
