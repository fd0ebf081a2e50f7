import type { Browser } from '@playwright/test'
import { addRelative, confirmRelative, sendRelativeCode } from '@vizit/contract/relatives'
import { expect, expectAccessible, newAddress, newPhone, type Page, test } from './journey.ts'
import { inviteTo } from './letters.ts'
import { aChild, agreed, aPatient, openAs, type Patient } from './patient.ts'
import { smsCode, typePerson } from './sign-in-steps.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

const PAVEL = { lastName: 'Орлов', firstName: 'Павел', middleName: 'Ильич', sex: 'MALE', birthday: '1966-06-01' } as const
const NINA = { lastName: 'Ровда', firstName: 'Нина', middleName: 'Петровна', birthday: '01.02.1944', sex: 'Женский' } as const
const SECOND_SPOUSE = 'Вы не можете добавить еще одного супруга. Если вы хотите поменять состав вашей семьи, обратитесь в поддержку.'
const NO_MORE_ADULTS = 'Для того, чтобы добавить еще одного взрослого родственника, обратитесь в поддержку.'

test('a couple becomes a family by code, each decides what the other may do, and a second spouse is refused [2.45, 2.46, 2.49, 2.109, 4.105, 5.76, 8.39]', async ({
  page,
  browser
}) => {
  const [olga, pavel] = [await aPatient(), await aPatient(PAVEL)]
  await openAs(page, olga, '/family')
  await choose(page, /^Муж или жена/)
  await expect(page).toHaveURL('/family/join')
  await page.getByRole('button', { name: 'Получить код' }).click()
  const code = await shownCode(page)
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('a frame may not')) }))
  await page.getByRole('button', { name: 'Скопировать' }).click()
  await expect(page.getByRole('alert')).toContainText('Браузер не разрешил скопировать код')
  await expectAccessible(page)

  const his = await anotherBrowser(browser, pavel, '/family/request')
  await enter(his, code === '111111' ? '222222' : '111111')
  await expect(his.getByRole('alert')).toContainText('Код не подошёл')
  await expect(his.getByRole('alert').getByRole('link', { name: 'ОБРАТИТЬСЯ В ПОДДЕРЖКУ' })).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(his)
  await enter(his, code)
  await expect(his.getByText('Запрос отправлен')).toBeVisible()

  const asker = page.getByRole('article', { name: 'Орлов Павел Ильич' })
  await expect(asker).toContainText(`***-**-${pavel.phone.slice(-2)}`)
  await expectAccessible(page)
  await asker.getByRole('button', { name: 'Принять' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Принять' }).click()
  await expect(his.getByText('Вас приняли в семью')).toBeVisible()

  await his.getByRole('link', { name: 'К моей семье' }).click()
  const greeting = his.getByRole('dialog', { name: /^Поздравляем/ })
  await expect(greeting).toContainText('Ольга Савицкая')
  await expectAccessible(his)
  await greeting.getByRole('button', { name: 'Понятно' }).click()
  await expect(greeting).toBeHidden()
  await his.getByRole('button', { name: 'Разрешить записывать меня: Ольга Савицкая' }).click()
  await expect(memberOf(his, 'Ольга Савицкая')).toContainText('Может записывать вас')
  await his.reload()
  await expect(memberOf(his, 'Ольга Савицкая')).toBeVisible()
  await expect(greeting).toBeHidden()
  await his.context().close()

  await page.goto('/family')
  await page
    .getByRole('dialog', { name: /^Поздравляем/ })
    .getByRole('button', { name: 'Понятно' })
    .click()
  await expect(memberOf(page, 'Павел Орлов')).toContainText('Можете записывать')
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Павел Орлов/ }).click()
  await expect(page.getByRole('radio', { name: /^Только видеть/ })).toBeChecked()
  expect(await page.evaluate(() => history.state as unknown)).toMatchObject({
    rights: { grantLevel: 'VIEW_COVERAGE', id: pavel.profileId, name: expect.stringContaining('Орлов') }
  })
  await expectAccessible(page)
  await page.getByRole('radio', { name: /^Записывать меня/ }).check()
  await expect(page.getByText('Права изменены, действуют сразу')).toBeVisible()
  // a reload ends what is still on its way
  const kept = page.waitForResponse(answer => answer.url().includes('/my/grants') && answer.request().method() !== 'GET')
  await page.getByRole('radio', { name: /^Только видеть/ }).check()
  await kept
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Павел Орлов' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Только видеть/ })).toBeChecked()

  await page.goto('/family')
  await choose(page, /^Муж или жена/)
  const refused = page.getByRole('dialog', { name: 'Супруг уже есть в семье' })
  await expect(refused).toContainText(SECOND_SPOUSE)
  await expect(refused.getByRole('link', { name: 'Поддержка' })).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(page)
  await refused.getByRole('button', { name: 'Отмена' }).click()

  await page.getByRole('button', { name: 'Действия: Павел Орлов' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Удалить из семьи' }).click()
  await expect(page.getByRole('dialog', { name: 'Удалить из семьи: Павел Орлов?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'В семье пока никого нет' })).toBeVisible()
})

test('an adult is added in three steps with the code of the own phone, and the fifth is refused in words [2.44, 3.19, 4.93, 4.94, 4.95, 5.77, 8.41, 8.42]', async ({
  page
}) => {
  const [olga, phone] = [await aPatient(), newPhone()]
  for (const firstName of ['Анна', 'Вера', 'Инна']) await addParent(olga, firstName)
  await openAs(page, olga, '/family/add-adult')
  await page.getByRole('radio', { name: 'Муж или жена' }).check()
  await expect(page.getByText('нажать «Добавить родственника» и ввести ваш код')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Мама' }).check()
  await typePerson(page, { ...NINA, birthday: '01.02.2014' })
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByText('Несовершеннолетний')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Дата рождения').fill(NINA.birthday)
  await page.getByLabel('Телефон родственника').click()
  await page.getByLabel('Телефон родственника').pressSequentially(phone.slice(3))
  await page.getByRole('button', { name: 'Продолжить' }).click()

  await expect(page.getByRole('heading', { name: 'Отправить код' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Нина')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByRole('button', { name: 'Отправить SMS' }).click()
  const code = await smsCode(phone)
  await page.getByLabel('Код из SMS').fill(code === '111111' ? '222222' : '111111')
  await expect(page.getByText('Неверный код подтверждения. Проверьте, пожалуйста, введённые цифры')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Код из SMS').pressSequentially('7')
  await expect(page.getByLabel('Код из SMS')).toHaveValue('7')
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect(page.getByRole('heading', { name: 'Отправить код' })).toBeVisible()
  await page.getByRole('button', { name: 'Отправить SMS' }).click()
  const confirming = '**/my/profile/relative/confirm-code'
  const refused = { data: null, status: 422, error: 'INVALID_INPUT', message: null }
  await page.route(confirming, route => route.fulfill({ status: 422, json: refused }))
  await page.getByLabel('Код из SMS').fill(code)
  await expect(page.getByText('Ошибка! Проверьте, пожалуйста, введённые данные')).toBeVisible()
  await page.unroute(confirming)
  await page.getByRole('button', { name: 'Добавить' }).click()
  await expect(page).toHaveURL('/family')
  await expect(memberOf(page, 'Нина Ровда')).toContainText('Пока без своего входа')
  await expectAccessible(page)

  await choose(page, /^Другой взрослый/)
  await expect(page.getByRole('dialog').getByText(NO_MORE_ADULTS)).toBeVisible()
  await expectAccessible(page)
})

test('a child with planned visits stays, is changed by the parent, and a relative is let in to book for it [2.47, 2.48, 3.13, 4.101]', async ({
  page,
  browser
}) => {
  const olga = await aPatient()
  const childId = await aChild(olga)
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.childrenOnly), 9)
  await book(olga, slot!, childId)
  await openAs(page, olga, '/family')
  await page.getByRole('button', { name: 'Действия: Михаил Савицкий' }).click()
  await page.getByRole('button', { name: 'Удалить из семьи' }).click()
  const blocked = page.getByRole('dialog', { name: 'Сначала отмените предстоящие визиты' })
  await expect(blocked.getByRole('list', { name: 'Запланированные визиты' })).toContainText(DOCTORS.childrenOnly)
  await expect(blocked.getByRole('link', { name: 'К визитам' })).toHaveAttribute('href', '/visits')
  await expectAccessible(page)
  await blocked.getByRole('button', { name: 'Понятно' }).click()

  await page.getByRole('button', { name: 'Действия: Михаил Савицкий' }).click()
  await page.getByRole('link', { name: 'Изменить данные' }).click()
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Михаил')
  await expect(page.getByLabel(/почта/i)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel('Имя', { exact: true }).fill('Максим')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(memberOf(page, 'Максим Савицкий')).toBeVisible()

  await choose(page, /^Другой взрослый/)
  await page.getByRole('link', { name: /^Показать код близкому/ }).click()
  await expect(page).toHaveURL('/family/share-code')
  await page.getByRole('checkbox', { name: /Максим/ }).check()
  await page.getByRole('button', { name: 'Получить код' }).click()
  const code = await shownCode(page)
  await expectAccessible(page)
  const hers = await anotherBrowser(browser, await aPatient({ lastName: 'Мороз', firstName: 'Инна' }), '/family/enter-code')
  await enter(hers, code)
  await page.getByRole('article', { name: /Мороз/ }).getByRole('button', { name: 'Принять' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Принять' }).click()
  await expect(hers.getByText('Вас приняли в семью')).toBeVisible()
  await hers.getByRole('link', { name: 'К моей семье' }).click()
  await hers
    .getByRole('dialog', { name: /^Поздравляем/ })
    .getByRole('button', { name: 'Понятно' })
    .click()
  await expect(memberOf(hers, 'Максим Савицкий')).toContainText('Можете записывать')
  await hers.context().close()

  await page.goto('/family/access')
  await expect(page.getByRole('list', { name: /Савицкий/ })).toContainText('Видит визиты и может записывать')
  await expectAccessible(page)
})

test('a relative is invited by letter, sees who invites and asks to come in; a failure of joining leads to the support [8.40]', async ({
  page,
  browser
}) => {
  const [olga, email] = [await aPatient(), `inna.${newPhone()}@example.by`]
  await openAs(page, olga, '/family')
  await choose(page, /^Другой взрослый/)
  await page.getByRole('link', { name: /^Пригласить письмом/ }).click()
  await page.getByLabel('Электронная почта родственника').fill('inna@')
  await page.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(page.getByText('Поле содержит некорректный e-mail')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Электронная почта родственника').fill(email)
  await page.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(page.getByRole('list', { name: /^Приглашения/ })).toContainText(email)
  await expectAccessible(page)

  const link = await inviteTo(email)
  const hers = await anotherBrowser(browser, null, link)
  await expect(hers.getByRole('link', { name: 'Войти' }).last()).toHaveAttribute('href', '/sign-in?from=%2Ffamily%2Finvite%2Fanswer')
  await expect(hers).toHaveURL('/family/invite')
  await expectAccessible(hers)
  await openAs(hers, await aPatient({ lastName: 'Мороз', firstName: 'Инна' }), link)
  await expect(hers.getByRole('heading', { name: 'Вас приглашает Савицкая О. В.' })).toBeVisible()
  await expectAccessible(hers)
  await hers.route('**/family/invites/accept', route =>
    route.fulfill({ status: 500, json: { data: null, status: 500, error: 'UNEXPECTED_PROBLEM', message: null } })
  )
  await hers.getByRole('button', { name: 'Принять приглашение' }).click()
  await expect(hers.getByRole('alert')).toContainText('Что-то пошло не так')
  await expect(hers.getByRole('alert').getByRole('link', { name: 'ОБРАТИТЬСЯ В ПОДДЕРЖКУ' })).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(hers)
  await hers.unroute('**/family/invites/accept')
  await hers.getByRole('button', { name: 'Принять приглашение' }).click()
  await expect(hers.getByText('Запрос отправлен')).toBeVisible()
  await hers.goto(link)
  await expect(hers.getByText('Приглашение больше не действует')).toBeVisible()
  await hers.context().close()

  await page.goto('/family')
  await page.getByRole('article', { name: /Мороз/ }).getByRole('button', { name: 'Отклонить' }).click()
  await expect(page.getByText('Запрос отклонён')).toBeVisible()
})

async function choose(page: Page, what: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Добавить родственника' }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Кого добавить' })
  await expectAccessible(page)
  await dialog
    .getByRole('link', { name: what })
    .or(dialog.getByRole('button', { name: what }))
    .click()
}

function memberOf(page: Page, name: string) {
  return page.getByRole('list', { name: 'Семья' }).getByRole('listitem').filter({ hasText: name })
}

async function shownCode(page: Page): Promise<string> {
  const label = await page.getByRole('status', { name: /^Код семьи/ }).getAttribute('aria-label')
  return label!.replaceAll(/\D/g, '')
}

async function enter(page: Page, code: string): Promise<void> {
  await page.getByLabel('Код близкого').fill(code)
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
}

/** Somebody else's browser; without a person a visitor's. */
async function anotherBrowser(browser: Browser, person: Patient | null, path: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': newAddress() } })
  const page = await context.newPage()
  if (person) await openAs(page, person, path)
  else await page.goto(path)
  return page
}

/** A parent by form, SMS and code, without the screens. */
async function addParent(patient: Patient, firstName: string): Promise<void> {
  const phone = newPhone()
  const form = { lastName: 'Ровда', middleName: 'Петровна', birthday: '1945-02-01', sex: 'FEMALE', relKind: 'PARENT' } as const
  const { relId } = agreed(await patient.call(addRelative, { ...form, firstName, phones: [{ number: `+${phone}` }] }))
  agreed(await patient.call(sendRelativeCode, { relId }))
  agreed(await patient.call(confirmRelative, { relId, code: await smsCode(phone) }))
}
