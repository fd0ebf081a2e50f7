// What clinics with systems of their own say of people's results becomes our copy, and whoever waits for a document is told of it.
import { createHash } from 'node:crypto'
import { minskDay } from '@vizit/rules/days'
import type { ClinicObservation, ClinicReport } from '../clinics/clinic-records.ts'
import type { Deps } from '../deps.ts'
import { tellPerson } from '../jobs/notify.ts'
import { languageOf } from '../store/languages.ts'
import type { Tx } from '../store/store.ts'
import { wordsOf } from '../words/words-of.ts'
import { dropReport, findHearers, type IncomingObservation, lockReport, noteSynced, putObservations, putReport } from './incoming.sql.ts'
import type { CardToSync } from './results.sql.ts'

const AT_ONCE = 4
/** A report that was ready long before we first asked is no news. */
const NEWS_DAYS = 7
const EXTERNAL_ID_MOST = 200
const OBSERVATIONS_MOST = 2_000
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** `askerId`: the account that asked, who sees the answer and needs no message; null for the job. */
type Asking = { now: Date; askerId: string | null }

/** Asks the clinics of these cards, a few at a time, and writes down what each says. */
export async function askClinics(deps: Deps, cards: readonly CardToSync[], asking: Asking): Promise<'all-answered' | 'some-were-silent'> {
  let [next, silent] = [0, 0]
  const lane = async () => {
    for (let card = cards[next++]; card; card = cards[next++]) if ((await askClinic(deps, card, asking)) === 'silent') silent++
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return silent === 0 ? 'all-answered' : 'some-were-silent'
}

async function askClinic(deps: Deps, card: CardToSync, asking: Asking): Promise<'answered' | 'silent' | 'cannot-be-asked'> {
  const gateway = deps.clinics.of({ code: card.provider_code, gateway: card.gateway })
  if (!gateway.results) return 'cannot-be-asked'
  const read = await gateway.results(card.profile_id)
  if (read.verdict === 'unknown') return 'silent'
  await deps.store.transaction(async tx => {
    // in one order, so that two who ask at once do not wait for each other
    const reports = read.value.toSorted((a, b) => (a.externalId < b.externalId ? -1 : 1))
    for (const report of reports) await takeReport(tx, deps, card, report, asking)
    await noteSynced(tx, { profileId: card.profile_id, providerId: card.provider_id }, asking.now)
  })
  return 'answered'
}

async function takeReport(tx: Tx, deps: Deps, card: CardToSync, report: ClinicReport, { now, askerId }: Asking): Promise<void> {
  if (report.externalId === '' || report.externalId.length > EXTERNAL_ID_MOST)
    return deps.log.warn('a report without a usable name was left out', { providerCode: card.provider_code })
  const known = await lockReport(tx, card.provider_id, report.externalId)
  if (known && known.profile_id !== card.profile_id)
    return deps.log.warn('a clinic gave the report of one person to another', { providerCode: card.provider_code })
  if (report.state === 'withdrawn') return void (known && (await dropReport(tx, known.id)))
  const contentHash = createHash('sha256').update(JSON.stringify(report)).digest()
  if (known?.content_hash.equals(contentHash)) return
  const incoming = {
    id: known?.id ?? deps.newId(),
    profileId: card.profile_id,
    providerId: card.provider_id,
    externalId: report.externalId,
    kind: report.kind === 'conclusion' ? ('conclusion' as const) : ('test' as const),
    state: report.state,
    title: textOf(report.title, 300),
    body: '',
    orderId: report.orderId !== null && UUID.test(report.orderId) ? report.orderId : null,
    documentId:
      report.documents.find(document => document.contentType === 'application/pdf' && document.externalId.length <= 500)?.externalId ??
      null,
    takenAt: instantOf(report.issuedAt, now),
    contentHash
  }
  const id = await putReport(tx, incoming, now)
  if (id === undefined) return
  await putObservations(tx, { reportId: id, profileId: card.profile_id }, report.observations.slice(0, OBSERVATIONS_MOST).map(valueOf))
  const isNews = known ? known.state !== 'ready' : isRecent(report.issuedAt, now)
  if (report.state === 'ready' && isNews) await tellReady(tx, deps, { id, profileId: card.profile_id }, { now, askerId })
}

/** What the store cannot keep is left out of a text; what is too long ends earlier. */
function textOf(text: string, most: number): string {
  return text.replaceAll('\u0000', '').slice(0, most)
}

function instantOf(issuedAt: string | null, now: Date): string {
  const at = issuedAt === null ? Number.NaN : Date.parse(issuedAt)
  return Number.isNaN(at) ? now.toISOString() : new Date(at).toISOString()
}

function isRecent(issuedAt: string | null, now: Date): boolean {
  return issuedAt === null || now.getTime() - Date.parse(issuedAt) <= NEWS_DAYS * 86_400_000
}

function valueOf({ code, name, value, range }: ClinicObservation): IncomingObservation {
  const at = { code: textOf(code, 100), name: textOf(name, 300), low: range.low, high: range.high }
  switch (value.kind) {
    case 'number':
      return { ...at, number: value.number, value: '', unit: textOf(value.unit, 50) }
    case 'text':
      return { ...at, number: null, value: textOf(value.text, 1_000), unit: '' }
    case 'none':
      return { ...at, number: null, value: '', unit: '' }
  }
}

/** Of the face that the person uses; not the page of the results, whose address would say what it is about. */
const START_PAGE = '/'

/** By SMS, letter or push, as each has chosen. Not a word of medicine: it is read on a locked screen and by whoever holds the phone. */
export async function tellReady(tx: Tx, deps: Deps, report: { id: string; profileId: string }, { now, askerId }: Asking): Promise<void> {
  const { brand } = deps.config
  for (const { id: accountId } of await findHearers(tx, report.profileId, minskDay(now))) {
    if (accountId === askerId) continue
    const language = await languageOf(tx, accountId)
    const words = wordsOf('results', language)
    const said = {
      subject: words.readySubject,
      brief: words.readyBrief,
      text: words.ready(brand.names[language], '{link}'),
      page: START_PAGE
    }
    await tellPerson(tx, deps, { dedupe: `document-ready:${report.id}:${accountId}`, accountId, language, ...said }, now)
  }
}
