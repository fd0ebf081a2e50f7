// Which pairs of row and surface the last test run has shown. A row of the register names the surfaces that it must hold on; each of these pairs needs a
// test of its own: a test counts for the face whose own routes it drives, and a test of rules, contract, client, ui or parts alone for none.

export const SURFACES = { S: 'server', C: 'cabinet', A: 'patient app', W: 'widget', D: 'staff desk' }

/** The face that a test drives, by where it lies; the first place that fits. What fits none shows no pair. */
const PLACES = [
  // The public booking API is the widget's own server: what it promises a site holds for whatever draws it there.
  [/^apps\/server\/src\/public-booking\/.*\.test\.ts$/, 'SW'],
  [/^apps\/server\/.*\.test\.ts$/, 'S'],
  [/^tests\/faults\//, 'S'],
  [/^apps\/cabinet\//, 'C'],
  [/^apps\/patient\//, 'A'],
  [/^apps\/widget\//, 'W'],
  [/^apps\/desk\//, 'D'],
  [/^tests\/e2e\/widget[^/]*\.e2e\.ts$/, 'W'],
  [/^tests\/e2e\/(app|patient)[^/]*\.e2e\.ts$/, 'A'],
  [/^tests\/e2e\/desk[^/]*\.e2e\.ts$/, 'D'],
  [/^tests\/e2e\/[^/]+\.e2e\.ts$/, 'C']
]

/** A suite that faces share runs once a face, in a project that bears the face's name, such as `app-be`. The project wins over the place. */
const PROJECTS = { cabinet: 'C', app: 'A', widget: 'W', desk: 'D' }

const RULED_OUT = '## Pairs that make no sense for a face'

/** `[{id: '5.77', where: ['S', 'C']}]`, in the register's order. `text`: the register as it is written. */
export function readRegister(text) {
  return [...text.matchAll(/^\| (\d+\.\d+) \| ([A-Z ]+) \|/gm)].map(([, id, where]) => ({ id, where: where.split(' ') }))
}

/** `[{pair: '1.01 W', reason}]`: the table below its heading, to the next heading. `text`: the rulings as they are written. */
export function readRuledOut(text) {
  const from = text.indexOf(RULED_OUT)
  if (from < 0) return []
  const [table] = text.slice(from + RULED_OUT.length).split(/^## /m)
  return [...table.matchAll(/^\| *(\d+\.\d+ [A-Z]) *\|(.*)\|$/gm)].map(([, pair, reason]) => ({ pair, reason: reason.trim() }))
}

/** 'a second spouse is refused [5.77, 5.78]' -> ['5.77', '5.78'] */
export function idsIn(name) {
  return [...name.matchAll(/\[(\d+\.\d+(?:[,\s]+\d+\.\d+)*)\]/g)].flatMap(([, list]) => list.split(/[,\s]+/))
}

/** The letters that a test counts for, as a string. `file`: from the root of the repository. `project`: in which it ran, if its runner told. */
export function surfacesOf({ file = '', project = '' }) {
  // 'app-be', 'cabinet (chromium)'
  const face = PROJECTS[project.split(/[- ]/)[0]]
  return face ?? PLACES.find(([place]) => place.test(file))?.[1] ?? ''
}

/**
 * `{total, covered, missing, ruledOut, bySurface, problems}`, pairs as '5.77 C' in the register's order. A pair is covered when a test that counts for its
 * surface passed and none failed. `problems` are sentences: a ruling on a pair that the register does not have, or that has no reason, or that a test shows.
 * `results`: `[{name, ok, file, project}]`, `ok` undefined for a test that did not run.
 */
export function countPairs(rows, ruledOut, results) {
  const all = rows.flatMap(row => row.where.map(letter => `${row.id} ${letter}`))
  const passed = new Set()
  const failed = new Set()
  for (const result of results) {
    if (result.ok === undefined) continue
    for (const letter of surfacesOf(result)) for (const id of idsIn(result.name)) (result.ok ? passed : failed).add(`${id} ${letter}`)
  }
  const out = new Map(ruledOut.map(({ pair, reason }) => [pair, reason]))
  const covered = all.filter(pair => passed.has(pair) && !failed.has(pair) && !out.has(pair))
  const missing = all.filter(pair => !out.has(pair) && !covered.includes(pair))
  const left = all.filter(pair => out.has(pair))
  const bySurface = Object.fromEntries(
    Object.keys(SURFACES).map(letter => {
      const count = pairs => pairs.filter(pair => pair.endsWith(` ${letter}`)).length
      return [letter, { total: count(all), covered: count(covered), missing: count(missing), ruledOut: count(left) }]
    })
  )
  return { total: all.length, covered, missing, ruledOut: left, bySurface, problems: problemsOf(ruledOut, all, passed) }
}

function problemsOf(ruledOut, all, passed) {
  const pairs = ruledOut.map(one => one.pair)
  return [
    ...pairs.filter((pair, at) => pairs.indexOf(pair) !== at).map(pair => `The pair ${pair} is ruled out twice.`),
    ...pairs.filter(pair => !all.includes(pair)).map(pair => `The pair ${pair} is ruled out, but the register does not have it.`),
    ...pairs.filter(pair => passed.has(pair)).map(pair => `The pair ${pair} is ruled out, but a test shows it.`),
    ...ruledOut.filter(one => one.reason === '').map(one => `The pair ${one.pair} is ruled out without a reason.`)
  ]
}
