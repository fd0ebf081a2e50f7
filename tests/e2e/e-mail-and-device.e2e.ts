import { randomUUID } from 'node:crypto'
import { setEmails } from '@vizit/contract/email'
import { showPhone } from '@vizit/rules/phone'
import { expect, expectAccessible, newPhone, type Page, test } from './journey.ts'
import { expectLetter, follow, linkTo, withEmail } from './letters.ts'
import { letAccountSleep, letCodeAge, letLimitsPass } from './passing-time.ts'
import { agreed, aPatient, aStranger, openAs } from './patient.ts'
import { enterCode, enterPhone, smsCode } from './sign-in-steps.ts'

const address = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.by`

/** Questions for user info, counted from now on. */
function countPolls(page: Page): () => number {
  let count = 0
  page.on('request', request => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === '/api/v2/my/profile') count++
  })
  return () => count
}

test('a new device sees stars, chooses an address, waits for its letter, and goes on by itself once the link is used elsewhere [2.63, 2.64, 2.69, 4.20, 4.21, 4.22, 4.25, 6.41]', async ({
  page
}) => {
  const olga = await aPatient()
  const [main, backup] = [address('olga'), address('mother')]
  await withEmail(olga, main)
  await withEmail(olga, backup, 'BACKUP')
  await letLimitsPass(61)
  const device = await aStranger(olga.phone)
  await page.clock.install()
  for (const path of ['/profile', '/family', '/visits']) {
    await openAs(page, device, path)
    await expect(page.getByRole('heading', { level: 1, name: 'Подтвердите это устройство' })).toBeVisible()
  }
  const places = page.getByRole('navigation', { name: 'Разделы' }).filter({ visible: true })
  await expect(places.getByRole('link', { name: /Профиль.*нужно ваше внимание/ })).toBeVisible()
  const content = page.getByRole('main')
  await expect(content).toContainText('С*** О***')
  await expect(content).not.toContainText('Савицкая')
  await expectAccessible(page)

  await page.getByRole('radio', { name: 'm***@example.by' }).check()
  const polls = countPolls(page)
  await page.getByRole('button', { name: 'Отправить письмо' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Откройте письмо' })).toBeVisible()
  await expect(content).toContainText('m***@example.by')
  await expect(page.getByRole('button', { name: /^Отправить ещё раз через/ })).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(polls).toBeGreaterThan(2)
  await expectAccessible(page)
  const asked = polls()
  await page.clock.fastForward(5_000)
  await expect.poll(polls).toBeGreaterThan(asked)
  await follow(await linkTo(backup, /вход с нового устройства/))
  await page.clock.fastForward(5_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeVisible()
  await expect(page.getByText('Устройство подтверждено').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
  const dot = places.getByRole('link', { name: /Профиль.*нужно ваше внимание/ })
  await expect(dot).toHaveCount(0)
  // An address that waits is one more reason for the dot.
  agreed(await device.call(setEmails, { emails: [{ address: address('new'), usage: 'PRIMARY' }] }))
  await page.reload()
  await expect(dot).toBeVisible()
})

test('the letter is sent to another address, and its page confirms by a press alone, once, and says what became of other links [4.22]', async ({
  page
}) => {
  const olga = await aPatient()
  const [main, backup] = [address('olga'), address('mother')]
  await withEmail(olga, main)
  await withEmail(olga, backup, 'BACKUP')
  await letLimitsPass(61)
  const device = await aStranger(olga.phone)
  await openAs(page, device, '/visits')
  await page.getByRole('button', { name: 'Отправить письмо' }).click()
  const first = await linkTo(main, /вход с нового/)
  await letLimitsPass(61)
  await page.getByRole('button', { name: 'Другой адрес' }).click()
  await page.getByRole('radio', { name: 'm***@example.by' }).check()
  await page.getByRole('button', { name: 'Отправить письмо' }).click()
  await expect(page.getByRole('main')).toContainText('m***@example.by')
  const second = await linkTo(backup, /вход с нового/)

  const say = async (path: string, words: string) => {
    await page.goto('/robots.txt')
    await page.goto(path)
    await page.getByRole('button', { name: 'Подтвердить' }).click()
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
    await expectAccessible(page)
  }
  await say(first, 'Есть письмо новее')
  await page.goto('/robots.txt')
  await page.goto(second)
  await expect(page.getByRole('heading', { level: 1, name: 'Подтверждение из письма' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByText('Устройство подтверждено').first()).toBeVisible()
  await say(second, 'Ссылка уже сработала')
  await page.goto(second.slice(0, -4))
  await expect(page.getByText('Ссылка неполная')).toBeVisible()
})

test('the new owner of a silent number begins with an empty account after the warnings; a number in use does not let go of its account [2.65, 4.109, 8.78, 8.79]', async ({
  page
}) => {
  const olga = await aPatient()
  await letAccountSleep(olga.phone, 91)
  await letLimitsPass(61)
  const ivan = await aStranger(olga.phone)
  await openAs(page, ivan, '/family')
  await expect(page.getByRole('heading', { level: 1, name: 'Пользователь с этим номером уже зарегистрирован' })).toBeVisible()
  await expect(page.getByText('без подтверждённой почты')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Написать в поддержку' }).first()).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Создать новый профиль' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новая учётная запись' })
  const go = dialog.getByRole('button', { name: 'Создать новую учётную запись' })
  await go.click()
  await expect(dialog.getByText('Отметьте, чтобы продолжить')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('checkbox').check()
  await go.click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Использование приложения Личный кабинет' })).toBeVisible()
  await expect(page.getByText('Савицкая')).toHaveCount(0)

  const anna = await aPatient()
  await withEmail(anna, address('anna'))
  await letLimitsPass(61)
  await openAs(page, await aStranger(anna.phone), '/visits')
  await page.getByRole('button', { name: /^Это не мой профиль/ }).click()
  await dialog.getByRole('checkbox').check()
  await go.click()
  await expect(dialog.getByRole('alert')).toContainText('Этим номером недавно пользовались')
  await expect(dialog.getByRole('link', { name: 'Написать в поддержку' })).toBeVisible()
  await expectAccessible(page)
})

test('an account that can be confirmed by nothing from here is warned and led to support [2.66, 8.79]', async ({ page }) => {
  const olga = await aPatient()
  await letAccountSleep(olga.phone, 91)
  await letLimitsPass(61)
  const ivan = await aStranger(olga.phone)
  // Its owner is back: the number is not free any more.
  await letLimitsPass(61)
  await aStranger(olga.phone, olga.deviceId)
  await openAs(page, ivan, '/visits')
  await expect(page.getByRole('heading', { level: 1, name: 'Доступ к кабинету закрыт' })).toBeVisible()
  await expect(page.getByText('не привязана подтверждённая почта')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(page)
})

test('a page that needs an address asks for one, tells a wrong one, waits for the letter, and goes on; the address before is told when it changes [2.61, 2.63, 4.24, 5.07, 7.66]', async ({
  page
}) => {
  const olga = await aPatient()
  const [main, other] = [address('olga'), address('other')]
  await openAs(page, olga, '/profile/programmes/add')
  await expect(page.getByRole('heading', { level: 1, name: 'Нужна личная почта' })).toBeVisible()
  const field = page.getByLabel('Личная почта')
  const send = page.getByRole('button', { name: 'Отправить письмо' })
  await send.click()
  await expect(page.getByText('Обязательное поле')).toBeVisible()
  await field.fill('olga@example')
  await send.click()
  await expect(page.getByText('Поле содержит некорректный e-mail')).toBeVisible()
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill(` ${other.toUpperCase()} `)
  await send.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Откройте письмо' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Отправить письмо ещё раз' }).click()
  await expect(page.getByText('Письмо уже отправлено')).toBeVisible()
  const first = await linkTo(other, /подтвердите адрес/)
  await letLimitsPass(61)
  await page.getByRole('button', { name: 'Отправить письмо ещё раз' }).click()
  await linkTo(other, /подтвердите адрес/, first)
  await page.getByRole('button', { name: 'Другой адрес' }).click()
  await field.fill(main)
  await send.click()
  await expect(page.getByRole('main')).toContainText(main)
  await follow(await linkTo(main, /подтвердите адрес/))
  await expect(page.getByRole('heading', { level: 1, name: 'Откройте письмо' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Нужна личная почта' })).toBeHidden()
  await letLimitsPass(61)
  await withEmail(olga, other)
  await expectLetter(main, /адрес почты изменён/)
})

test('a new number whose code came late is registered after ten seconds, in which it can be changed [8.52]', { tag: '@long' }, async ({
  page,
  phone
}) => {
  await page.clock.install()
  await page.goto('/sign-in')
  await enterPhone(page, phone)
  const code = await smsCode(phone)
  await letCodeAge(phone, 62)
  await enterCode(page, code)
  await expect(page.getByText('Этот номер у нас впервые')).toBeVisible()
  await expect(page.getByText(/Создадим новую учётную запись через (10|9|8|7) секунд/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Изменить номер' })).toBeVisible()
  await expect(page).toHaveURL(/code-confirmation/)
  await page.clock.fastForward(10_000)
  await expect(page).not.toHaveURL(/sign-in/)
})

test('a page opened for another phone asks before anything; the own phone is forgotten, and another one leads to its sign-in [4.14, 4.15]', async ({
  page
}) => {
  const olga = await aPatient()
  await openAs(page, olga, `/?phone=${olga.phone}`)
  await expect(page).toHaveURL('/visits')
  await expect(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('vizit.host-phone'))).toBeNull()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const other = newPhone()
  await page.goto(`/visits?phone=${other}`)
  const question = page.getByRole('dialog', { name: 'Вы вошли с другим номером' })
  await expect(question).toContainText(showPhone(other))
  await expect(question).toContainText(showPhone(olga.phone))
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Остаться в этой' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/visits')
  await page.goto(`/visits?phone=${other}`)
  await question.getByRole('button', { name: 'Сменить учётную запись' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
  await expect(page.getByLabel('Номер телефона')).toHaveValue(showPhone(other))
  expect(await page.evaluate(() => localStorage.getItem('vizit.session') ?? '')).not.toContain(olga.token)
})
