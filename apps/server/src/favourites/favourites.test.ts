import { addFavourite, listFavourites, removeFavourite } from '@vizit/contract/favourites'
import { exportProfile } from '@vizit/contract/own-data'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { eraseAccount } from '../people/erase-person.ts'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

/** The specification's number, not the product's. */
const MOST = 10

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

type Doctor = Awaited<ReturnType<typeof server.aDoctor>>

const bookmark = ({ call }: Patient, { doctorId, branchId }: Pick<Doctor, 'doctorId' | 'branchId'>) =>
  call(addFavourite, { id: doctorId, displayName: 'Ковалёва Анна Сергеевна', photoUrl: null, branchId })

/** A doctor and the centre of the doctor's branch. */
async function aDoctor(lastName = 'Ковалёва') {
  const doctor = await server.aDoctor({ lastName })
  const centre = await server.store.row<{ id: string }>(sql`select centre_id::text as id from branches where id = ${doctor.branchId}::int`)
  return { ...doctor, centreId: centre!.id }
}
const bookmarkCentre = ({ call }: Patient, { centreId, branchId }: { centreId: string; branchId: string }) =>
  call(addFavourite, { id: centreId, displayName: 'Каштан', branchId, type: 'medcenters' })

async function list({ call }: Patient) {
  const answer = await call(listFavourites, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const ids = (all: { id: string }[]) => all.map(one => one.id)

describe('bookmarks', () => {
  test('of a signed-in person are doctors with id, name, photo, type and branch, and apart from them centres [3.41] [6.14] [7.91] [1.29]', async () => {
    const olga = await server.aPatient()
    const doctor = await aDoctor()
    expect(await list(olga)).toEqual({ physicians: [], medcenters: [] })
    const added = await bookmark(olga, doctor)
    const one = {
      id: doctor.doctorId,
      displayName: 'Ковалёва Анна Сергеевна',
      photoUrl: null,
      type: 'physicians',
      branchId: doctor.branchId
    }
    expect(added).toMatchObject({ ok: true, value: { physicians: [one], medcenters: [], pushedOut: null } })
    await bookmarkCentre(olga, doctor)
    const centre = { id: doctor.centreId, displayName: 'Каштан', photoUrl: null, type: 'medcenters', branchId: doctor.branchId }
    expect(await list(olga)).toEqual({ physicians: [one], medcenters: [centre] })
    expect(await list(await server.aPatient())).toEqual({ physicians: [], medcenters: [] })
  })

  test('are closed to an anonymous visitor [6.07]', async () => {
    const { doctorId, branchId } = await aDoctor()
    const input = { id: doctorId, displayName: 'Врач', branchId }
    expect(await server.nobody(addFavourite, input)).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(await server.nobody(listFavourites, {})).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(await server.nobody(removeFavourite, { type: 'physicians', id: doctorId })).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  test('put the added one first and keep no duplicate: at another branch it moves there [4.58] [4.59]', async () => {
    const olga = await server.aPatient()
    const [one, two, three] = [await aDoctor('Абрамова'), await aDoctor('Белова'), await aDoctor('Серова')]
    for (const doctor of [one, two, three]) await bookmark(olga, doctor)
    expect(ids((await list(olga)).physicians)).toEqual([three.doctorId, two.doctorId, one.doctorId])
    await server.store.run(
      sql`insert into assignments (provider_id, doctor_id, branch_id, speciality_id)
        select provider_id, ${one.doctorId}::int, ${two.branchId}::int, speciality_id from assignments where id = ${one.assignmentId}::int`
    )
    await bookmark(olga, { doctorId: one.doctorId, branchId: two.branchId })
    const { physicians } = await list(olga)
    expect(ids(physicians)).toEqual([one.doctorId, three.doctorId, two.doctorId])
    expect(physicians[0]).toMatchObject({ displayName: 'Абрамова Анна Сергеевна', branchId: two.branchId })
  })

  test('are ten doctors and ten centres: the eleventh pushes out the oldest and says so [9.03] [4.60] [1.30]', async () => {
    const olga = await server.aPatient()
    const doctors = []
    for (let n = 0; n <= MOST; n++) doctors.push(await aDoctor(`Врач${n}`))
    for (const doctor of doctors.slice(0, MOST)) {
      await bookmark(olga, doctor)
      await bookmarkCentre(olga, doctor)
    }
    // a known one pushes out nobody
    expect(await bookmark(olga, doctors[MOST - 1]!)).toMatchObject({ ok: true, value: { pushedOut: null } })
    const eleventh = await bookmark(olga, doctors[MOST]!)
    expect(eleventh).toMatchObject({ ok: true, value: { pushedOut: { id: doctors[0]!.doctorId, displayName: 'Врач0 Анна Сергеевна' } } })
    const { physicians, medcenters } = await list(olga)
    expect(ids(physicians)).toEqual(
      doctors
        .slice(1)
        .map(doctor => doctor.doctorId)
        .toReversed()
    )
    expect(medcenters).toHaveLength(MOST)
    expect(medcenters.at(-1)?.id).toBe(doctors[0]!.centreId)
  })

  test('hold ten different ones whatever comes at once', async () => {
    const olga = await server.aPatient()
    const doctors = []
    for (let n = 0; n < MOST + 4; n++) doctors.push(await aDoctor(`Врач${n}`))
    const answers = await Promise.all([...doctors, ...doctors].map(doctor => bookmark(olga, doctor)))
    expect(answers.filter(answer => !answer.ok)).toEqual([])
    for (const answer of answers) expect(answer.ok && answer.value.physicians.length).toBeLessThanOrEqual(MOST)
    const left = ids((await list(olga)).physicians)
    expect(left).toHaveLength(MOST)
    expect(new Set(left).size).toBe(MOST)
  })

  test('need a name, an id and a branch [5.72]; a doctor who does not work there is not found', async () => {
    const olga = await server.aPatient()
    const [one, two] = [await aDoctor(), await aDoctor()]
    const input = { id: one.doctorId, displayName: 'Врач', branchId: one.branchId }
    for (const field of ['id', 'displayName', 'branchId'] as const) {
      for (const empty of ['', '  ', undefined])
        expect(await olga.call(addFavourite, { ...input, [field]: empty })).toMatchObject({
          code: 'INVALID_INPUT',
          facts: { field }
        })
    }
    expect(await olga.call(addFavourite, { ...input, branchId: two.branchId })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await olga.call(addFavourite, { ...input, id: '999' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await olga.call(addFavourite, { ...input, id: one.centreId, branchId: two.branchId, type: 'medcenters' })).toMatchObject({
      code: 'NOT_FOUND'
    })
    expect(await list(olga)).toEqual({ physicians: [], medcenters: [] })
  })

  test('are removed one by one, as often as asked, each its own', async () => {
    const [olga, boris] = [await server.aPatient(), await server.aPatient()]
    const doctor = await aDoctor()
    for (const one of [olga, boris]) await bookmark(one, doctor)
    await bookmarkCentre(olga, doctor)
    for (let time = 0; time < 2; time++) {
      expect(await olga.call(removeFavourite, { type: 'physicians', id: doctor.doctorId })).toMatchObject({ ok: true })
      expect(await list(olga)).toMatchObject({ physicians: [], medcenters: [{ id: doctor.centreId }] })
    }
    expect((await list(boris)).physicians).toHaveLength(1)
    const audit = await server.store.rows(sql`select action, object_id from audit where account_id = ${olga.accountId} order by id`)
    expect(audit).toEqual(['favourite-added', 'favourite-added', 'favourite-removed'].map(action => ({ action, object_id: null })))
  })

  test('go with the account, and are among what a person may take along', async () => {
    const olga = await server.aPatient()
    const doctor = await aDoctor()
    await bookmark(olga, doctor)
    await server.store.run(sql`
      insert into reauths (session_id, account_id, action, id, code_expires_at, proven_until)
      select id, account_id, 'export', gen_random_uuid(), ${server.now()}, ${server.now()}::timestamptz + interval '5 minutes' from sessions
      where account_id = ${olga.accountId}`)
    const taken = await fetch(server.url + exportProfile.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${olga.deviceId}.${olga.token}`, 'content-type': 'application/json' },
      body: '{}'
    })
    expect(await taken.text()).toMatch(new RegExp(`"favourites": ?\\[\\s*{[^}]*"doctor_id": ?${doctor.doctorId}`))
    await server.store.transaction(tx => eraseAccount(tx, olga.accountId, server.now()))
    expect(await server.store.rows(sql`select from favourites`)).toEqual([])
  })
})
