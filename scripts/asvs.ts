// docs/asvs.md: a row for each requirement of OWASP ASVS 5.0.0 of the levels 1 and 2, and tests that there are.

/** The requirements of the two levels by their sections. Those left out between them are of level 3. */
const SECTIONS: Record<string, string> = {
  '1.1': '1-2',
  '1.2': '1-9',
  '1.3': '1-11',
  '1.4': '1-3',
  '1.5': '1-2',
  '2.1': '1-3',
  '2.2': '1-3',
  '2.3': '1-4',
  '2.4': '1',
  '3.2': '1-2',
  '3.3': '1-4',
  '3.4': '1-6',
  '3.5': '1-5',
  '3.7': '1-2',
  '4.1': '1-3',
  '4.2': '1',
  '4.3': '1-2',
  '4.4': '1-4',
  '5.1': '1',
  '5.2': '1-3',
  '5.3': '1-2',
  '5.4': '1-3',
  '6.1': '1-3',
  '6.2': '1-12',
  '6.3': '1-4',
  '6.4': '1-4',
  '6.5': '1-5',
  '6.6': '1-3',
  '6.8': '1-4',
  '7.1': '1-3',
  '7.2': '1-4',
  '7.3': '1-2',
  '7.4': '1-5',
  '7.5': '1-2',
  '7.6': '1-2',
  '8.1': '1-2',
  '8.2': '1-3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1-3',
  '9.2': '1-4',
  '10.1': '1-2',
  '10.2': '1-2',
  '10.3': '1-4',
  '10.4': '1-11',
  '10.5': '1-5',
  '10.6': '1-2',
  '10.7': '1-3',
  '11.1': '1-2',
  '11.2': '1-3',
  '11.3': '1-3',
  '11.4': '1-4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1-3',
  '12.2': '1-2',
  '12.3': '1-4',
  '13.1': '1',
  '13.2': '1-5',
  '13.3': '1-2',
  '13.4': '1-5',
  '14.1': '1-2',
  '14.2': '1-4',
  '14.3': '1-3',
  '15.1': '1-3',
  '15.2': '1-3',
  '15.3': '1-7',
  '16.1': '1',
  '16.2': '1-5',
  '16.3': '1-4',
  '16.4': '1-3',
  '16.5': '1-3',
  '17.1': '1',
  '17.2': '1-4',
  '17.3': '1-2'
}

export const STANDS = ['yes', 'partly', 'missing', 'operator', 'does not apply'] as const
export type Stand = (typeof STANDS)[number]
export type Row = { id: string; level: string; stand: Stand | undefined; words: string }
/** The files that the page may name: those of tests as 'apps/…/booking.test.ts', and the text of each. */
export type Repository = { files: string[]; read: (file: string) => string }

/** The ids of the levels 1 and 2, in their order. */
export function wantedIds(): string[] {
  return Object.entries(SECTIONS).flatMap(([section, numbers]) => {
    const [first, last = first] = numbers.split('-').map(Number) as [number, number?]
    return Array.from({ length: last - first + 1 }, (_, at) => `${section}.${first + at}`)
  })
}

/** The rows of the page. */
export function rowsOf(page: string): Row[] {
  return [...page.matchAll(/^\| *(\d+\.\d+\.\d+) *\| *(\d) *\|[^|]*\|(.*)\|\s*$/gm)].map(([, id, level, words]) => ({
    id: id!,
    level: level!,
    stand: STANDS.find(stand => new RegExp(`^\\s*${stand}\\b`).test(words!)),
    words: words!
  }))
}

/** How many rows stand how. */
export function countsOf(page: string): Record<Stand, number> {
  const rows = rowsOf(page)
  return Object.fromEntries(STANDS.map(stand => [stand, rows.filter(row => row.stand === stand).length])) as Record<Stand, number>
}

/** One line for each row that is not there, is there twice, says nothing, or names what there is not. */
export function problemsOfPage(page: string, repository: Repository): string[] {
  const rows = rowsOf(page)
  const ids = rows.map(row => row.id)
  const wanted = wantedIds()
  const problems = [
    ...wanted.filter(id => !ids.includes(id)).map(id => `${id} has no row`),
    ...ids.filter(id => !wanted.includes(id)).map(id => `${id} is no requirement of the levels 1 and 2`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map(id => `${id} has two rows`)
  ]
  for (const { id, level, stand, words } of rows) {
    if (level !== '1' && level !== '2') problems.push(`${id} is of level ${level}`)
    if (!stand) problems.push(`${id} says none of: ${STANDS.join(', ')}`)
    const named = evidenceOf(words)
    if (stand === 'yes' && named.length === 0) problems.push(`${id} says yes and names no test, file or proof`)
    problems.push(...named.flatMap(one => problemOf(one, repository).map(what => `${id}: ${what}`)))
  }
  const said = /^(\d+) yes, (\d+) partly, (\d+) missing, (\d+) operator, (\d+) does not apply/m.exec(page)?.slice(1).map(Number)
  const counts = Object.values(countsOf(page))
  if (String(said) !== String(counts)) problems.push(`the page says ${said} of ${STANDS.join(', ')}; there are ${counts}`)
  return problems
}

type Evidence = { file: string; title: string | undefined }

/** `booking.test.ts` "a title", `apps/server/src/log.ts`, [decision](decisions/0002-….md), `npm run prove -- G1`. */
function evidenceOf(words: string): Evidence[] {
  return [
    ...[...words.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs))`(?: "([^"]+)")?/g)].map(([, file, title]) => ({ file: file!, title })),
    ...[...words.matchAll(/\]\(([\w./-]+\.md)(?:#[\w-]*)?\)/g)].map(([, file]) => ({ file: `docs/${file}`, title: undefined })),
    ...[...words.matchAll(/`npm run prove -- (G\w+)`/g)].map(([, name]) => ({ file: 'tests/faults', title: name }))
  ]
}

function problemOf({ file, title }: Evidence, { files, read }: Repository): string[] {
  if (file === 'tests/faults') {
    const isThere = files.some(one => one.startsWith('tests/faults/') && new RegExp(`name: '${title}'`).test(read(one)))
    return isThere ? [] : [`there is no proof ${title}`]
  }
  const found = files.filter(one => one === file || one.endsWith(`/${file}`))
  if (found.length !== 1) return [`${file} is the name of ${found.length} files`]
  const isOfTests = /\.(?:test|e2e|faces|app|cabinet|widget)\.tsx?$/.test(file)
  if (!title) return isOfTests ? [`${file} is named without the title of a test`] : []
  return titlesOf(read(found[0]!)).some(one => one.startsWith(title)) ? [] : [`${file} has no test "${title}"`]
}

function titlesOf(text: string): string[] {
  return [...text.matchAll(/\btest(?:\.(?:each|for)\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g)].map(([, , title]) => title!)
}
