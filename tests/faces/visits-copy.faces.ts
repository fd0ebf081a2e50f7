// The copy of the visits that a device keeps: sealed with the key of the account.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { aVisitRow } from './visit-world.ts'
import { aVisit, world } from './world.ts'

const ORDERS = '/api/v2/my/providers/orders'
const visitTo = (lastName: string) => page.getByRole('article', { name: new RegExp(lastName) })

test('visits ahead and over are kept on the device, sealed with the key of the account: nothing of them can be read there [3.107, 4.62]', async () => {
  const olga = await world.aPatient()
  await aVisit(olga, await world.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { lastName: 'Белая' } }))
  const { assignmentId } = await world.aDoctor({ lastName: 'Дудко' })
  await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-17T11:30:00Z', status: 'done' })
  openFace('/visits', olga)
  await expect.element(visitTo('Белая')).toBeVisible()
  await world.faults([{ path: ORDERS, kind: 'cut' }])
  openFace('/visits', olga)
  await expect.element(visitTo('Белая')).toBeVisible()
  await expect.element(page.getByText(/Показываем копию за/).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Прошедшие' }).click()
  await expect.element(visitTo('Дудко')).toBeVisible()
  const kept = await keptOnDevice()
  expect(kept.entries).toBeGreaterThan(0)
  expect(kept.text).not.toMatch(/Белая|Дудко|Терапевт/)

  // Another key opens none of it.
  await world.sql(`update accounts set hash_key = repeat('0', length(hash_key)) where id = '${olga.accountId}'`)
  openFace('/visits', olga)
  await expect.element(page.getByText('Нет связи').first()).toBeVisible()
  await expect.element(visitTo('Белая')).not.toBeInTheDocument()
})

/** Everything that the databases of the page hold, as text. */
async function keptOnDevice(): Promise<{ entries: number; text: string }> {
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, failed) => {
      request.onsuccess = () => done(request.result)
      request.onerror = () => failed(new Error('not read'))
    })
  const parts: unknown[] = []
  let entries = 0
  for (const { name } of await indexedDB.databases()) {
    const opening = indexedDB.open(name!)
    // One that is being deleted just now is not made by looking for it.
    opening.onupgradeneeded = () => opening.transaction!.abort()
    const database = await asked(opening)
    database.onversionchange = () => database.close()
    for (const store of database.objectStoreNames)
      for (const value of (await asked(database.transaction(store).objectStore(store).getAll())) as unknown[]) {
        entries++
        parts.push(...(typeof value === 'object' && value !== null ? Object.values(value) : [value]))
      }
    database.close()
  }
  const decode = (bytes: ArrayBuffer | ArrayBufferView<ArrayBuffer>) => new TextDecoder().decode(bytes)
  const texts = parts.map(part =>
    part instanceof ArrayBuffer || ArrayBuffer.isView(part) ? decode(part as ArrayBuffer) : JSON.stringify(part)
  )
  return { entries, text: texts.join(' ') }
}
