import { createHash, randomUUID } from 'node:crypto'
import { createCanvas, Image } from '@napi-rs/canvas'
import { listRelatives } from '@vizit/contract/family'
import { PHOTO_MOST_BYTES, putPhoto, readPhoto, removePhoto } from '@vizit/contract/photo'
import { getProfile } from '@vizit/contract/profile'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

/** A picture whose left half is red and right half blue. */
async function picture(format: 'png' | 'jpeg' | 'webp', [width, height]: [number, number] = [600, 400]): Promise<Buffer> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ff0000'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = '#0000ff'
  context.fillRect(width / 2, 0, width / 2, height)
  return format === 'png' ? canvas.encode('png') : canvas.encode(format, 95)
}

const put = (patient: Patient, bytes: Buffer) => patient.call(putPhoto, { photo: bytes.toString('base64') })

function ask(patient: Patient, profileId: string): Promise<Response> {
  return fetch(`${server.url}${readPhoto.path.replace(':profileId', profileId)}`, {
    headers: { authorization: `Bearer ${patient.deviceId}.${patient.token}` }
  })
}

async function drawn(bytes: ArrayBuffer): Promise<{ width: number; height: number; at: (x: number, y: number) => number[] }> {
  const image = new Image()
  image.src = Buffer.from(bytes)
  await image.decode()
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  return { width: image.width, height: image.height, at: (x, y) => [...context.getImageData(x, y, 1, 1).data] }
}

test.each(['png', 'jpeg', 'webp'] as const)('a photo sent as %s is kept as a square of our own and shown to its owner', async format => {
  const olga = await server.aPatient()
  const saved = await put(olga, await picture(format))
  const profile = await olga.call(getProfile, {})
  expect(profile).toMatchObject({ value: { photoUrl: saved.ok && saved.value.photoUrl } })
  const answer = await ask(olga, olga.profileId)
  expect([
    answer.status,
    answer.headers.get('content-type'),
    answer.headers.get('cache-control'),
    answer.headers.get('x-content-type-options')
  ]).toEqual([200, 'image/webp', 'no-store', 'nosniff'])
  const shown = await drawn(await answer.arrayBuffer())
  expect([shown.width, shown.height]).toEqual([512, 512])
  const [red, , , alpha] = shown.at(100, 256)
  const [, , blue] = shown.at(412, 256)
  expect([red! > 200, blue! > 200, alpha]).toEqual([true, true, 255])
})

test('nothing but the picture is kept: what stood beside it in the file is gone', async () => {
  const olga = await server.aPatient()
  const jpeg = await picture('jpeg')
  // a comment segment after the first marker, as a camera writes place and owner
  const comment = Buffer.from('canary: 53.9,27.56 of Olga')
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  await put(olga, Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]))
  const row = await server.store.row<{ webp: Buffer }>(sql`select webp from photos`)
  expect(row!.webp.toString('latin1')).not.toContain('canary')
})

test('a new photo has a new address and takes the place of the old one; taken away there is none', async () => {
  const olga = await server.aPatient()
  const first = await put(olga, await picture('png'))
  const second = await put(olga, await picture('png', [100, 100]))
  expect(first.ok && second.ok && first.value.photoUrl !== second.value.photoUrl).toBe(true)
  expect(await server.store.rows(sql`select profile_id from photos`)).toHaveLength(1)
  expect(await olga.call(removePhoto, {})).toMatchObject({ ok: true })
  expect(await olga.call(removePhoto, {})).toMatchObject({ ok: true })
  expect(await olga.call(getProfile, {})).toMatchObject({ value: { photoUrl: null } })
  expect((await ask(olga, olga.profileId)).status).toBe(404)
  expect((await server.store.rows<{ action: string }>(sql`select action from audit order by id`)).map(({ action }) => action)).toEqual([
    'profile-photo-set',
    'profile-photo-set',
    'profile-photo-removed'
  ])
})

test('the photo is shown to whoever sees the name, and to nobody else', async () => {
  const [olga, pavel, anna] = [await server.aPatient(), await server.aPatient({ firstName: 'Павел' }), await server.aPatient()]
  await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since)
    select family_id, ${pavel.profileId}, 'SPOUSE', now() from family_members where profile_id = ${olga.profileId}`)
  await put(olga, await picture('png'))
  const family = await pavel.call(listRelatives, {})
  const seen = family.ok ? family.value.family.find(({ profileId }) => profileId === olga.profileId) : undefined
  expect(seen?.photoUrl).toContain(olga.profileId)
  expect((await ask(pavel, olga.profileId)).status).toBe(200)
  for (const profileId of [olga.profileId, randomUUID()]) expect((await ask(anna, profileId)).status).toBe(404)
})

test('what is no picture, too large or too small is refused by its bytes, whatever it is called', async () => {
  const olga = await server.aPatient()
  const png = await picture('png')
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  const cases: [Buffer, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'not-a-picture'],
    [Buffer.from('GIF89a............................'), 'not-a-picture'],
    [png.subarray(0, 60), 'not-a-picture'],
    [Buffer.concat([png.subarray(0, 40), createHash('sha512').update('noise').digest()]), 'not-a-picture'],
    [bomb, 'too-large'],
    [await picture('png', [40, 40]), 'too-small']
  ]
  for (const [bytes, reason] of cases)
    expect(await put(olga, bytes)).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'photo', reason } })
  expect(await olga.call(putPhoto, { photo: 'no base64!' })).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'photo' } })
  expect(await put(olga, Buffer.alloc(PHOTO_MOST_BYTES + 3))).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await server.store.rows(sql`select profile_id from photos`)).toEqual([])
})

test('twenty photos a day are drawn', async () => {
  const olga = await server.aPatient()
  const small = await picture('png', [64, 64])
  for (let at = 0; at < 20; at++) expect(await put(olga, small)).toMatchObject({ ok: true })
  expect(await put(olga, small)).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS' })
})

test('a photo is put, shown and taken away for one person: those of others stay as they are', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient({ firstName: 'Анна' })]
  const misha = await server.aChild(olga)
  await server.store.run(sql`
    insert into photos (profile_id, version, webp, set_at) values (${anna.profileId}, 'v1', ${Buffer.from('of Anna')}, now()), (${misha}, 'v1', ${Buffer.from('of Misha')}, now())`)
  const photos = () =>
    server.store.rows<{ profile_id: string }>(sql`select profile_id, webp from photos where profile_id <> ${olga.profileId} order by webp`)
  const before = await photos()
  expect(await put(olga, await picture('png'))).toMatchObject({ ok: true })
  expect(await photos()).toEqual(before)
  expect(await (await ask(olga, misha)).text()).toBe('of Misha')
  expect((await ask(olga, olga.profileId)).headers.get('content-type')).toBe('image/webp')
  await olga.call(removePhoto, {})
  expect(await photos()).toEqual(before)
  expect((await ask(olga, olga.profileId)).status).toBe(404)
})
