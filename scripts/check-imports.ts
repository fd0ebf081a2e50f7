// Who may import whom, and where things live. The tables at the top are the architecture; the rest only reads them aloud.
import { posix } from 'node:path'
import { circlesOf } from './circles-of.ts'
import { problemsOfPlatform } from './platform-wall.ts'
import { lineOf, report, type Source, sourcesOf } from './sources.ts'

const FACE = ['rules', 'contract', 'client', 'parts', 'ui']
const PAGES = [...FACE, 'pages']
const MAY_IMPORT: Record<string, string[]> = {
  'packages/rules': [],
  'packages/contract': ['rules'],
  'packages/ui': ['rules'],
  'packages/client': ['rules', 'contract'],
  'packages/parts': ['rules', 'contract', 'client', 'ui'],
  'apps/server': ['rules', 'contract'],
  'packages/pages': FACE,
  'apps/cabinet': PAGES,
  'apps/patient': PAGES,
  'apps/widget': FACE,
  'apps/desk': FACE
}

/** Folders of the server that all its features may use, and that use no feature; each with those below it that it stands on itself. */
const LAYERS: Record<string, string[]> = {
  words: [],
  tracing: [],
  store: ['tracing'],
  links: [],
  operator: ['store'],
  evidence: ['store'],
  people: ['store', 'evidence'],
  timetable: ['store'],
  'visit-record': ['store'],
  outside: ['store'],
  jobs: ['words', 'store', 'links'],
  http: ['words', 'tracing', 'store', 'evidence', 'visit-record', 'outside', 'jobs'],
  clinics: ['store', 'operator', 'evidence', 'timetable', 'outside', 'jobs', 'http']
}
/** What tests alone import: the world that they run in, stand-ins for what is outside, tables that they go through. */
const TESTS_ONLY =
  /^apps\/server\/src\/(testing\/|.*\/simulator\/|.*\/conformance\.ts$|access\/matrix\.)|(^|\/)test-[^/]*\.tsx?$|\.test\.tsx?$/
const FOR_ALL_IN_FACES = ['shell']
/** Files at an app's root where features meet; features do not import them. */
const MEETING_POINT =
  /^(app|main|serve|open-cabinet|open-patient-app|open-card|clinic-command|db-command|routes|own-routes|more-routes|linked-routes|finding-routes|framed|public-pages|retention)\.tsx?$/

/**
 * The base layer of the packages that have a folder a feature. Every feature may use it, and uses no other feature; within it the order counts: a
 * folder may use those before it.
 */
const BASE_OF: Record<string, string[]> = {
  client: [
    'platform',
    'days',
    'names',
    'refusal-words',
    'cache',
    'api',
    'human-work',
    'session',
    'unsent',
    'consent',
    'profile',
    'people',
    'settings',
    'catalogue'
  ],
  parts: [
    'words',
    'amounts',
    'counts',
    'addresses',
    'ways',
    'refusal-words',
    'support',
    'failures',
    'confirming',
    'frame',
    'days',
    'forms',
    'passing-on',
    'pictures',
    'consent',
    'email',
    'people',
    'catalogue',
    'unsent',
    'photo',
    'reauth',
    'favourites',
    'sign-out',
    'finder',
    'map'
  ]
}
/** The folders where the words of all features meet, of the faces and of the server, and what they take from them. */
const WORDS_MEET_IN = 'packages/parts/src/words/'
const SERVER_WORDS_MEET_IN = 'apps/server/src/words/'
const MESSAGES = /\/messages\.(ru|en|be)\.ts$/

/** Words come with the parts that say them (0080), the server has its own in one table (0096): who may import them, for their words and not for their types alone. */
const MAY_HAVE_WORDS = new Set([
  // The tables: who asks them for words is who says them.
  'packages/parts/src/words/table-ru.ts',
  'packages/parts/src/words/own-table-ru.ts',
  'packages/parts/src/words/english.ts',
  'packages/parts/src/words/belarusian.ts',
  'apps/server/src/words/words-of.ts',
  // What is said first is in the cabinet's first script in Russian, which nearly every browser reads it in (0064): the one exception for a face.
  'packages/parts/src/words/russian.ts',
  // Specialities and hours are found by what they are in Russian: fetched with the other language that says them.
  'packages/pages/src/other-names.ts',
  // A worker says one sentence, and no page is there to load it.
  'packages/parts/src/reminders/push/push-shown.ts',
  // Days in a language that browsers do not know: fetched with that language.
  'packages/client/src/days/write-day-be.ts',
  // What the server alone says to search engines.
  'apps/cabinet/src/drawn/public-page.ts',
  // The widget has Russian in the one script that a page names, and another language whole in a file of its own (0056).
  'apps/widget/src/shell/language.tsx',
  'apps/widget/src/languages/words-en.ts',
  'apps/widget/src/languages/words-be.ts'
])

/** Where no files import each other in a circle, not even for their types. */
const WITHOUT_CIRCLES = /^packages\/(rules|contract|client|parts)\//

/** One package, one folder of the server that knows it. */
const KNOWN_ONLY_BY: [RegExp, string][] = [
  [/^(fastify|@fastify\/.*)$/, 'http'],
  [/^(pg|pg-.*)$/, 'store'],
  [/^@opentelemetry\//, 'tracing']
]

const FORBIDDEN_NAMES = new Set([
  'utils',
  'helpers',
  'common',
  'core',
  'lib',
  'shared',
  'misc',
  'base',
  'types',
  'constants',
  'services',
  'index'
])
const MAX_LINES = 250
const MAX_COMPONENT_LINES = 120
/** Long because they are lists. */
const MAY_BE_LONG = /\.test\.tsx?$|(^|\/)messages\.|\/store\/demo\/|\/access\/matrix\.table\.ts$/
/** The roots read the clock and hand it on; the faces share one such reader. */
const MAY_READ_CLOCK =
  /^apps\/(?:[^/]+\/(?:src\/main|src\/begin|native\/main)|server\/src\/serve)\.tsx?$|^packages\/client\/src\/(.+\/)?clock\.tsx?$/
/** The services here are a clinic's. */
const WELL_NAMED = /\/store\/demo\/services\.ts$/

/** `update` in prose and in `for update`, `do update set` is none. */
const WRITE =
  /\b(?:insert\s+into|delete\s+from|(?<!\b(?:for|key|do)\s+)update(?=\s+(?:only\s+)?[\w."]+(?:\s+(?:as\s+)?\w+)?\s+set\b))\s+(?:only\s+)?([a-z_][a-z_.]*)/g

const problems: string[] = []
const sources = sourcesOf(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}', 'apps/patient/native/**/!(vite.config).{ts,tsx}'])
const { OWNERS, WRITTEN_FOR_OTHERS, WRITES_EVERYWHERE } = await import('../apps/server/src/store/owners.ts')
for (const source of sources) {
  checkArrows(source)
  checkWalls(source)
  checkWallsOfPackage(source)
  checkWords(source)
  checkTestWorld(source)
  checkKnowledge(source)
  checkSize(source)
  checkClock(source)
  checkWrites(source)
  problems.push(...problemsOfPlatform(source))
}
checkCircles(sources)
for (const source of [...sources, ...sourcesOf(['scripts/**/*.ts', 'tests/**/*.{ts,tsx}'])]) checkName(source)
report(problems)

function checkArrows({ path, imports, isTest }: Source) {
  const home = path.split('/').slice(0, 2).join('/')
  const allowed = MAY_IMPORT[home]
  if (!allowed) return void problems.push(`${path}: ${home} has no line in the table of who may import whom`)
  for (const { from, line } of imports) {
    const at = `${path}:${line}`
    const ours = from.match(/^@vizit\/([^/]+)/)?.[1]
    if (ours && `packages/${ours}` !== home && !allowed.includes(ours)) problems.push(`${at}: ${home} may not import @vizit/${ours}`)
    if (ours && `packages/${ours}` === home) problems.push(`${at}: inside a package imports are relative (${from})`)
    if (from.startsWith('.') && !resolve(path, from).startsWith(`${home}/`)) problems.push(`${at}: ${from} reaches out of ${home}`)
    if (home === 'packages/rules' && !ours && !from.startsWith('.') && !isTest)
      problems.push(`${at}: rules import nothing but each other (${from})`)
  }
}

/** Inside an app two features meet at its root only, and a layer uses those below it only. */
function checkWalls({ path, imports }: Source) {
  const [group, app, , ...inside] = path.split('/')
  if (group !== 'apps' || TESTS_ONLY.test(path)) return
  const feature = inside.length > 1 ? inside[0]! : undefined
  if (!feature && MEETING_POINT.test(inside[0]!)) return
  // The words of all features meet there.
  const mayMeet = (target: string) => path.startsWith(SERVER_WORDS_MEET_IN) && MESSAGES.test(`/${target}`)
  const layers = app === 'server' ? Object.keys(LAYERS) : FOR_ALL_IN_FACES
  const below = (app === 'server' && feature && LAYERS[feature]) || layers
  for (const { from, line } of imports) {
    if (!from.startsWith('.')) continue
    const [, , , ...target] = resolve(path, from).split('/')
    const other = target.length > 1 ? target[0]! : undefined
    if (other && other !== feature && !below.includes(other) && !mayMeet(target.join('/')))
      problems.push(`${path}:${line}: ${feature ?? inside[0]} reaches into ${other}`)
    // The shell is the frame of all routes and mounts them.
    if (!other && feature !== 'shell' && MEETING_POINT.test(target[0]!))
      problems.push(`${path}:${line}: ${target[0]} is where features meet, not what they use`)
  }
}

/** Inside client and parts two features meet in the base layer, or where a face puts them together. Tests too. */
function checkWallsOfPackage({ path, imports }: Source) {
  const [group, name, , feature = ''] = path.split('/')
  const base = group === 'packages' ? BASE_OF[name!] : undefined
  if (!base) return
  const mayUse = base.includes(feature) ? base.slice(0, base.indexOf(feature)) : base
  for (const { from, line } of imports) {
    if (!from.startsWith('.')) continue
    const target = resolve(path, from)
    const other = target.split('/')[3]!
    const isMeeting = path.startsWith(WORDS_MEET_IN) && MESSAGES.test(target)
    if (other !== feature && !mayUse.includes(other) && !isMeeting) problems.push(`${path}:${line}: ${feature} reaches into ${other}`)
  }
}

/** Whoever imports words as values carries them into every face and says them in one language. */
function checkWords({ path, text, program, imports, isTest }: Source) {
  if (isTest || MAY_HAVE_WORDS.has(path) || MESSAGES.test(path)) return
  const ofTypes = new Set(
    program.body.flatMap(one => (one.type === 'ImportDeclaration' && one.importKind === 'type' ? [lineOf(text, one.source.start)] : []))
  )
  for (const { from, line } of imports)
    if (MESSAGES.test(from.replace(/(\.ts)?$/, '.ts')) && !ofTypes.has(line))
      problems.push(
        `${path}:${line}: words are loaded with the part that says them (saying), or asked of the server's table (wordsOf), not imported`
      )
}

/** Of files that import each other in a circle, types included, none can be understood or moved alone. */
function checkCircles(all: Source[]) {
  const next = new Map<string, Set<string>>()
  for (const { path, imports } of all) {
    const relative = imports.filter(({ from }) => from.startsWith('.'))
    if (WITHOUT_CIRCLES.test(path)) next.set(path, new Set(relative.map(({ from }) => resolve(path, from))))
  }
  for (const circle of circlesOf(next)) problems.push(`${circle.join(' -> ')}: a circle`)
}

/** The product does without the world of its tests. */
function checkTestWorld({ path, imports }: Source) {
  if (TESTS_ONLY.test(path)) return
  for (const { from, line } of imports)
    if (from.startsWith('.') && TESTS_ONLY.test(resolve(path, from))) problems.push(`${path}:${line}: only tests import ${from}`)
}

function checkKnowledge({ path, imports, code, isTest }: Source) {
  const [, app, , folder, ...rest] = path.split('/')
  if (app !== 'server' || isTest) return
  for (const [known, owner] of KNOWN_ONLY_BY) {
    for (const { from, line } of imports)
      if (known.test(from) && folder !== owner) problems.push(`${path}:${line}: only ${owner}/ imports ${from}`)
  }
  const mayNameFhir = folder === 'clinics' || rest.length === 0
  const fhir = code.search(/fhir/i)
  if (!mayNameFhir && fhir >= 0) problems.push(`${path}:${lineOf(code, fhir)}: only clinics/ knows FHIR`)
}

function checkSize({ path, text, program }: Source) {
  if (MAY_BE_LONG.test(path)) return
  const lines = text.trimEnd().split('\n').length
  if (lines > MAX_LINES) problems.push(`${path}: ${lines} lines; over ${MAX_LINES} two ideas live in one file`)
  if (!path.endsWith('.tsx')) return
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'FunctionDeclaration' || !/^[A-Z]/.test(declared.id?.name ?? '')) continue
    const length = lineOf(text, declared.end) - lineOf(text, declared.start) + 1
    if (length > MAX_COMPONENT_LINES)
      problems.push(`${path}: ${declared.id!.name} has ${length} lines; a component has at most ${MAX_COMPONENT_LINES}`)
  }
}

function checkClock({ path, code, isTest }: Source) {
  if (isTest || MAY_READ_CLOCK.test(path)) return
  for (const { index } of code.matchAll(/\bDate\.now\b|\bnew Date(?:\(\))?(?!\s*\()/g))
    problems.push(`${path}:${lineOf(code, index)}: the clock is read at the root and handed on`)
}

/** Read any table, write only your own; in a feature, SQL that writes stands in its .sql.ts. The store itself is filled by its demo data and its backup. */
function checkWrites({ path, code, isTest }: Source) {
  const [, app, , folder] = path.split('/')
  if (app !== 'server' || !folder || folder === 'store' || path === WRITES_EVERYWHERE || isTest) return
  const mayWrite = path.endsWith('.sql.ts') || folder in LAYERS
  for (const { 1: table = '', index } of code.matchAll(WRITE)) {
    const at = `${path}:${lineOf(code, index)}`
    if (!mayWrite) problems.push(`${at}: SQL that writes stands in a .sql.ts file`)
    else if (OWNERS[table] !== folder && !WRITTEN_FOR_OTHERS[table]?.includes(folder))
      problems.push(`${at}: ${folder} writes ${table}, which ${OWNERS[table] ? `belongs to ${OWNERS[table]}` : 'has no owner'}`)
  }
}

function checkName({ path }: Source) {
  if (WELL_NAMED.test(path)) return
  for (const part of path.split('/')) {
    const name = part.replace(/(\.[a-z0-9-]+)+$/, '')
    if (FORBIDDEN_NAMES.has(name)) problems.push(`${path}: a thing called ${name} is not finished being named`)
    else if (!/^[a-z0-9-]+$/.test(name) || name.length === 0) problems.push(`${path}: names are in kebab-case`)
  }
}

function resolve(path: string, from: string): string {
  return posix.join(posix.dirname(path), from)
}
