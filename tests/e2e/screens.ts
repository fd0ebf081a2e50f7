// Every screen in every state worth seeing, for take-pictures.ts.
import { ACCOUNT_SCREENS } from './account-screens.ts'
import { BOOKING_SCREENS } from './booking-screens.ts'
import { FINDING_SCREENS } from './finding-screens.ts'
import { INVITED_SCREENS, OFFER_SCREEN } from './invited-screens.ts'
import { expect, newPhone, type Page } from './journey.ts'
import { callOff, leavePending, moveVisit } from './passing-time.ts'
import { aChild, aNewcomer, aPatient, openAs, type Patient } from './patient.ts'
import { PUBLIC_SCREENS } from './public-screens.ts'
import { RARE_SCREENS } from './rare-screens.ts'
import { RESULT_SCREENS } from './result-screens.ts'
import { enterPhone, smsCode } from './sign-in-steps.ts'
import { agree, expectHeld, noteOf, submitOf } from './slot-form.ts'
import { STATE_SCREENS } from './state-screens.ts'
import { book, DOCTORS, doctorCalled, type FreeTime, freeTimes } from './timetable.ts'
import { VISIT_SCREENS, visitsOf } from './visit-screens.ts'
import { WIDGET_SCREENS } from './widget-screens.ts'

/** People whom the screens are shown to. */
export type People = { newcomer: Patient; alone: Patient; busy: Patient; parent: Patient; other: Patient }

export type Shown = { name: string; show: (page: Page, people: People) => Promise<void> }

/** Signs everybody in and gives them what their screens show. */
export async function makePeople(): Promise<People> {
  const people = {
    newcomer: await aNewcomer(),
    alone: await aPatient({ lastName: 'Константинопольская-Задунайская', firstName: 'Александра', middleName: 'Константиновна' }),
    busy: await aPatient(),
    parent: await aPatient(),
    other: await aPatient({ lastName: 'Мороз', firstName: 'Инна' })
  }
  for (const firstName of ['Анна', 'Вера', 'Дарья']) await aChild(people.parent, { firstName, sex: 'FEMALE' })
  for (const firstName of ['Борис', 'Глеб']) await aChild(people.parent, { firstName })
  const child = await aChild(people.busy)
  const { busy } = people
  await book(busy, await time(DOCTORS.adultsOnly, 10))
  await book(busy, await time(DOCTORS.childrenOnly, 11), child)
  await leavePending((await book(busy, await time(DOCTORS.twoBranches, 10))).orderId)
  await callOff((await book(busy, await time(DOCTORS.everyNearDayFull, 12))).orderId, 'врач заболел')
  await moveVisit((await book(busy, await time(DOCTORS.adultsOnly, 14))).orderId, -5 * 24 * 60, 'done')
  await moveVisit((await book(busy, await time(DOCTORS.everyNearDayFull, 14))).orderId, -9 * 24 * 60, 'no_show')
  await visitsOf(busy)
  return people
}

async function time(doctor: string, afterDays: number): Promise<FreeTime> {
  const [slot] = await freeTimes(await doctorCalled(doctor), afterDays)
  return slot!
}

/** Opens the address as this person, and waits for words that only the finished screen has. */
async function opened(page: Page, person: Patient, path: string, words: string | RegExp): Promise<void> {
  await openAs(page, person, path)
  await expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible()
}

async function form(page: Page, person: Patient): Promise<FreeTime> {
  const slot = await time(DOCTORS.twoBranches, 13)
  await openAs(page, person, `/timeslot/${slot.timeslotId}`)
  await expectHeld(page)
  await expect(page.getByText('Для кого визит')).toBeVisible()
  return slot
}

/** Slots are there. Today's mornings are over by noon. */
const PART_OF_DAY = /^(Утро|День|Вечер)$/

export const SCREENS: readonly Shown[] = [
  ...INVITED_SCREENS,
  ...ACCOUNT_SCREENS,
  ...RESULT_SCREENS,
  ...VISIT_SCREENS,
  ...FINDING_SCREENS,
  ...PUBLIC_SCREENS,
  ...WIDGET_SCREENS,
  ...STATE_SCREENS,
  { name: 'sign-in', show: page => page.goto('/sign-in').then(() => undefined) },
  {
    name: 'sign-in-code',
    show: async page => {
      const phone = newPhone()
      await page.goto('/sign-in')
      await enterPhone(page, phone)
      await smsCode(phone)
      await expect(page.getByLabel('Введите код из SMS')).toBeVisible()
    }
  },
  {
    name: 'sign-in-code-wrong',
    show: async page => {
      const phone = newPhone()
      await page.goto('/sign-in')
      await enterPhone(page, phone)
      const code = await smsCode(phone)
      await page.getByLabel('Введите код из SMS').fill(code === '111111' ? '222222' : '111111')
      await expect(page.getByText('Код не подошёл')).toBeVisible()
    }
  },
  ...BOOKING_SCREENS,
  {
    name: 'timeslot-visitor',
    show: async page => {
      await page.goto('/timeslot')
      await expect(page.getByRole('article').first()).toBeVisible()
    }
  },
  {
    name: 'timeslot-chosen',
    show: async (page, { alone }) => {
      await opened(page, alone, '/timeslot', PART_OF_DAY)
      await page
        .getByRole('button', { name: /^\d\d:\d\d, / })
        .first()
        .click()
      await expect(page.getByRole('region', { name: 'Выбранное время' })).toBeVisible()
    }
  },
  {
    name: 'timeslot-calendar',
    show: async (page, { alone }) => {
      await opened(page, alone, '/timeslot?view=calendar', PART_OF_DAY)
    }
  },
  {
    name: 'timeslot-whom',
    show: async (page, { alone }) => {
      await opened(page, alone, '/timeslot', PART_OF_DAY)
      await page.getByRole('button', { name: /^К кому/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  },
  {
    name: 'timeslot-who',
    show: async (page, { parent }) => {
      await opened(page, parent, '/timeslot', PART_OF_DAY)
      await page.getByRole('button', { name: 'Ребёнку' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  },
  {
    name: 'timeslot-age',
    show: async page => {
      await page.goto('/timeslot')
      await page.getByRole('button', { name: 'Ребёнку' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  },
  {
    name: 'timeslot-typing',
    show: async page => {
      await page.goto('/timeslot')
      await page.getByRole('searchbox', { name: 'Найти врача, услугу или центр' }).fill('кар')
      await expect(page.getByRole('list', { name: 'Специальность' })).toBeVisible()
    }
  },
  {
    name: 'timeslot-danger',
    show: async page => {
      await page.goto('/timeslot')
      await page.getByRole('searchbox', { name: 'Найти врача, услугу или центр' }).fill('боль в груди')
      await expect(page.getByRole('link', { name: 'Позвонить 103' })).toBeVisible()
    }
  },
  {
    name: 'sign-in-ticket',
    show: async page => {
      const [slot] = await freeTimes(await doctorCalled(DOCTORS.adultsOnly), 1)
      await page.goto(`/timeslot/${slot!.timeslotId}`)
      await expect(page.getByRole('region', { name: 'Выбранное время' })).toBeVisible()
    }
  },
  {
    name: 'timeslot-where',
    show: async (page, { alone }) => {
      await opened(page, alone, '/timeslot', PART_OF_DAY)
      await page.getByRole('button', { name: /^Где/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  },
  {
    name: 'timeslot-registry-only',
    show: async (page, { alone }) => {
      const { doctorId } = await doctorCalled(DOCTORS.registryOnly)
      await opened(page, alone, `/timeslot?doctorId=${doctorId}`, 'Запись ограничена медицинским центром')
    }
  },
  {
    name: 'timeslot-no-places',
    show: async (page, { alone }) => {
      const { doctorId } = await doctorCalled(DOCTORS.noSlots)
      await opened(page, alone, `/timeslot?doctorId=${doctorId}`, /мест нет|занято/)
    }
  },
  {
    name: 'timeslot-failed',
    show: async (page, { alone }) => {
      await page.route('**/api/v2/public/booking/**', route => route.fulfill({ status: 502, body: 'Bad gateway' }))
      // Nothing comes until the picture is taken: days that are asked for once more would stand in some pictures and not in others.
      await opened(page, alone, '/timeslot?view=list', 'Не получилось загрузить расписание')
    }
  },
  {
    name: 'form',
    show: async (page, { parent }) => {
      await form(page, parent)
    }
  },
  {
    name: 'form-faults',
    show: async (page, { alone }) => {
      await form(page, alone)
      await noteOf(page).fill('Кашель третью неделю, нужна справка для бассейна')
      await submitOf(page).click()
      await expect(page.getByText('Отметьте согласие')).toBeVisible()
    }
  },
  {
    name: 'form-busy',
    show: async (page, { alone, other }) => {
      const slot = await time(DOCTORS.twoBranches, 15)
      await book(other, slot)
      await opened(page, alone, `/timeslot/${slot.timeslotId}`, 'Это время уже занято')
      await expect(page.getByRole('button', { name: /^\d\d:\d\d, / }).first()).toBeVisible()
    }
  },
  { name: 'form-gone', show: (page, { alone }) => opened(page, alone, '/timeslot/999999999', 'Такого времени больше нет') },
  {
    name: 'booked',
    show: async (page, { other }) => {
      await form(page, other)
      await agree(page)
      await submitOf(page).click()
      await expect(page.getByRole('heading', { name: 'Вы записаны' })).toBeVisible()
    }
  },
  { name: 'visits', show: (page, { busy }) => opened(page, busy, '/visits', DOCTORS.adultsOnly) },
  { name: 'visits-past', show: (page, { busy }) => opened(page, busy, '/visits?tab=past', 'Состоялся') },
  { name: 'visits-nothing', show: (page, { busy }) => opened(page, busy, '/visits?q=окулист', 'Данные не найдены') },
  { name: 'visits-empty', show: (page, { alone }) => opened(page, alone, '/visits', 'У вас пока нет визитов') },
  {
    name: 'visits-cancel',
    show: async (page, { busy }) => {
      await opened(page, busy, '/visits', DOCTORS.adultsOnly)
      await page
        .getByRole('button', { name: /^Отменить визит/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  },
  {
    name: 'visits-offline',
    show: async (page, { busy }) => {
      await opened(page, busy, '/visits', DOCTORS.adultsOnly)
      await page.context().setOffline(true)
      await expect(page.getByText(/Показываем копию за/)).toBeVisible()
    }
  },
  {
    name: 'visits-failed',
    show: async (page, { alone }) => {
      await page.route('**/api/v2/my/providers/orders?*', route => route.fulfill({ status: 503, body: 'no' }))
      await opened(page, alone, '/visits', 'Не получилось загрузить визиты')
      await page.unroute('**/api/v2/my/providers/orders?*')
    }
  },
  {
    name: 'visits-loading',
    show: async (page, { alone }) => {
      await page.route('**/api/v2/my/providers/orders?*', () => undefined)
      await openAs(page, alone, '/visits')
      await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
    }
  },
  { name: 'complete-profile', show: (page, { newcomer }) => opened(page, newcomer, '/visits', 'Осталось заполнить профиль') },
  { name: 'profile', show: (page, { alone }) => opened(page, alone, '/profile', 'Телефон для входа') },
  { name: 'install', show: (page, { alone }) => opened(page, alone, '/install-pwa?install_pwa=true', 'Начните установку') },
  { name: 'profile-newcomer', show: (page, { newcomer }) => opened(page, newcomer, '/profile', 'Осталось заполнить профиль') },
  {
    name: 'profile-edit-faults',
    show: async (page, { newcomer }) => {
      await opened(page, newcomer, '/profile/edit', 'Фамилия')
      await page.getByRole('button', { name: 'Сохранить' }).click()
      await expect(page.getByText('Обязательное поле').first()).toBeVisible()
    }
  },
  { name: 'profile-edit', show: (page, { alone }) => opened(page, alone, '/profile/edit', 'Фамилия') },
  {
    name: 'sign-out',
    show: async (page, { alone }) => {
      await opened(page, alone, '/profile', 'Телефон для входа')
      await page.getByRole('button', { name: 'Выйти' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  },
  { name: 'family-empty', show: (page, { alone }) => opened(page, alone, '/family', 'В семье пока никого нет') },
  { name: 'family', show: (page, { busy }) => opened(page, busy, '/family', 'Михаил Савицкий') },
  {
    name: 'family-add',
    show: async (page, { parent }) => {
      await opened(page, parent, '/family', 'Дарья Савицкая')
      await page.getByRole('button', { name: 'Добавить родственника' }).filter({ visible: true }).click()
      await expect(page.getByRole('dialog')).toContainText('В семье уже 5 детей')
    }
  },
  { name: 'family-access', show: (page, { busy }) => opened(page, busy, '/family/access', 'Обо мне') },
  { name: 'family-share', show: (page, { busy }) => opened(page, busy, '/family/share-code', 'Что разрешить сразу') },
  { name: 'family-enter-code', show: (page, { alone }) => opened(page, alone, '/family/enter-code', 'Код близкого') },
  { name: 'add-adult', show: (page, { busy }) => opened(page, busy, '/family/add-adult', 'Кем приходится') },
  { name: 'add-child', show: (page, { busy }) => opened(page, busy, '/family/add-child', 'Фамилия') },
  { name: 'programmes-empty', show: (page, { alone }) => opened(page, alone, '/profile/programmes', 'Программ пока нет') },
  {
    name: 'coverage-confirm',
    show: (page, { alone }) => opened(page, alone, `/coverage/confirm#${'x'.repeat(43)}`, 'Подтвердить запрос?')
  },
  { name: 'not-found', show: (page, { alone }) => opened(page, alone, '/no-such-page', 'Возможно, ссылка устарела') },
  OFFER_SCREEN,
  ...RARE_SCREENS
]
