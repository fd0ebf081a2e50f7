// What a page of the shell may load and ask. The phone serves its files without headers, so the page says it itself.

/** The shell's own origin: WebKit is told by name, for to it 'self' of a scheme that it does not know is nobody. */
const OWN = ["'self'", 'capacitor://localhost']

/** The content policy of the app that asks the server at `site`: that of the server's own pages (`apps/server/src/http/headers.ts`), and the server. */
export function policyOf(site: string): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': OWN,
    'style-src': OWN,
    'img-src': [...OWN, 'blob:', 'data:', site],
    'font-src': OWN,
    'connect-src': [...OWN, site],
    'worker-src': OWN,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['vizit-worker', 'vizit-pdf']
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
