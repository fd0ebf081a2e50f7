// Codes a patient types: from an SMS, from a relative, from the clinic.

/** SMS and family codes [5.54 5.55 9.18]. */
export const SMS_CODE_LENGTH = 6
/** [5.53 9.21] */
export const A_CODE_LENGTH = 6
/** A new SMS may be asked for after it [4.05 9.19]. */
export const RESEND_AFTER_SECONDS = 61
export const CODE_LIVES_MINUTES = 10
/** Wrong tries of one code before it is void. */
export const CODE_TRIES = 5

/** [4.07] [9.26] How long the account of a new number is put off, in milliseconds: time to notice that another number was meant. */
export const REGISTRATION_DELAY_MS = 10_000

/** [4.08] None if the code was just sent, that is while no other one may be asked for; whoever comes later may have forgotten which number it was. */
export function registrationDelay(codeSentAt: Date, now: Date): number {
  return now.getTime() - codeSentAt.getTime() <= RESEND_AFTER_SECONDS * 1000 ? 0 : REGISTRATION_DELAY_MS
}

export type CodeVerdict = 'ok' | 'not-digits' | 'wrong-length'

/** Digits only, exactly six to submit [5.54 5.55 5.56]. */
export function judgeCode(text: string): CodeVerdict {
  if (/\D/.test(text)) return 'not-digits'
  return text.length === SMS_CODE_LENGTH ? 'ok' : 'wrong-length'
}

/** What a code field keeps of the typed or pasted text: digits, at most six [5.54 5.55]. */
export function typedCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, SMS_CODE_LENGTH)
}

/** Six characters; which ones is the clinic's matter [5.53]. */
export function judgeACode(text: string): 'ok' | 'wrong-length' {
  return [...text.trim()].length === A_CODE_LENGTH ? 'ok' : 'wrong-length'
}
