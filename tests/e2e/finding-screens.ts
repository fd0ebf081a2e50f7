// Drugs, medical centres and a doctor's page, for take-pictures.ts.
import { searchDrugs } from '@vizit/contract/drugs'
import { keepDrugSearch, putMedicine, putVisitDrugs } from '@vizit/contract/own-drugs'
import { addReview } from '@vizit/contract/reviews'
import { listVisits } from '@vizit/contract/visits'
import { answerReviewThatSays, publishReviewThatSays } from './clinic-and-moderator.ts'
import { expect, type Page } from './journey.ts'
import { letDrugSearchesAge, moveVisit } from './passing-time.ts'
import { agreed, aPatient, openAs, type Patient } from './patient.ts'
import type { Shown } from './screens.ts'
import { book, DOCTORS, doctorCalled, freeTimes, visitor } from './timetable.ts'

/** The id of the first drug that is found so. */
export async function drugCalled(text: string): Promise<string> {
  const { drugs } = agreed(await visitor(searchDrugs, { text, townId: '1' }))
  return drugs[0]!.id
}

export async function fillChest({ call, profileId }: Patient): Promise<void> {
  for (const text of ['Метформин', 'Ибупрофен', 'Амброксол']) {
    await letDrugSearchesAge(profileId)
    agreed(await call(keepDrugSearch, { text }))
  }
  agreed(await call(putMedicine, { drugId: await drugCalled('метформин'), useBefore: '2027-12-31', note: 'Полпачки, на верхней полке' }))
  agreed(await call(putMedicine, { drugId: await drugCalled('ибупрофен'), useBefore: '2026-01-31' }))
  agreed(await call(putMedicine, { drugId: await drugCalled('амброксол') }))
}

let answered: Promise<{ person: Patient; branchId: string }> | undefined

/** A review of a centre that the clinic has answered. */
async function anAnswer() {
  const [person, doctor] = [await aPatient(), await doctorCalled(DOCTORS.adultsOnly)]
  const [slot] = await freeTimes(doctor, 20)
  const { orderId, branchId } = await book(person, slot!)
  await moveVisit(orderId, -3 * 24 * 60, 'done')
  const comment = 'Врач приняла вовремя, но в гардероб была очередь.'
  agreed(await person.call(addReview, { orderId, about: 'centre', comment, publishName: true }))
  await publishReviewThatSays(comment)
  await answerReviewThatSays(comment, 'Спасибо, что написали. С понедельника по утрам работает второй гардероб.')
  return { person, branchId }
}

async function opened(page: Page, person: Patient, path: string, words: string | RegExp): Promise<void> {
  await openAs(page, person, path)
  await expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible()
}

export const FINDING_SCREENS: readonly Shown[] = [
  {
    name: 'find-drugs',
    show: async (page, { busy }) => {
      await fillChest(busy)
      await opened(page, busy, '/drugs', 'Часто ищут')
    }
  },
  {
    name: 'find-drugs-found',
    show: async (page, { alone }) => {
      await openAs(page, alone, '/drugs')
      await page.getByRole('searchbox').fill('метф')
      await expect(page.getByText(/^Нашли/)).toBeVisible()
    }
  },
  {
    name: 'find-drugs-nothing',
    show: async (page, { alone }) => {
      await openAs(page, alone, '/drugs')
      await page.getByRole('searchbox').fill('ыыы')
      await expect(page.getByRole('heading', { name: 'Такого лекарства не нашли' })).toBeVisible()
    }
  },
  {
    name: 'find-drugs-away',
    show: async (page, { alone }) => {
      await page.route('**/api/v2/public/drugs/**', route =>
        route.fulfill({ status: 503, json: { data: null, status: 503, error: 'DRUG_SEARCH_UNAVAILABLE', message: null } })
      )
      await openAs(page, alone, '/drugs')
      await expect(page.getByText('Поиск лекарств временно недоступен')).toBeVisible()
    }
  },
  {
    name: 'find-drug',
    show: async (page, { alone }) => opened(page, alone, `/drugs/card#${await drugCalled('метформин')}`, /^В \d+ аптек/)
  },
  {
    name: 'find-drug-near',
    show: async (page, { alone }) => {
      await page.context().grantPermissions(['geolocation'])
      await page.context().setGeolocation({ latitude: 53.9, longitude: 27.56 })
      await opened(page, alone, `/drugs/card#${await drugCalled('метформин')}`, /^В \d+ аптек/)
      await page.getByRole('button', { name: 'По расстоянию' }).click()
      await expect(page.getByText(/^\d+(,\d)? к?м$/).first()).toBeVisible()
    }
  },
  {
    name: 'find-drug-no-place',
    show: async (page, { alone }) => {
      await opened(page, alone, `/drugs/card#${await drugCalled('метформин')}`, /^В \d+ аптек/)
      await page.getByRole('button', { name: 'По расстоянию' }).click()
      await expect(page.getByText('Не получилось узнать, где вы')).toBeVisible()
    }
  },
  {
    name: 'find-chest',
    show: async (page, { busy }) => {
      await fillChest(busy)
      await opened(page, busy, '/drugs/chest', 'Полпачки')
    }
  },
  {
    name: 'find-chest-edit',
    show: async (page, { busy }) => {
      await fillChest(busy)
      await opened(page, busy, '/drugs/chest', 'Полпачки')
      await page.getByRole('button', { name: /^Срок и заметка: Метформин/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  },
  { name: 'find-chest-empty', show: (page, { alone }) => opened(page, alone, '/drugs/chest', 'Аптечка пока пуста') },
  {
    name: 'find-visit-drugs',
    show: async (page, { busy }) => {
      const { orders } = agreed(await busy.call(listVisits, { status: 'all' }))
      const { orderId } = orders.find(one => one.status === 'done')!
      const drugIds = [await drugCalled('метформин'), await drugCalled('ибупрофен'), await drugCalled('азатиоприн')]
      agreed(await busy.call(putVisitDrugs, { orderId, drugIds }))
      await opened(page, busy, `/visits/${orderId}/drugs`, /^Есть \d/)
    }
  },
  {
    name: 'find-visit-drugs-empty',
    show: async (page, { busy }) => {
      const { orders } = agreed(await busy.call(listVisits, { status: 'all' }))
      const { orderId } = orders.find(one => one.status === 'done')!
      agreed(await busy.call(putVisitDrugs, { orderId, drugIds: [] }))
      await opened(page, busy, `/visits/${orderId}/drugs`, 'Список пока пуст')
    }
  },
  { name: 'find-centres', show: (page, { alone }) => opened(page, alone, '/centres', /\d центр/) },
  {
    name: 'find-centre',
    show: async (page, { alone }) => {
      const { worksAt } = await doctorCalled(DOCTORS.adultsOnly)
      await opened(page, alone, `/branch/${worksAt[0]!.branchId}`, 'Выбрать врача')
    }
  },
  {
    name: 'find-centre-reviews',
    show: async (page, { busy }) => {
      const { worksAt } = await doctorCalled(DOCTORS.adultsOnly)
      await opened(page, busy, `/branch/${worksAt[0]!.branchId}`, 'Выбрать врача')
      await page.getByRole('tab', { name: /^Отзывы/ }).click()
      await expect(page.getByText('Новые')).toBeVisible()
    }
  },
  {
    name: 'find-doctor-share',
    show: async (page, { alone }) => {
      const { doctorId } = await doctorCalled(DOCTORS.twoBranches)
      await opened(page, alone, `/doctor/${doctorId}`, 'Ближайшее время')
      await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) }))
      await page.getByRole('button', { name: /^Поделиться/ }).click()
      // The port is another one each time.
      const address = page.getByRole('dialog').getByText(new URL(page.url()).origin)
      await address.evaluate((node, id) => void (node.textContent = `https://vizit.example/doctor/${id}`), doctorId)
    }
  },
  {
    name: 'find-centre-answer',
    show: async page => {
      answered ??= anAnswer()
      const { person, branchId } = await answered
      await opened(page, person, `/branch/${branchId}`, 'Выбрать врача')
      await page.getByRole('tab', { name: /^Отзывы/ }).click()
      await expect(page.getByText(/^Ответ центра/)).toBeVisible()
    }
  },
  {
    name: 'find-doctor',
    show: async (page, { busy }) => {
      const { doctorId } = await doctorCalled(DOCTORS.twoBranches)
      await opened(page, busy, `/doctor/${doctorId}`, 'Ближайшее время')
    }
  },
  {
    name: 'find-doctor-reviews',
    show: async (page, { busy }) => {
      const { doctorId } = await doctorCalled(DOCTORS.adultsOnly)
      await opened(page, busy, `/doctor/${doctorId}?tab=reviews`, 'Новые')
    }
  },
  {
    name: 'find-doctor-by-phone',
    show: async (page, { alone }) => {
      const { doctorId } = await doctorCalled(DOCTORS.registryOnly)
      await opened(page, alone, `/doctor/${doctorId}`, 'Запись ограничена медицинским центром')
    }
  }
]
