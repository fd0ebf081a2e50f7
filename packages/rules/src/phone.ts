// Belarusian mobile phones. Stored and compared as twelve digits, '375291234567'.

/** [5.12] */
export const OPERATORS = ['22', '25', '29', '33', '44', '65'] as const
/** Numbers of the reserved range for test phones [4.13]; accepted only where test phones are switched on. */
export const TEST_OPERATOR = '55'

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** [5.10 5.12 9.41] Spaces, parentheses and dashes do not count; the plus may be missing, nothing else may. */
export function judgePhone(text: string, { testPhones }: { testPhones: boolean }): 'ok' | 'not-a-phone' | 'unknown-operator' {
  const operator = /^\+?375(\d{2})\d{7}$/.exec(text.replace(/[\s()\u2010-\u2015-]/g, ''))?.[1]
  if (!operator) return 'not-a-phone'
  if (operator === TEST_OPERATOR) return testPhones ? 'ok' : 'unknown-operator'
  return (OPERATORS as readonly string[]).includes(operator) ? 'ok' : 'unknown-operator'
}

/** '+375 (29) 123-45-67' -> '375291234567': what is stored and sent. Judge it first. */
export function normalPhone(text: string): string {
  return digitsOf(text)
}

function pieces(phone: string): [operator: string, a: string, b: string, c: string] | undefined {
  const match = /^375(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(digitsOf(phone))
  return match ? [match[1]!, match[2]!, match[3]!, match[4]!] : undefined
}

/** '375291234567' -> '+375 (29) 123-45-67' [5.11]. A text that is no such number is shown as it is. */
export function showPhone(phone: string): string {
  const found = pieces(phone)
  if (!found) return phone
  const [operator, a, b, c] = found
  return `+375 (${operator}) ${a}-${b}-${c}`
}

/** '375291234567' -> '+375 (29) ***-**-67' [3.09]. A text that is no such number shows nothing of itself. */
export function maskPhone(phone: string): string {
  const found = pieces(phone)
  return found ? `+375 (${found[0]}) ***-**-${found[3]}` : '***'
}

/** Compared by digits only [5.15]; two texts without digits are not the same phone. */
export function samePhone(a: string, b: string): boolean {
  return digitsOf(a) !== '' && digitsOf(a) === digitsOf(b)
}

/** The first eight digits: numbers tried one after another from one block share them, so limits count by them too. */
export function phonePrefix(phone: string): string {
  return digitsOf(phone).slice(0, 8)
}
