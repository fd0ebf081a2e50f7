// What links, messages and sites of clinics lead to, for take-pictures.ts.
import { listCardNumbers, setCardNumber } from '@vizit/contract/card-numbers'
import { makeWaitingRequest } from '@vizit/contract/waiting-list'
import { addDays, minskDay } from '@vizit/rules/days'
import type { PartOfDay } from '@vizit/rules/slots'
import { expect, type Page } from './journey.ts'
import { freeTime, moveVisit, noteByPhone, offerTime, remindOf } from './passing-time.ts'
import { aChild, agreed, aPatient, openAs, type Patient } from './patient.ts'
import type { Shown } from './screens.ts'
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
    name: 'calendar-feed',
    show: async (page, { busy }) => {
      await openAs(page, busy, '/profile/calendar')
      const make = page.getByRole('button', { name: 'Создать подписку' })
      await expect(make.or(page.getByText('Адрес подписки'))).toBeVisible()
      if (await make.isVisible()) await make.click()
      await expect(page.getByText('Адрес подписки')).toBeVisible()
    }
  },
  {
    name: 'card-numbers',
    show: async (page, { busy }) => {
      const { providers } = agreed(await busy.call(listCardNumbers, {}))
      agreed(await busy.call(setCardNumber, { provider: providers[0]!.code, number: '1234567890123456' }))
      await openAs(page, busy, '/profile/cards')
      await expect(page.getByText('1234 5678 9012 3456')).toBeVisible()
    }
  },
  {
    name: 'card-numbers-faults',
    show: async (page, { busy }) => {
      await openAs(page, busy, '/profile/cards')
      await page.getByLabel('Номер медицинской карты').pressSequentially('12345678')
      await page.getByRole('button', { name: 'Сохранить номер' }).click()
      await expect(page.getByText('Поле должно содержать 16 цифр')).toBeVisible()
    }
  },
  {
    name: 'waiting-ask-hours',
    show: async (page, { busy }) => {
      await openAs(page, busy, `/timeslot?doctorId=${(await doctorCalled(DOCTORS.noSlots)).doctorId}`)
      await page.getByRole('button', { name: 'Сообщить, когда появится время' }).click()
      await page.getByRole('button', { name: 'Точные часы' }).click()
      await page.getByLabel('Начало приёма не раньше').pressSequentially('1100')
      await page.getByLabel('И не позже').pressSequentially('0930')
      await expect(page.getByText('Время начала не может быть больше времени окончания')).toBeVisible()
    }
  },
  {
    name: 'waiting-ask',
    show: async (page, { busy }) => {
      const doctor = await doctorCalled(DOCTORS.noSlots)
      await openAs(page, busy, `/timeslot?doctorId=${doctor.doctorId}`)
      await page.getByRole('button', { name: 'Сообщить, когда появится время' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  },
  {
    name: 'waiting-list',
    show: async (page, { busy }) => {
      const doctor = await doctorCalled(DOCTORS.noSlots)
      const days = { from: minskDay(new Date()), to: addDays(minskDay(new Date()), 10) }
      agreed(
        await busy.call(makeWaitingRequest, {
          profileId: busy.profileId,
          doctorId: doctor.doctorId,
          ...days,
          parts: ['morning', 'evening']
        })
      )
      await openAs(page, busy, '/waiting-list')
      await expect(page.getByText('Ждём').first()).toBeVisible()
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
    name: 'support',
    show: async page => {
      await page.goto('/support?about=booking&code=TIMESLOT_IS_BUSY')
      await expect(page.getByLabel('Что случилось?')).toBeVisible()
    }
  },
  {
    name: 'rating',
    show: async page => {
      const olga = await aPatient()
      const slots = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 9)
      for (const [at, day] of [-3, -6].entries()) await moveVisit((await book(olga, slots[at]!)).orderId, day * 24 * 60, 'done')
      await openAs(page, olga, '/visits?tab=past')
      // it stands below the visits
      await page.getByRole('button', { name: 'Нет, спасибо' }).scrollIntoViewIfNeeded()
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

/** What it changes in the timetable the screens before it would show. */
export const OFFER_SCREEN: Shown = {
  name: 'waiting-offer',
  show: async page => {
    offered ??= anOffer()
    await openAs(page, await offered, '/waiting-list')
    await expect(page.getByRole('link', { name: 'Записаться' })).toBeVisible()
  }
}

let offered: Promise<Patient> | undefined

/** Somebody waits for two things; of one of them there is a time now. */
async function anOffer(): Promise<Patient> {
  const [olga, doctor, another] = [await aPatient(), await doctorCalled(DOCTORS.everyNearDayFull), await doctorCalled(DOCTORS.noSlots)]
  const child = await aChild(olga)
  const [soonest] = await freeTimes(doctor, 0)
  const days = { from: minskDay(new Date()), to: addDays(soonest!.day, -1) }
  const asked = { profileId: olga.profileId, doctorId: doctor.doctorId, ...days, parts: ['morning', 'afternoon', 'evening'] as PartOfDay[] }
  const { requests } = agreed(await olga.call(makeWaitingRequest, asked))
  await offerTime(requests[0]!.id, await freeTime(doctor.doctorId, new Date(`${soonest!.day}T00:00:00+03:00`)))
  agreed(await olga.call(makeWaitingRequest, { profileId: child, doctorId: another.doctorId, ...days, parts: ['morning', 'evening'] }))
  return olga
}
