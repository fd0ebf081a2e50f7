// The screens of booking a service and of one's own doctors, for take-pictures.ts.
import { addFavourite } from '@vizit/contract/favourites'
import { listAssignmentServices } from '@vizit/contract/service-tree'
import { expect, type Page } from './journey.ts'
import { agreed, aPatient, openAs, type Patient } from './patient.ts'
import { cover } from './programme-steps.ts'
import type { Shown } from './screens.ts'
import { DOCTORS, doctorCalled, visitor } from './timetable.ts'

const SERVICE = 'УЗИ органов брюшной полости'

async function keep({ call }: Patient): Promise<void> {
  for (const name of Object.values(DOCTORS)) {
    const { doctorId: id, fullName: displayName, photoUrl, worksAt } = await doctorCalled(name)
    agreed(await call(addFavourite, { id, displayName, photoUrl, branchId: worksAt[0]!.branchId }))
  }
}

const firstTime = (page: Page) => page.getByRole('button', { name: /^\d\d:\d\d, / }).first()

async function service(page: Page, person: Patient): Promise<void> {
  await openAs(page, person, '/service')
  await page.getByRole('searchbox', { name: 'Найти услугу' }).fill('узи брюшной')
  await page.getByRole('button', { name: SERVICE }).click()
  await expect(firstTime(page)).toBeVisible()
}

async function chosen(page: Page, person: Patient): Promise<void> {
  await service(page, person)
  await firstTime(page).click()
  await expect(page.getByRole('region', { name: 'Выбранное время' })).toBeVisible()
}

/** The services among which some are not paid for by the programme. */
async function unpaid(page: Page): Promise<void> {
  const person = await aPatient()
  await cover(person, 'bns-health')
  await openAs(page, person, '/service?programId=bns-health')
  await page.getByRole('button', { name: /^Услуга/ }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('лечение')
  await expect(page.getByRole('dialog').getByRole('option', { name: /\*$/ }).first()).toBeVisible()
}

export const BOOKING_SCREENS: readonly Shown[] = [
  {
    name: 'booking-start',
    show: async (page, { other }) => {
      await keep(other)
      await openAs(page, other, '/online-booking')
      await expect(page.getByRole('navigation', { name: 'Мои врачи' })).toBeVisible()
    }
  },
  {
    name: 'service-list',
    show: async (page, { alone }) => {
      await openAs(page, alone, '/service')
      await expect(page.getByRole('list', { name: 'Вид услуг' })).toBeVisible()
    }
  },
  {
    name: 'service-no-times',
    show: async (page, { alone }) => {
      const { doctorId, worksAt } = await doctorCalled(DOCTORS.noSlots)
      const { assignmentId, branchId } = worksAt[0]!
      const { services } = agreed(await visitor(listAssignmentServices, { provider: 'all', assignmentId }))
      const { id } = services.find(one => one.forAdult)!
      await openAs(page, alone, `/service?serviceId=${id}&branchId=${branchId}&doctorId=${doctorId}`)
      await expect(page.getByRole('button', { name: 'Сообщить, когда появится время' })).toBeVisible()
    }
  },
  { name: 'service-where', show: (page, { alone }) => service(page, alone) },
  { name: 'service-times', show: (page, { alone }) => chosen(page, alone) },
  { name: 'service-unpaid-list', show: page => unpaid(page) },
  {
    name: 'service-unsupported',
    show: async page => {
      await unpaid(page)
      await page.getByRole('dialog').getByRole('option', { name: /\*$/ }).first().click()
      await expect(page.getByText('Выбранное сочетание не поддерживается')).toBeVisible()
    }
  },
  {
    name: 'service-form',
    show: async (page, { alone }) => {
      await chosen(page, alone)
      await page
        .getByRole('region', { name: 'Выбранное время' })
        .getByRole('button', { name: /Далее|Продолжить/ })
        .click()
      await expect(page.getByRole('timer')).toBeVisible()
    }
  },
  {
    name: 'my-doctors',
    show: async (page, { other }) => {
      await keep(other)
      const { doctorId } = await doctorCalled(DOCTORS.adultsOnly)
      await openAs(page, other, `/online-booking?mine=1&doctorId=${doctorId}`)
      await expect(firstTime(page)).toBeVisible()
    }
  },
  {
    name: 'timeslot-my-doctors',
    show: async (page, { other }) => {
      await keep(other)
      await openAs(page, other, '/timeslot')
      await expect(firstTime(page)).toBeVisible()
    }
  }
]
