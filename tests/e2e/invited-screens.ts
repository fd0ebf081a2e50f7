// What links, messages and sites of clinics lead to, for take-pictures.ts.
import { noteByPhone, remindOf } from './passing-time.ts'
import { aPatient, openAs, type Patient } from './patient.ts'
import type { Shown } from './screens.ts'
import { expect, type Page } from './story.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

async function noted(page: Page, birthday: string): Promise<Patient> {
  const patient = await aPatient()
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 16)
  const person = { lastName: 'Савицкая', firstName: 'Галина', middleName: 'Ивановна', birthday, sex: 'FEMALE' as const }
  await noteByPhone(patient.phone, slot!.timeslotId, person)
  await openAs(page, patient, '/visits?ed=true')
  await expect(page.getByRole('dialog', { name: 'Найден визит' })).toBeVisible()
  return patient
}

async function linked(page: Page): Promise<void> {
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 6)
  const visit = await book(await aPatient(), slot!)
  await page.goto(`/visit-link#${await remindOf(visit.orderId)}`)
  await expect(page.getByRole('button', { name: 'Приду' })).toBeVisible()
}

export const INVITED_SCREENS: readonly Shown[] = [
  { name: 'visit-found', show: async page => void (await noted(page, '1962-04-09')) },
  {
    name: 'visit-found-filled',
    show: async page => {
      await noted(page, '2018-03-10')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: 'Моего ребенка' }).check()
      await dialog.getByLabel(/^Ваш email/).fill('olga@post.example')
      await dialog.getByRole('checkbox', { name: /Я родитель/ }).check()
    }
  },
  {
    name: 'visit-not-found',
    show: async (page, { alone }) => {
      await openAs(page, alone, '/visits?ed=true&visitId=gone')
      await expect(page.getByRole('dialog', { name: 'Визит не найден' })).toBeVisible()
    }
  },
  { name: 'visit-link', show: linked },
  {
    name: 'visit-link-times',
    show: async page => {
      await linked(page)
      await page.getByRole('button', { name: 'Выбрать другое время' }).click()
      await expect(
        page
          .getByRole('dialog')
          .getByRole('button', { name: /, \d\d:\d\d$/ })
          .first()
      ).toBeVisible()
    }
  },
  {
    name: 'visit-link-over',
    show: async page => {
      await page.goto(`/visit-link#${'a'.repeat(43)}`)
      await expect(page.getByText('Ссылка больше не действует')).toBeVisible()
    }
  },
  {
    name: 'reminders',
    show: async (page, { busy }) => {
      await openAs(page, busy, '/profile/reminders')
      await expect(page.getByText('Как напоминать')).toBeVisible()
    }
  },
  {
    name: 'info',
    show: async page => {
      await page.goto('/info')
      await expect(page.getByText('Почта поддержки')).toBeVisible()
    }
  },
  {
    name: 'rating',
    show: async (page, { busy }) => {
      await openAs(page, busy, '/visits?tab=past')
      await expect(page.getByRole('article').first()).toBeVisible()
    }
  },
  {
    name: 'embedded',
    show: async (page, { alone }) => {
      await openAs(page, alone, '/demo/host')
      await expect(page.getByText('кабинет готов')).toBeVisible()
      await page.getByRole('button', { name: 'Записаться к первому врачу' }).click()
      await expect(page.frameLocator('#cabinet').getByRole('article').first()).toBeVisible()
    }
  }
]
