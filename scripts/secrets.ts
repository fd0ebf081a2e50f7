// What looks like a secret, wherever it stands: nothing of the kind may get into the repository.
import { lineOf } from './sources.ts'

/** Forms that nothing else has. */
const FORMS: [name: string, form: RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/g],
  ['a JWT', /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/g],
  ['an AWS key', /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/g],
  ['a Google key', /\bAIza[\w-]{35}(?![\w-])/g],
  ['a Google client secret', /\bGOCSPX-[\w-]{28}(?![\w-])/g],
  ['a GitHub token', /\b(?:gh[pousr]_[A-Za-z\d]{36}|github_pat_\w{82})/g],
  ['a GitLab token', /\bglpat-[\w-]{20}/g],
  ['a Slack token', /\bxox[abeoprs]-[\dA-Za-z-]{10,}/g],
  ['a Slack webhook', /hooks\.slack\.com\/services\/T\w+\/B\w+\/\w{20,}/g],
  ['a Stripe key', /\b(?:sk|rk)_(?:live|test)_[A-Za-z\d]{16,}/g],
  ['a key of the npm registry', /\bnpm_[A-Za-z\d]{36}\b/g],
  ['a password in an address', /\b[a-z][a-z\d+.-]*:\/\/[^\s:@/'"`<>]+:(?<value>[^\s:@/'"`<>]{3,})@(?=[\w[$.])/gi]
]

/** A value that is written down under a name that says what it is: SECRET=…, "token": "…", const apiKey = '…'. */
const ASSIGNED =
  /(?<name>[\w.-]*(?:secret|token|passw(?:or)?d|passphrase|credential|api[_-]?key|private[_-]?key|access[_-]?key|[_-]key|[a-z]Key|\bkey)\w*)['"]?\s*(?:\?\?=|=(?!=)|:(?!:))\s*(?<quote>['"`]?)(?<value>[\w+/=.~-]{20,})\k<quote>/gi

/** Bits a character: what is drawn at random has more, words and numbers that count up have less. */
const RANDOM_BITS = 3.7

/** Values that everybody may know, by file: each says why. A value stands here by its first characters, or `all` of a file. */
export type Known = Record<string, { values: string[]; why: string }>

export type Found = { path: string; line: number; what: string; value: string }

/** Everything in a text that looks like a secret, in its order. */
export function secretsIn(path: string, text: string): Found[] {
  const found: [at: number, Found][] = []
  const add = (at: number, what: string, value: string) => found.push([at, { path, line: lineOf(text, at), what, value }])
  for (const [what, form] of FORMS) {
    for (const match of text.matchAll(form)) {
      const value = match.groups?.value ?? match[0]
      if (!isPlaceholder(value)) add(match.index, what, value)
    }
  }
  for (const match of text.matchAll(ASSIGNED)) {
    const { name, value } = match.groups as { name: string; value: string }
    if (isRandom(value)) add(match.index, `a value of ${name}`, value)
  }
  return found.sort(([one], [other]) => one - other).map(([, one]) => one)
}

/** What was found and is not known, and what is known and was not found. */
export function judgeSecrets(found: Found[], known: Known): string[] {
  const isKnown = ({ path, value }: Found) => known[path]?.values.some(begin => value.startsWith(begin)) === true
  // The value itself stays out of the words: they may end in a log.
  const unknown = found.filter(one => !isKnown(one)).map(one => `${one.path}:${one.line}: ${one.what} (${one.value.slice(0, 4)}…)`)
  const stale = Object.entries(known).flatMap(([path, { values }]) =>
    values
      .filter(begin => !found.some(one => one.path === path && one.value.startsWith(begin)))
      .map(begin => `${path}: nothing begins with ${begin}, which is allowed there`)
  )
  return [...unknown, ...stale]
}

/** user:password@host and ${…} are how addresses are explained and put together. */
function isPlaceholder(value: string): boolean {
  return /^(?:password|passwort|secret|…|\.{3}|\*+|x+)$/i.test(value) || /^\$[{(\w]|…/.test(value)
}

function isRandom(value: string): boolean {
  const counts = new Map<string, number>()
  for (const letter of value) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length)
  // Of sixteen letters no text has more than four bits; a long one in hex is random from three and a quarter on.
  return bits >= (/^[\da-f]{32,}$/i.test(value) ? 3.25 : RANDOM_BITS) && /\d/.test(value)
}
