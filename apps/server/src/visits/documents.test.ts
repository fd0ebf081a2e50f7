import { randomUUID } from 'node:crypto'
import { createCanvas } from '@napi-rs/canvas'
import { listVisitDocuments, listVisits, readVisitDocument } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { erasePerson } from '../people/erase-person.ts'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { attachDocument, DOCUMENT_MOST_BYTES, DOCUMENTS_PER_VISIT } from './attach-document.ts'
import { dropFiles } from './drop-files.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n')

async function visitOf(profileId: string): Promise<string> {
  const { assignmentId } = await server.aDoctor()
  const orderId = randomUUID()
  await server.store.run(sql`
    insert into visits (order_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, created_at, updated_at)
    select ${orderId}, ${profileId}, provider_id, id, doctor_id, '2026-11-10T08:00:00Z', '2026-11-10T08:20:00Z', 'done', now(), now()
    from assignments where id = ${assignmentId}`)
  return orderId
}

const attach = (orderId: string, name: string, bytes: Uint8Array) => attachDocument(server.deps, { orderId, name, bytes })

async function read(who: Patient, orderId: string, documentId: string): Promise<Response> {
  const path = readVisitDocument.path.replace(':orderId', orderId).replace(':documentId', documentId)
  return fetch(server.url + path, { headers: { authorization: `Bearer ${who.deviceId}.${who.token}` } })
}

test('what a clinic attached is listed with its kind and given out as it is, to be kept and not to be run', async () => {
  const olga = await server.aPatient()
  const orderId = await visitOf(olga.profileId)
  const png = await createCanvas(4, 4).encode('png')
  const pdf = await attach(orderId, '../Заключение/врача.html', PDF)
  expect(pdf).toMatchObject({ verdict: 'attached' })
  await attach(orderId, 'Снимок', png)
  const list = await olga.call(listVisitDocuments, { orderId })
  expect(await olga.call(listVisits, {})).toMatchObject({ value: { orders: [{ orderId, documents: 2 }] } })
  expect(list).toMatchObject({
    ok: true,
    value: {
      documents: expect.arrayContaining([
        expect.objectContaining({ name: 'Заключение врача.pdf', kind: 'document', mediaType: 'application/pdf', sizeBytes: PDF.length }),
        expect.objectContaining({ name: 'Снимок.png', kind: 'image', mediaType: 'image/png', sizeBytes: png.length })
      ])
    }
  })
  const answer = await read(olga, orderId, 'documentId' in pdf ? pdf.documentId : '')
  const heads = [
    'content-type',
    'content-length',
    'cache-control',
    'x-content-type-options',
    'content-security-policy',
    'content-disposition'
  ]
  expect(heads.map(name => answer.headers.get(name))).toEqual([
    'application/pdf',
    String(PDF.length),
    'no-store',
    'nosniff',
    expect.stringMatching(/^sandbox; default-src 'none'/),
    expect.stringMatching(/^attachment; filename\*=UTF-8''%D0%97/)
  ])
  expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true)
})

test('documents are only for who may see results: a relative who may book does not know that there are any', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient({ firstName: 'Анна' })]
  await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
    select family_id, ${anna.profileId}, 'OTHER', ${olga.profileId}, now() from family_members where profile_id = ${olga.profileId}`)
  await server.store.run(sql`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at) values (${olga.profileId}, ${anna.profileId}, 'EDIT_PROFILE', ${olga.profileId}, now())`)
  const orderId = await visitOf(olga.profileId)
  const pdf = await attach(orderId, 'a', PDF)
  const documentId = 'documentId' in pdf ? pdf.documentId : ''
  expect(await anna.call(listVisitDocuments, { orderId })).toMatchObject({ code: 'NOT_FOUND' })
  expect((await read(anna, orderId, documentId)).status).toBe(404)
  await server.store.run(sql`update grants set level = 'VIEW_REPORTS_TESTS'`)
  expect(await anna.call(listVisitDocuments, { orderId })).toMatchObject({ value: { documents: [{ documentId }] } })
  expect((await read(anna, orderId, documentId)).status).toBe(200)
  expect((await read(anna, await visitOf(anna.profileId), documentId)).status).toBe(404)
  expect(
    await server.store.rows(sql`select 1 from audit where action = 'documents-looked' and profile_id = ${olga.profileId}`)
  ).toHaveLength(1)
})

test('a file is what its bytes are: what is no document, too large, too many or known is not kept twice or at all', async () => {
  const olga = await server.aPatient()
  const orderId = await visitOf(olga.profileId)
  expect(await attach(orderId, 'letter.pdf', Buffer.from('<html><script>alert(1)</script>'))).toEqual({ verdict: 'not-a-document' })
  expect(await attach(orderId, 'a.pdf', Buffer.concat([PDF, Buffer.alloc(DOCUMENT_MOST_BYTES)]))).toEqual({ verdict: 'too-large' })
  expect(await attach(randomUUID(), 'a.pdf', PDF)).toEqual({ verdict: 'no-such-visit' })
  const [one, two] = await Promise.all([attach(orderId, 'a', PDF), attach(orderId, 'b', PDF)])
  expect([one, two].map(({ verdict }) => verdict).toSorted()).toEqual(['attached', 'known'])
  for (let n = 1; n < DOCUMENTS_PER_VISIT; n++) await attach(orderId, 'a', Buffer.concat([PDF, Buffer.from([n])]))
  expect(await attach(orderId, 'a', Buffer.concat([PDF, Buffer.from('one more')]))).toEqual({ verdict: 'too-many' })
  expect(await server.store.rows(sql`select id from visit_documents`)).toHaveLength(DOCUMENTS_PER_VISIT)
})

test('with the person their documents go, rows and files', async () => {
  const olga = await server.aPatient()
  const pdf = await attach(await visitOf(olga.profileId), 'a', PDF)
  const documentId = 'documentId' in pdf ? pdf.documentId : ''
  await server.store.transaction(tx => erasePerson(tx, olga.profileId, server.now()))
  expect(await server.store.rows(sql`select id from visit_documents`)).toEqual([])
  const before = await server.deps.files.open(documentId)
  before?.stream.destroy()
  await dropFiles(server.deps)
  expect([before?.sizeBytes, await server.deps.files.open(documentId)]).toEqual([PDF.length, undefined])
  expect(await server.store.rows(sql`select id from dropped_files`)).toEqual([])
})

test('a visit has its own documents: those of other visits are neither listed, counted, given out under its name nor known to it', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient({ firstName: 'Анна' })]
  const [first, second, ofAnna] = [await visitOf(olga.profileId), await visitOf(olga.profileId), await visitOf(anna.profileId)]
  const one = await attach(first, 'Первое', PDF)
  // the same bytes at another visit are another document
  const two = await attach(second, 'Второе', PDF)
  const foreign = await attach(ofAnna, 'Чужое', PDF)
  await attach(ofAnna, 'Ещё', Buffer.concat([PDF, PDF]))
  expect([one, two, foreign].map(({ verdict }) => verdict)).toEqual(['attached', 'attached', 'attached'])
  const idOf = (attached: typeof one) => ('documentId' in attached ? attached.documentId : '')
  for (const [orderId, document] of [
    [first, one],
    [second, two]
  ] as const) {
    const list = await olga.call(listVisitDocuments, { orderId })
    expect(list.ok && list.value.documents.map(({ documentId }) => documentId)).toEqual([idOf(document)])
  }
  expect(await anna.call(listVisitDocuments, { orderId: ofAnna })).toMatchObject({
    value: { documents: expect.arrayContaining([expect.objectContaining({ name: 'Чужое.pdf' })]) }
  })
  const visits = await olga.call(listVisits, {})
  expect(visits.ok && visits.value.orders.map(({ documents }) => documents)).toEqual([1, 1])
  const named = async (documentId: string) =>
    decodeURIComponent((await read(olga, first, documentId)).headers.get('content-disposition') ?? '')
  expect(await named(idOf(one))).toContain('Первое.pdf')
  expect((await read(olga, first, idOf(two))).status).toBe(404)
  expect((await read(olga, first, randomUUID())).status).toBe(404)
  expect(await olga.call(listVisitDocuments, { orderId: randomUUID() })).toMatchObject({ code: 'NOT_FOUND' })
  await server.store.run(sql`update visits set profile_id = null where order_id = ${second}`)
  expect(await attach(second, 'Ничьё', Buffer.concat([PDF, PDF]))).toEqual({ verdict: 'no-such-visit' })
})

test('a file whose row is gone is removed, and the note of another that could not be removed stays', async () => {
  const olga = await server.aPatient()
  const orderId = await visitOf(olga.profileId)
  await attach(orderId, 'a', PDF)
  await attach(orderId, 'b', Buffer.concat([PDF, PDF]))
  await server.store.run(sql`delete from visit_documents`)
  const { files } = server.deps
  const removed: string[] = []
  const remove: typeof files.remove = async id => {
    if (removed.length > 0) throw new Error('the disk is away')
    removed.push(id)
  }
  await expect(dropFiles({ ...server.deps, files: { ...files, remove } })).rejects.toThrow('the disk is away')
  const left = await server.store.rows<{ id: string }>(sql`select id from dropped_files`)
  expect(left).toHaveLength(1)
  expect(removed).not.toContain(left[0]!.id)
})

test('thirty are of one visit, however many come at once, and a full one leaves the others theirs', async () => {
  const olga = await server.aPatient()
  const [full, other] = [await visitOf(olga.profileId), await visitOf(olga.profileId)]
  const bytes = (n: number) => Buffer.concat([PDF, Buffer.from([n])])
  const said = await Promise.all(Array.from({ length: DOCUMENTS_PER_VISIT + 3 }, (_, n) => attach(full, 'a', bytes(n))))
  expect(said.filter(({ verdict }) => verdict === 'attached')).toHaveLength(DOCUMENTS_PER_VISIT)
  expect(said.filter(({ verdict }) => verdict === 'too-many')).toHaveLength(3)
  expect(await attach(other, 'a', bytes(0))).toMatchObject({ verdict: 'attached' })
})
