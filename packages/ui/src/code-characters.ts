/** What of the typed or pasted text belongs into a code: digits (and letters, as capitals), at most `length` of them. */
export function codeCharacters(typed: string, alphabet: 'digits' | 'letters', length: number): string {
  const kept = alphabet === 'digits' ? typed.replace(/\D/g, '') : typed.replace(/[^\p{L}\d]/gu, '').toUpperCase()
  return kept.slice(0, length)
}
