// What comes up now and then on the way: questions, what the clinic, the network, the operator or another site has done; for take-pictures.ts.
import type { FrameLocator, Locator } from '@playwright/test'
import { drawFamilyCode, joinFamily } from '@vizit/contract/family-code'
import { expect, type Page } from './journey.ts'
import { leavePending } from './passing-time.ts'
import { aChild, agreed, aPatient, openAs, type Patient } from './patient.ts'
import type { Shown } from './screens.ts'
import { agree, expectHeld, noteOf, submitOf } from './slot-form.ts'
import { book, DOCTORS, doctorCalled, freeTimes, overlap } from './timetable.ts'

const PAVEL = { lastName: 'Орлов', firstName: 'Павел', middleName: 'Ильич', sex: 'MALE', birthday: '1966-06-01' } as const
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1'

async function heldForm(page: Page, patient: Patient): Promise<void> {
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 17)
  await openAs(page, patient, `/timeslot/${slot!.timeslotId}`)
  await expectHeld(page)
  await noteOf(page).fill('Болит колено')
}

/** A code that opens a child has been typed in, and waits. */
async function askedForChild(): Promise<Patient> {
  const [olga, pavel] = [await aPatient(), await aPatient(PAVEL)]
  const { shown } = agreed(await olga.call(drawFamilyCode, { grants: [{ profileId: await aChild(olga), level: 'BOOK_VISITS' }] }))
  agreed(await pavel.call(joinFamily, { code: shown.code, as: 'RELATIVE' }))
  return olga
}

/** Somebody has typed the code of the other’s family and waits. */
async function asked(): Promise<Patient> {
  const [olga, pavel] = [await aPatient(), await aPatient(PAVEL)]
  const { shown } = agreed(await olga.call(drawFamilyCode, { grants: [] }))
  agreed(await pavel.call(joinFamily, { code: shown.code, as: 'SPOUSE' }))
  return olga
}

/** The browser calls itself so. */
async function pretend(page: Page, userAgent: string): Promise<void> {
  await page.addInitScript(said => Object.defineProperty(navigator, 'userAgent', { get: () => said }), userAgent)
}

/** The page of a clinic tells the cabinet in it what to open, and is scrolled to it once that is there. */
async function inHost(page: Page, patient: Patient, parameters: object, awaited: (cabinet: FrameLocator) => Locator): Promise<void> {
  await openAs(page, patient, '/demo/host')
  await expect(page.getByText('кабинет готов')).toBeVisible()
  await page.evaluate(said => {
    const frame = document.querySelector<HTMLIFrameElement>('#cabinet')!
    frame.contentWindow!.postMessage({ type: 'vizit:open', version: 1, ...said }, location.origin)
  }, parameters)
  await expect(awaited(page.frameLocator('#cabinet'))).toBeVisible()
  await page.locator('#cabinet').evaluate(frame => frame.scrollIntoView({ block: 'start' }))
}

export const RARE_SCREENS: readonly Shown[] = [
  {
    name: 'timeslot-closed',
    show: async (page, { alone }) => {
      await page.route('**/api/v2/public/settings', async route => {
        const response = await route.fetch()
        const envelope = await response.json()
        await route.fulfill({ response, json: { ...envelope, data: { ...envelope.data, onlineBooking: 'closed' } } })
      })
      await openAs(page, alone, '/timeslot?view=list')
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('main').getByText('Онлайн-запись сейчас отключена').first()).toBeVisible()
    }
  },
  {
    name: 'form-hold-ended',
    show: async (page, { alone }) => {
      await heldForm(page, alone)
      await page.clock.setFixedTime(Date.now() + 310_000)
      await expect(page.getByText('Время больше не держим за вами')).toBeVisible()
    }
  },
  {
    name: 'form-offline',
    show: async (page, { alone }) => {
      await heldForm(page, alone)
      await agree(page)
      await page.context().setOffline(true)
      await submitOf(page).click()
      await expect(page.getByText('Запись не потерялась')).toBeVisible()
    }
  },
  {
    name: 'form-two-visits',
    show: async page => {
      const olga = await aPatient()
      const [first, second] = overlap(
        await freeTimes(await doctorCalled(DOCTORS.adultsOnly), 6),
        await freeTimes(await doctorCalled(DOCTORS.everyNearDayFull), 6)
      )
      await book(olga, first)
      await openAs(page, olga, `/timeslot/${second.timeslotId}`)
      await expectHeld(page)
      await agree(page)
      await submitOf(page).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  },
  {
    name: 'booked-pending',
    show: async page => {
      const olga = await aPatient()
      const [slot] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 18)
      const { orderId } = await book(olga, slot!)
      await leavePending(orderId)
      await openAs(page, olga, `/successfully-booked?order=${orderId}`)
      await expect(page.getByRole('main').getByText(DOCTORS.twoBranches).first()).toBeVisible()
    }
  },
  {
    name: 'service-booked',
    show: async page => {
      await openAs(page, await aPatient(), '/service')
      await page.getByRole('searchbox', { name: 'Найти услугу' }).fill('узи брюшной')
      await page.getByRole('button', { name: 'УЗИ органов брюшной полости' }).click()
      await page
        .getByRole('button', { name: /^\d\d:\d\d, / })
        .first()
        .click()
      await page
        .getByRole('region', { name: 'Выбранное время' })
        .getByRole('button', { name: /Далее|Продолжить/ })
        .click()
      await expect(page.getByRole('timer')).toBeVisible()
      await agree(page)
      await submitOf(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Вы записаны' })).toBeVisible()
    }
  },
  {
    name: 'family-request',
    show: async page => {
      await openAs(page, await asked(), '/family')
      await expect(page.getByRole('article', { name: 'Орлов Павел Ильич' })).toBeVisible()
    }
  },
  {
    name: 'family-accept',
    show: async page => {
      await openAs(page, await askedForChild(), '/family')
      await page.getByRole('article', { name: 'Орлов Павел Ильич' }).getByRole('button', { name: 'Принять' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  },
  {
    name: 'update',
    show: async (page, { busy }) => {
      await page.addInitScript(() => {
        const deaf = { addEventListener: () => undefined, postMessage: () => undefined, state: 'installed' }
        const registration = { ...deaf, waiting: deaf, update: async () => undefined }
        Object.defineProperty(navigator, 'serviceWorker', { value: { ...deaf, controller: deaf, register: async () => registration } })
      })
      await openAs(page, busy, '/visits')
      await expect(page.getByText('Вышла новая версия кабинета')).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
    }
  },
  {
    name: 'embedded-unfit',
    show: async (page, { alone }) => {
      const { doctorId } = await doctorCalled(DOCTORS.adultsOnly)
      await inHost(page, alone, { doctorId, profileFilter: '2' }, cabinet =>
        cabinet.getByRole('heading', { name: 'Врач принимает только взрослых' })
      )
    }
  },
  {
    name: 'embedded-phone',
    show: (page, { alone }) =>
      inHost(page, alone, { phone: '375291112233' }, cabinet => cabinet.getByRole('dialog').getByText('+375 (29) 111-22-33').first())
  },
  {
    name: 'embedded-install',
    show: async (page, { alone }) => {
      await pretend(page, ANDROID)
      const { doctorId } = await doctorCalled(DOCTORS.twoBranches)
      await inHost(page, alone, { doctorId }, cabinet => cabinet.getByRole('article').first())
      await expect(page.frameLocator('#cabinet').getByText('Кабинет может быть приложением')).toBeVisible()
    }
  },
  {
    name: 'install-iphone',
    show: async page => {
      await pretend(page, IPHONE)
      await page.goto('/?install_pwa=true')
      await expect(page.getByText(/На экран .?Домой/).first()).toBeVisible()
    }
  }
]
