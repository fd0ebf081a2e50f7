// The address that asks for the installation, and where it leads afterwards.

const ASKED = 'install_pwa'

/** [2.50] True for '?install_pwa=true'. */
export function asksToInstall(search: unknown): boolean {
  return String((search as Record<string, unknown>)[ASKED]) === 'true'
}

/** [2.53] '/install-pwa?install_pwa=true&doctorId=7' -> '/?doctorId=7'. */
export function startAfterInstall(href: string): string {
  const query = new URLSearchParams(href.split('?')[1]?.split('#')[0] ?? '')
  query.delete(ASKED)
  const left = query.toString()
  return left ? `/?${left}` : '/'
}
