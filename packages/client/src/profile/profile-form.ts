// What the form of the own profile asks besides the person.
import type { Profile } from '@vizit/contract/profile'
import { isAdult } from '@vizit/rules/age'
import { type Day, readDay } from '@vizit/rules/days'
import { judgeEmail, normalEmail } from '@vizit/rules/email'
import type { Failure } from '../api/call-failure.ts'
import type { RefusalWords } from '../refusal-words/word-refusal.ts'

/**
 * [3.12] The form of an adult has an e-mail; whoever is under 18 is not asked. Until a date is typed the form is an adult's. Who has given an address
 * does not take it back here. Who has none may leave it out: an address is no condition of booking, nor of a name without a mistake [R36].
 */
export function emailAsked(typedBirthday: string, today: Day, given: 'given' | 'none'): 'required' | 'optional' | 'not-asked' {
  const day = readDay(typedBirthday)
  if (day && !isAdult(day, today)) return 'not-asked'
  return given === 'given' ? 'required' : 'optional'
}

/** The main address as the account has it: the one that waits is the newer one. */
export function mainAddress({ emails }: Pick<Profile, 'emails'>): string {
  const own = emails.filter(email => email.usage === 'PRIMARY')
  return (own.find(email => !email.confirmed) ?? own[0])?.address ?? ''
}

/** What is sent of the typed address: null when there is none, or it is the one that is there already. */
export function newAddress(typed: string, profile: Pick<Profile, 'emails'>): string | null {
  const address = normalEmail(typed)
  return address === '' || profile.emails.some(email => email.address === address) ? null : address
}

/** What is wrong with the typed address. */
export function emailFault(typed: string, asked: ReturnType<typeof emailAsked> = 'required'): 'ok' | 'required' | 'wrong' | 'too-long' {
  if (asked === 'not-asked' || (asked === 'optional' && typed.trim() === '')) return 'ok'
  switch (judgeEmail(typed)) {
    case 'ok':
      return 'ok'
    case 'blank':
      return 'required'
    case 'too-long':
      return 'too-long'
    case 'not-an-email':
      return 'wrong'
  }
}

/** [8.101] Why saving failed, in the banner above the button: the detail where there is one, otherwise the plain word for an error. */
export function saveFailure(failure: Failure, told: RefusalWords, word: string): RefusalWords {
  if (failure.message !== null) return { title: failure.message, text: told.text }
  return failure.code === 'UNEXPECTED_PROBLEM' ? { title: word, text: told.text } : told
}
