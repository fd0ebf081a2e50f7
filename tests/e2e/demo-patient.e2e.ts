// The demo patient as the server shows them; no page is opened.
import { readFeed } from '@vizit/contract/calendar-feed'
import { listReports } from '@vizit/contract/results'
import { listVisitDocuments, listVisits } from '@vizit/contract/visits'
import { expect, test } from './journey.ts'
import { agreed, aNewcomer } from './patient.ts'

test('whoever signs in with the demo number finds files and conclusions at past visits, and a calendar that can be read', async () => {
  const vera = await aNewcomer('375557778899')
  const { orders } = agreed(await vera.call(listVisits, { status: 'all' }))
  const seen = orders.filter(visit => visit.documents > 0)
  expect(seen.map(visit => [visit.customerFirstName, visit.reports.length])).toEqual([
    ['Вера', 1],
    ['Лев', 1]
  ])
  const names: string[] = []
  for (const { orderId } of seen) {
    const { documents } = agreed(await vera.call(listVisitDocuments, { orderId }))
    for (const { documentId, name, sizeBytes } of documents) {
      names.push(name)
      const path = `/api/v2/my/providers/orders/${orderId}/documents/${documentId}`
      const answer = await fetch(process.env.E2E_ORIGIN + path, { headers: { authorization: `Bearer ${vera.deviceId}.${vera.token}` } })
      expect((await answer.arrayBuffer()).byteLength).toBe(sizeBytes)
    }
  }
  expect(names).toEqual(['Электрокардиограмма.png', 'УЗИ органов брюшной полости.pdf'])
  expect(agreed(await vera.call(listReports, {})).reports.some(report => report.kind === 'test')).toBe(true)
  const { feed } = agreed(await vera.call(readFeed, {}))
  expect(await (await fetch(process.env.E2E_ORIGIN + new URL(feed!.link!).pathname)).text()).toContain('BEGIN:VEVENT')
})
