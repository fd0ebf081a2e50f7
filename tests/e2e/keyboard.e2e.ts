import { addDays } from '@vizit/rules/days'
import { expect, isPhone, type Locator, type Page, test } from './journey.ts'
import { aPatient, openAs } from './patient.ts'
import { OLGA, smsCode } from './sign-in-steps.ts'
import { DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

const MOST_STOPS = 120

/** Presses Tab until the focus is there, and sees that it shows. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab')
    if ((await target.count()) > 0 && (await target.first().evaluate(element => element === document.activeElement))) {
      expect(await target.first().evaluate(hasRing), `the focus shows on ${target}`).toBe(true)
      return
    }
  }
  throw new Error(`Tab does not reach ${target}`)
}

/** In the page. On itself, on what is drawn over it, or on the row, card or box that stands for it; where one types the frame of the field and the caret show it. */
function hasRing(focused: Element): boolean {
  if (!focused.matches(':focus-visible')) return false
  if (focused.matches('textarea, input:not([type=radio], [type=checkbox])')) return true
  const shown = (style: CSSStyleDeclaration) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0
  const near = [focused, focused.parentElement, focused.parentElement?.parentElement, focused.nextElementSibling].filter(one => !!one)
  return near.some(one => shown(getComputedStyle(one)) || shown(getComputedStyle(one, '::after')))
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test('a visit is booked from the start to the end without a pointer, and the focus is always somewhere sensible', {
  tag: '@wide-alone'
}, async ({ page, phone }) => {
  await page.goto('/timeslot')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused()
  await page.keyboard.press('Enter')
  const whom = page.getByRole('button', { name: /^К кому/ })
  await press(page, whom)
  const sheet = page.getByRole('dialog', { name: 'К кому записать' })
  await expect(sheet).toBeVisible()
  await expect(sheet.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(whom).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, sheet.getByRole('radio', { name: 'Специальность' }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, sheet.getByLabel('Фамилия врача'))
  await page.keyboard.type('ковал')
  await expect(sheet.getByRole('button', { name: DOCTORS.adultsOnly })).toBeVisible()
  await press(page, sheet.getByRole('button', { name: DOCTORS.adultsOnly }))
  await expect(sheet).toBeHidden()
  await expect(whom).toBeFocused()
  const time = page
    .getByRole('article', { name: DOCTORS.adultsOnly })
    .getByRole('button', { name: /^\d\d:\d\d, / })
    .first()
  await expect(time).toBeVisible()
  await press(page, time)
  await press(page, page.getByRole('region', { name: 'Выбранное время' }).getByRole('button', { name: /^(Далее|Продолжить)$/ }))

  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
  const number = page.getByLabel('Номер телефона')
  if (!(await number.evaluate(field => field === document.activeElement))) await tabTo(page, number)
  await page.keyboard.type(phone.slice(3))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Введите код из SMS')).toBeFocused()
  await page.keyboard.type(await smsCode(phone))

  await expect(page.getByRole('heading', { level: 1, name: 'Запись к врачу' })).toBeFocused()
  for (const [label, typed] of [
    ['Фамилия', OLGA.lastName],
    ['Имя', OLGA.firstName],
    ['Отчество', OLGA.middleName],
    ['Дата рождения', OLGA.birthday]
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(typed)
  }
  await press(page, page.getByRole('radio', { name: OLGA.sex }), 'Space')
  for (const box of [/пользовательское соглашение/, /обработку моих персональных данных/, /для записи в/])
    await press(page, page.getByRole('checkbox', { name: box }), 'Space')
  await press(page, page.getByRole('button', { name: /^Записаться на/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'Вы записаны' })).toBeFocused()
  await press(page, page.getByRole('link', { name: 'К моим визитам' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeFocused()
  const cancel = page.getByRole('button', { name: /^Отменить визит/ })
  await press(page, cancel)
  const question = page.getByRole('dialog', { name: 'Отмена визита' })
  await expect(question.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, question.getByRole('button', { name: 'Отменить визит' }))
  await expect(page.getByText('Визит отменен!').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeFocused()
})

test('arrows walk the days of the calendar, which says each day in full', { tag: '@wide-alone' }, async ({ page }) => {
  const doctor = await doctorCalled(DOCTORS.adultsOnly)
  const [slot] = await freeTimes(doctor, 1)
  await openAs(
    page,
    await aPatient(),
    `/timeslot?view=calendar&specialityId=${doctor.specialityId}&doctorId=${doctor.doctorId}&day=${slot!.day}`
  )
  const grid = page.getByRole('grid')
  const day = (iso: string) => grid.locator(`[data-place="${iso}"]`)
  await expect(day(slot!.day)).toBeVisible()
  await tabTo(page, day(slot!.day))
  await expect(day(slot!.day)).toHaveAccessibleName(
    /^(сегодня, )?(понедельник|вторник|среда|четверг|пятница|суббота), \d+ [а-я]+, \d+ мест/
  )
  await page.keyboard.press('ArrowDown')
  await expect(grid.locator(':focus')).toHaveAttribute('data-place', addDays(slot!.day, 7))
  await page.keyboard.press('ArrowRight')
  await expect(grid.locator(':focus')).toHaveAttribute('data-place', addDays(slot!.day, 8))
  await page.keyboard.press('PageDown')
  // A page is as many weeks as are in view.
  await expect(day(addDays(slot!.day, 8 + 7 * (isPhone(page) ? 4 : 5)))).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(grid.locator(':focus')).toHaveAttribute('data-place', addDays(slot!.day, 8))
  await page.keyboard.press('ArrowUp')
  await expect(day(addDays(slot!.day, 1))).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(grid.locator(':focus')).toHaveAttribute('data-place', slot!.day)
  await page.keyboard.press('ArrowDown')
  await expect(day(addDays(slot!.day, 7))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`day=${addDays(slot!.day, 7)}`))
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(1)
  if (!isPhone(page)) await expect(day(addDays(slot!.day, 7))).toBeFocused()
})
