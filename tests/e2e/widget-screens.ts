// The booking widget in its states, for take-pictures.ts.
import { showFullDay } from './days.ts'
import { expect, newPhone, type Page } from './journey.ts'
import { OLGA, smsCode } from './sign-in-steps.ts'
import { aSiteDoctor, chooseTime, sendOf, typePatient } from './widget-steps.ts'

/** The form of a time, opened at a doctor's page. */
async function atForm(page: Page): Promise<void> {
  const { doctor, times } = await aSiteDoctor()
  await page.goto(`/demo/clinic?theme=auto&doctor=${doctor.doctorId}`)
  await chooseTime(page, times[0]!)
  await page.getByRole('button', { name: /^Продолжить/ }).click()
  await expect(page.getByLabel('Фамилия')).toBeVisible()
}

async function atCode(page: Page): Promise<string> {
  const phone = newPhone()
  await atForm(page)
  await typePatient(page, OLGA, phone)
  await page.getByRole('checkbox').check()
  await sendOf(page).click()
  await expect(page.getByRole('heading', { name: 'Код из SMS' })).toBeVisible()
  return phone
}

export const WIDGET_SCREENS: readonly { name: string; show: (page: Page) => Promise<void> }[] = [
  {
    name: 'widget-doctor',
    show: async page => {
      await page.goto('/demo/clinic?theme=auto')
      await expect(page.getByText(/^Ближайшее/).first()).toBeVisible()
    }
  },
  {
    name: 'widget-time',
    show: async page => {
      const { doctor, times } = await aSiteDoctor()
      await page.goto(`/demo/clinic?theme=auto&doctor=${doctor.doctorId}`)
      await chooseTime(page, times[1]!)
    }
  },
  {
    name: 'widget-english',
    show: async page => {
      const { doctor, times } = await aSiteDoctor()
      await page.goto(`/demo/clinic?theme=auto&lang=en&doctor=${doctor.doctorId}`)
      await page.getByRole('radio', { name: showFullDay(times[0]!.day, undefined, 'en-GB') }).check()
      await page.getByRole('button', { name: new RegExp(`^${times[0]!.time}, `) }).click()
    }
  },
  {
    name: 'widget-belarusian',
    show: async page => {
      await page.goto('/demo/clinic?theme=auto&lang=be')
      await expect(page.getByText(/^Бліжэйшы час/).first()).toBeVisible()
    }
  },
  {
    name: 'widget-form-faults',
    show: async page => {
      await atForm(page)
      await sendOf(page).click()
    }
  },
  { name: 'widget-code', show: async page => void (await atCode(page)) },
  {
    name: 'widget-booked',
    show: async page => {
      const phone = await atCode(page)
      await page.getByLabel('Введите код из SMS').fill(await smsCode(phone))
      await expect(page.getByRole('heading', { name: 'Вы записаны' })).toBeVisible()
    }
  }
]
