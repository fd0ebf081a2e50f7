// Visits, results, invoices and reviews in the patient app, for tests/screens.
import { listInvoices } from '@vizit/contract/invoices'
import { listOwnReviews } from '@vizit/contract/reviews'
import { listVisits, type Visit } from '@vizit/contract/visits'
import { type App, type AppShown, ask } from './app-page.ts'
import { expect } from './journey.ts'
import { letLimitsPass } from './passing-time.ts'
import { agreed } from './patient.ts'
import { newestCode, smsCode } from './sign-in-steps.ts'

async function visitThat({ people: { vera } }: App, fits: (visit: Visit) => boolean): Promise<Visit> {
  return agreed(await vera.call(listVisits, { status: 'all' })).orders.find(fits)!
}

const isAhead = (visit: Visit) => visit.status === 'booked' && !visit.isPast
const wasDone = (visit: Visit) => visit.status === 'done'

async function atCode(app: App): Promise<void> {
  await app.open('/tests', app.people.vera)
  await app.page
    .getByRole('button', { name: /Общий анализ крови|Complete blood count|Агульны аналіз крыві/ })
    .first()
    .click()
  await expect(app.page).toHaveURL(/confirm-mccode/)
}

async function invoiceThat(app: App, isWaiting: boolean): Promise<void> {
  const { invoices } = agreed(await app.people.vera.call(listInvoices, {}))
  await app.open(`/visits/invoices/${invoices.find(one => (one.state === 'waiting') === isWaiting)!.invoiceId}`, app.people.vera)
}

export const APP_VISIT_SCREENS: readonly AppShown[] = [
  { name: 'visits', show: app => app.open('/visits', app.people.vera) },
  { name: 'visits-past', show: app => app.open('/visits?tab=past', app.people.vera) },
  { name: 'visits-none', show: app => app.open('/visits', app.people.newcomer) },
  { name: 'visit', show: async app => app.open(`/visits/${(await visitThat(app, isAhead)).orderId}`, app.people.vera) },
  {
    name: 'visit-past',
    show: async app => app.open(`/visits/${(await visitThat(app, one => one.documents > 0)).orderId}`, app.people.vera)
  },
  {
    name: 'visit-pictures',
    show: async app => {
      await app.open('/visits?tab=past', app.people.vera)
      await ask(app, app.page.getByRole('button').filter({ hasText: app.words.visitsMore.documents(1) }))
      await app.page
        .getByRole('dialog')
        .getByRole('button', { name: /Электрокардиограмма/ })
        .click()
      await expect(app.page.getByRole('dialog').getByRole('img').first()).toBeVisible()
    }
  },
  { name: 'invoices', show: app => app.open('/visits?show=invoices', app.people.vera) },
  { name: 'invoice', show: app => invoiceThat(app, true) },
  { name: 'invoice-reviewed', show: app => invoiceThat(app, false) },
  { name: 'review-add', show: async app => app.open(`/visits/${(await visitThat(app, wasDone)).orderId}/review`, app.people.vera) },
  {
    name: 'review-centre',
    show: async app => app.open(`/visits/${(await visitThat(app, wasDone)).orderId}/review?about=centre`, app.people.vera)
  },
  { name: 'reviews', show: app => app.open('/profile/reviews', app.people.vera) },
  {
    name: 'review-change',
    show: async app => {
      const { reviews } = agreed(await app.people.vera.call(listOwnReviews, {}))
      const { id } = reviews.find(one => one.comment.startsWith('Объяснила'))!
      await app.open(`/profile/reviews/${id}`, app.people.vera)
    }
  },
  { name: 'tests', show: app => app.open('/tests', app.people.vera) },
  { name: 'test-code', show: atCode },
  {
    name: 'test',
    show: async app => {
      const { vera } = app.people
      // A code is sent once a minute.
      await letLimitsPass(61)
      await atCode(app)
      const former = await newestCode(vera.phone)
      await app.page.getByRole('button', { name: app.words.results.sendCode }).click()
      await app.page
        .locator('main input')
        .first()
        .fill(await smsCode(vera.phone, former))
      await app.page.getByRole('dialog').getByRole('button', { name: app.words.results.openHere }).click()
      await expect(app.page.getByRole('table')).toBeVisible()
    }
  }
]
