/** The token of a letter's link out of the fragment ('#…', which no server is sent), or null for a fragment that is none. */
export function linkFragment(hash: string): string | null {
  const token = hash.replace(/^#/, '')
  return /^[A-Za-z0-9_-]{64}$/.test(token) ? token : null
}
