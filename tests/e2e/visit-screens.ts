// What can be done with a visit, invoices and reviews, for take-pictures.ts.
import { addReview } from '@vizit/contract/reviews'
import { listVisits, type Visit } from '@vizit/contract/visits'
import { attach, leaveMoving } from './clinic-and-moderator.ts'
import { greyPicture } from './grey-picture.ts'
import { expect, type Page, takenOver } from './journey.ts'
import { agreed, openAs, type Patient } from './patient.ts'
import type { People, Shown } from './screens.ts'
import { DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n')
/** Five bright bars that fan out from a bright disc: a hand, as far as a picture of it is needed. */
const HAND = greyPicture(480, 640, (x, y) => {
  const isPalm = (x - 240) ** 2 + (y - 430) ** 2 < 110 ** 2
  const isFinger = [-150, -75, 0, 75, 150].some(
    aside => y > 90 + Math.abs(aside) / 2 && y < 400 && Math.abs(x - 240 - (aside * (520 - y)) / 300) < 22
  )
  return isPalm || isFinger ? 200 : 32
})
let ready: Promise<{ past: Visit; future: Visit }> | undefined

/** The visits of the busy patient: one that took place, with documents and reviews, and one to come. Made once for all pictures. */
export function visitsOf(busy: Patient) {
  ready ??= prepare(busy)
  return ready
}

async function prepare(busy: Patient) {
  const { orders } = agreed(await busy.call(listVisits, { status: 'all' }))
  const past = orders.find(one => one.status === 'done')!
  const [future, moving] = orders.filter(one => one.status === 'booked' && !one.isPast)
  await attach(past.orderId, 'Описание исследования', PDF)
  await attach(past.orderId, 'Снимок кисти', HAND)
  const doctor = 'Объяснила каждую цифру в анализах и не торопила. Назначила только нужное.'
  agreed(await busy.call(addReview, { orderId: past.orderId, about: 'doctor', comment: doctor, publishName: true }))
  agreed(await busy.call(addReview, { orderId: past.orderId, about: 'centre', comment: 'Чисто и спокойно.', publishName: false }))
  await leaveMoving(moving!.orderId, new Date(Date.parse(moving!.startDate) + 26 * 60 * 60 * 1000))
  return { past, future: future! }
}

async function opened(page: Page, person: Patient, path: string, words: string): Promise<void> {
  await openAs(page, person, path)
  await expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible()
}

async function chooseNewTime(page: Page, { busy }: People): Promise<void> {
  const { future } = await visitsOf(busy)
  await openAs(page, busy, `/visits/${future.orderId}/move`)
  const times = page.getByRole('button', { name: /^\d\d:\d\d, / })
  await times.first().click()
  await expect(page.getByRole('region', { name: 'Новое время визита' })).toBeVisible()
}

async function invoice(page: Page, { busy }: People): Promise<void> {
  await opened(page, busy, '/visits?show=invoices', 'Счёт К-2041')
  await page
    .getByRole('link', { name: /К-2041/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Счёт К-2041' })).toBeVisible()
}

export const VISIT_SCREENS: readonly Shown[] = [
  {
    name: 'more-visits',
    show: async (page, { busy }) => {
      await visitsOf(busy)
      await opened(page, busy, '/visits', 'ждём ответа центра')
    }
  },
  {
    name: 'more-past',
    show: async (page, { busy }) => {
      await visitsOf(busy)
      await opened(page, busy, '/visits?tab=past', 'Документы, 2')
    }
  },
  {
    name: 'more-past-menu',
    show: async (page, { busy }) => {
      await visitsOf(busy)
      await opened(page, busy, '/visits?tab=past', 'Документы, 2')
      await page
        .getByRole('button', { name: /^Ещё о визите/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  },
  {
    name: 'more-documents',
    show: async (page, { busy }) => {
      await visitsOf(busy)
      await opened(page, busy, '/visits?tab=past', 'Документы, 2')
      await page
        .getByRole('button', { name: /^Документы, 2: / })
        .first()
        .click()
      await expect(page.getByText('Снимок кисти.png')).toBeVisible()
    }
  },
  {
    name: 'more-picture',
    show: async (page, { busy }) => {
      await visitsOf(busy)
      await opened(page, busy, '/visits?tab=past', 'Документы, 2')
      await page
        .getByRole('button', { name: /^Документы, 2: / })
        .first()
        .click()
      await page.getByRole('button', { name: /Снимок кисти/ }).click()
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    }
  },
  {
    name: 'more-talon',
    show: async (page, { busy }) => {
      const { future } = await visitsOf(busy)
      await opened(page, busy, `/visits/${future.orderId}/talon`, 'Сведения на')
    }
  },
  { name: 'more-move', show: chooseNewTime },
  {
    name: 'more-move-question',
    show: async (page, people) => {
      await chooseNewTime(page, people)
      await page.getByRole('region', { name: 'Новое время визита' }).getByRole('button', { name: 'Перенести' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  },
  {
    name: 'more-move-no-times',
    show: async (page, { busy }) => {
      const { future } = await visitsOf(busy)
      const free = new Set((await freeTimes(await doctorCalled(DOCTORS.adultsOnly), 0)).map(slot => slot.day))
      const day = [...Array(30).keys()]
        .map(n => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10))
        .find(one => !free.has(one))!
      await opened(page, busy, `/visits/${future.orderId}/move?day=${day}`, 'мест нет')
    }
  },
  { name: 'more-invoices', show: (page, { busy }) => opened(page, busy, '/visits?show=invoices', 'Счёт К-2041') },
  { name: 'more-invoice', show: invoice },
  {
    name: 'more-invoice-faults',
    show: async (page, people) => {
      await invoice(page, people)
      await page.getByRole('radio', { name: 'Отклонить' }).first().check()
      await page.getByRole('radio', { name: 'Подтвердить' }).nth(1).check()
      await page.getByRole('button', { name: /^Отправить ответ/ }).click()
      await expect(page.getByText('Напишите причину')).toBeVisible()
    }
  },
  {
    name: 'more-review-written',
    show: async (page, { busy }) => {
      const { past } = await visitsOf(busy)
      await opened(page, busy, `/visits/${past.orderId}/review`, 'На проверке')
    }
  },
  {
    name: 'more-reviews',
    show: async (page, { busy }) => {
      await visitsOf(busy)
      await opened(page, busy, '/profile/reviews', 'На проверке')
    }
  },
  {
    name: 'more-review-change',
    show: async (page, { busy }) => {
      await visitsOf(busy)
      await opened(page, busy, '/profile/reviews', 'На проверке')
      await page
        .getByRole('link', { name: /^Изменить/ })
        .first()
        .click()
      await expect(page.getByLabel('Ваш отзыв')).toBeVisible()
    }
  },
  { name: 'more-reviews-empty', show: (page, { alone }) => opened(page, alone, '/profile/reviews', 'Отзывов пока нет') },
  {
    name: 'more-doctor-reviews',
    show: async (page, { alone }) => {
      await openAs(page, alone, '/timeslot')
      await takenOver(page)
      await page
        .getByRole('button', { name: /^Подробнее, \d+ отзыв/ })
        .first()
        .click()
      await expect(page.getByRole('region', { name: 'Отзывы пациентов' })).toBeVisible()
      await page.getByRole('region', { name: 'Отзывы пациентов' }).scrollIntoViewIfNeeded()
    }
  }
]
