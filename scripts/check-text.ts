// Words that must not be in the repository.
import { readFileSync } from 'node:fs'
import { filesOf, lineOf, report, root, sourcesOf } from './sources.ts'

/** In every text file. */
const NOWHERE: [RegExp, string][] = [
  [/(?<![\w.])\/(?:work|Users|home|root)\/[\w.-]+/, 'a path of one machine'],
  [/\b(?:TODO|FIXME|XXX|HACK)\b/, 'work left undone'],
  [/https?:\/\/(?!registry\.npmjs\.org)[\w.-]*(?:registry|npm-proxy|artifactory|nexus)[\w.-]*/, 'a package registry of one machine']
]
/** In the code of the product, comments aside. */
const NOT_IN_PRODUCT: [RegExp, string][] = [
  [/\bconsole\.(?:log|debug|info)\(/, 'console in the product: the log is pino, the banner is process.stdout'],
  [
    /\bstatus\s+(?:not\s+)?in\s*\([^)]*'(?:created_manually|no_show)'/,
    'a group of states that has a name: stands, is_confirmed, keeps_time, has_outcome'
  ],
  [/\bas "[a-z]+[A-Z]\w*"/, "a column in another case than the database's: rows are mapped where they are read"]
]
const NOT_IN_CODE: [RegExp, string][] = [
  [/(?<!\.)\bcatch\s*(?:\([^)]*\)\s*)?\{\s*\}/, 'an error swallowed without a word'],
  [/\b(?:decision|ruling) \d{1,3}\b/i, 'a ruling of the specification is cited as [R41], a decision of ours by its four digits']
]
const NOT_IN_TESTS: [RegExp, string][] = [
  [/\.(?:only|skip|todo|fixme|fails)\(/, 'a test that does not run, or keeps others from running'],
  [/\bwaitForTimeout\(/, 'a test that sleeps'],
  [/\bretries?:\s*[1-9]/, 'a test that is tried again']
]
/** In what a person sees, whatever the face: an address of the face goes through its router. */
const NOT_IN_PARTS: [RegExp, string][] = [
  [/<a\s/, 'an anchor that loads the page anew: BareLink, Link or Button of packages/ui, which go through the router of the face']
]
/** The router's own link is the anchor. */
const ANCHOR = 'packages/pages/src/shell/router-link.tsx'
/** In the style of modules. */
const NOT_IN_STYLE: [RegExp, string][] = [
  [
    /:root:has\((?:[^()]|\([^()]*\))*\)(?=\s*[,{])[^{}]*\{[^{}]*--/,
    'a variable of the root that comes and goes: a browser looks at every element of the page again'
  ],
  [
    /(?<!`)(?::root|\b(?:body|html)\)?|#root|\.shell)(?:\[[^\]]*\])*:has\(/,
    'the page is looked through for it after each touch, focus and change: let an attribute of the root say it, as packages/ui/src/page/takes-bar.ts does'
  ]
]
const OWN = 'scripts/check-text.ts'

const problems: string[] = []
const text = filesOf(['**/*.{ts,tsx,mjs,js,json,css,html,sql,md,yml,yaml,sh}', '.ci/*'])
for (const path of text) {
  if (path === OWN || path === 'package-lock.json' || path.startsWith('docs/spec/')) continue
  seek(path, readFileSync(`${root}${path}`, 'utf8'), NOWHERE)
}
for (const path of filesOf(['packages/**/*.css', 'apps/**/*.css'])) seek(path, readFileSync(`${root}${path}`, 'utf8'), NOT_IN_STYLE)
seek('package-lock.json', readFileSync(`${root}package-lock.json`, 'utf8'), NOWHERE.slice(2))
for (const { path, text: whole, code, isTest } of sourcesOf(['{packages,apps,tests}/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'])) {
  if (path === OWN) continue
  const isInTests = isTest || path.startsWith('tests/')
  if (/^(packages|apps)\//.test(path) && !isInTests) seek(path, code, NOT_IN_PRODUCT)
  // A comment inside says why the error is of no account, so here the comments count.
  seek(path, whole, NOT_IN_CODE)
  if (isInTests) seek(path, code, NOT_IN_TESTS)
  else if (/^packages\/(parts|pages)\/.*\.tsx$/.test(path) && path !== ANCHOR) seek(path, code, NOT_IN_PARTS)
}
report(problems)

function seek(path: string, within: string, forbidden: [RegExp, string][]) {
  for (const [words, why] of forbidden) {
    const at = within.search(words)
    if (at >= 0) problems.push(`${path}:${lineOf(within, at)}: ${why} (${within.slice(at).match(words)![0].slice(0, 60)})`)
  }
}
