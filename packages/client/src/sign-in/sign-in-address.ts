/** The address of a step of the sign-in, with the way back carried along. */
export function stepAddress(step: 'phone' | 'human' | 'code', from: string | undefined): string {
  const path = step === 'phone' ? '/sign-in' : step === 'human' ? '/sign-in/human-check' : '/sign-in/code-confirmation'
  return from ? `${path}?from=${encodeURIComponent(from)}` : path
}
