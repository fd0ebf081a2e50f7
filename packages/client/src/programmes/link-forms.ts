// What is typed to link a programme, what is wrong with it, and the refusals that belong to a field.
import { judgeCorporateEmail, judgeEmail } from '@vizit/rules/email'
import { judgePhone } from '@vizit/rules/phone'
import { judgeContractKey, normalProgrammeCode } from '@vizit/rules/programme'
import { failureOf } from '../api/call-failure.ts'

export type EmailForm = { workEmail: string }
export type CodeForm = { code: string; email: string }
export type InsuranceForm = { profileId: string; number: string; phone: string }

export type LinkField = keyof EmailForm | keyof CodeForm | keyof InsuranceForm
export type LinkFault = 'required' | 'email' | 'other-domain' | 'code' | 'not-digits' | 'number-length' | 'phone'
export type Faults<F> = Partial<Record<keyof F, LinkFault>>

const CODE_MIN = 4
const CODE_MAX = 40

/** [5.09] [6.43] Only an address of the employer will do. */
export function emailFaults({ workEmail }: EmailForm, domains: readonly string[]): Faults<EmailForm> {
  const verdict = judgeCorporateEmail(workEmail, domains)
  if (verdict === 'ok') return {}
  return { workEmail: verdict === 'blank' ? 'required' : verdict === 'other-domain' ? verdict : 'email' }
}

export function codeFaults({ code, email }: CodeForm): Faults<CodeForm> {
  const faults: Faults<CodeForm> = {}
  const { length } = normalProgrammeCode(code)
  if (code.trim() === '') faults.code = 'required'
  else if (length < CODE_MIN || code.trim().length > CODE_MAX) faults.code = 'code'
  const verdict = judgeEmail(email)
  if (verdict !== 'ok') faults.email = verdict === 'blank' ? 'required' : 'email'
  return faults
}

/** [5.58] [5.59] */
export function insuranceFaults({ profileId, number, phone }: InsuranceForm, settings: { testPhones: boolean }): Faults<InsuranceForm> {
  const faults: Faults<InsuranceForm> = {}
  if (profileId === '') faults.profileId = 'required'
  const verdict = judgeContractKey(number)
  if (verdict !== 'ok') faults.number = verdict === 'blank' ? 'required' : verdict === 'wrong-length' ? 'number-length' : verdict
  if (judgePhone(phone, settings) !== 'ok') faults.phone = 'phone'
  return faults
}

const WRONG = { workEmail: 'email', email: 'email', code: 'code', number: 'number-length', phone: 'phone' } as const satisfies Partial<
  Record<LinkField, LinkFault>
>
const REFUSED = Object.keys(WRONG) as (keyof typeof WRONG)[]

/** The field that the server has refused, with what is wrong with it; undefined for a refusal of the whole. */
export function refusedField(error: unknown): { field: LinkField; fault: LinkFault } | undefined {
  const { code, facts } = failureOf(error)
  if (code !== 'INVALID_INPUT') return undefined
  if (facts.field === 'workEmail' && facts.reason === 'other-domain') return { field: 'workEmail', fault: 'other-domain' }
  const field = REFUSED.find(one => one === facts.field)
  return field && { field, fault: WRONG[field] }
}
