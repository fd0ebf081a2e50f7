// Everything that is kept of a person as a page that can be read and printed: made on the device from the file itself, without a script and without a link.
import { capital, dayOf, showDate, showMoment } from '@vizit/client/days/show-day'
import { EXPORTED_TABLES, type ExportedTable, TOLD_TABLES } from '@vizit/contract/exported-tables'
import { kindOf } from '@vizit/rules/access-log'
import type { ru } from './messages.ru.ts'

type Words = typeof ru
type Row = Record<string, unknown>
/** As the server writes it (export-profile.ts). `photo` is a WebP in base64. */
export type ExportedFile = { madeAt: string; visits: Row[]; photo: string | null; tables: Record<string, Row[]> }

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d:\d\d$/
const NO_YEAR = '0000-01-01'
/** What is told in words of its own; of the others each row as it stands in the database. */
const TOLD = new Set<string>(TOLD_TABLES)
const STYLE = `body{margin:0 auto;max-width:46rem;padding:1.5rem 1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h2{margin:2rem 0 .5rem;border-bottom:1px solid}h3{margin:1rem 0 0;font-size:1rem}dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem;margin:.5rem 0 1rem}
dt{opacity:.75}dd{margin:0}li{margin:.35rem 0}li,dl{break-inside:avoid}img{width:8rem;border-radius:.5rem}`

export function readablePage({ madeAt, visits, photo, tables }: ExportedFile, words: Words, language: string): string {
  const { page } = words
  const me = tables.profiles?.[0] ?? {}
  const sex = me.sex === 'FEMALE' ? page.female : me.sex === 'MALE' ? page.male : ''
  const about = [
    [page.name, [me.last_name, me.first_name, me.middle_name].filter(Boolean).join(' ')],
    [page.birthday, typeof me.birthday === 'string' ? showDate(me.birthday, NO_YEAR) : ''],
    [page.sex, sex],
    [page.phone, (tables.accounts ?? []).map(row => (row.phone ? `+${text(row.phone)}` : '')).join(', ')],
    [page.email, (tables.emails ?? []).map(row => text(row.address)).join(', ')]
  ]
  const consents = (tables.consents ?? []).map(row =>
    [
      (words.kinds as Record<string, string>)[text(row.kind)] ?? text(row.kind),
      words.historyLine(day(row.given_at), text(row.text_version), words.channels[text(row.channel)] ?? words.channelOther),
      row.withdrawn_at ? words.historyEnd(day(row.withdrawn_at)) : ''
    ].filter(Boolean)
  )
  const log = (tables.audit ?? [])
    .toSorted((a, b) => text(b.at).localeCompare(text(a.at)))
    .map(row => [moment(row.at), words.action(text(row.action), kindOf(text(row.action)))])
  const others = [...new Set([...EXPORTED_TABLES, ...Object.keys(tables)])].filter(
    name => !TOLD.has(name) && (tables[name] ?? []).length > 0
  )
  return `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(words.title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(words.title)}</h1><p>${escaped(page.madeAt(moment(madeAt)))}</p>
${photo === null ? '' : `<img alt="${escaped(page.photo)}" src="data:image/webp;base64,${escaped(photo)}">`}
${section(page.about, facts(about))}
${section(page.visits, lines(visits.map(visit => visitLine(visit, page))))}
${section(page.consents, lines(consents))}
${section(page.log, lines(log))}
${others.length === 0 ? '' : section(page.rest, `<p>${escaped(page.restText)}</p>${others.map(name => rest(name, tables[name]!, page)).join('')}`)}
</body></html>`
}

function visitLine(visit: Row, page: Words['page']): string[] {
  const status = (page.statuses as Record<string, string>)[text(visit.status)] ?? text(visit.status)
  const note = visit.note ? page.note(text(visit.note)) : ''
  const said = [visit.speciality, visit.doctor, visit.branch, visit.address].map(text)
  return [moment(visit.startsAt), ...said, status, note].filter(Boolean)
}

/** A table that only a newer server has keeps its name. */
function rest(name: string, rows: readonly Row[], page: Words['page']): string {
  const title = page.tables[name as ExportedTable] ?? name
  return `<h3>${escaped(title)}</h3>${rows.map(row => facts(Object.entries(row).map(([key, value]) => [key, kept(value, page)]))).join('')}`
}

/** A value of the database as people write it. */
function kept(value: unknown, page: Words['page']): string {
  if (typeof value === 'boolean') return value ? page.yes : page.no
  // What somebody has typed may look like a moment and be none.
  return typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value)) ? moment(value) : text(value)
}

function section(title: string, inside: string): string {
  return inside ? `<section><h2>${escaped(title)}</h2>${inside}</section>` : ''
}

/** Without those that are empty. */
function facts(of: readonly (readonly (string | undefined)[])[]): string {
  const known = of.filter(([, value]) => value)
  return known.length === 0
    ? ''
    : `<dl>${known.map(([key, value]) => `<dt>${escaped(key!)}</dt><dd>${escaped(value!)}</dd>`).join('')}</dl>`
}

function lines(of: readonly (readonly string[])[]): string {
  return of.length === 0 ? '' : `<ul>${of.map(parts => `<li>${escaped(parts.join(' · '))}</li>`).join('')}</ul>`
}

function text(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  const json = JSON.stringify(value)
  return json === '[]' || json === '{}' ? '' : json
}

function moment(value: unknown): string {
  return capital(showMoment(text(value), NO_YEAR))
}

function day(value: unknown): string {
  return showDate(dayOf(text(value)), NO_YEAR)
}

/** Whatever somebody has typed stays a text. */
function escaped(of: string): string {
  return of.replaceAll(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
