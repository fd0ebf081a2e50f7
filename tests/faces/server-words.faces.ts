// What the cabinet says of answers that are no answers: broken, late, or of somebody who stands in the server's place.
import { HTTP_TIMEOUT } from '@vizit/contract/call'
import { allWordsIn } from '@vizit/parts/words/all-words-in'
import { belarusian } from '@vizit/parts/words/belarusian'
import { english } from '@vizit/parts/words/english'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { nobodyAnswers, otherServiceSays, wayIsFree } from './other-service.ts'
import { expectSays } from './says.ts'
import { pressBook, submitOf } from './slot-steps.ts'
import { type Person, world } from './world.ts'

const wordsBe = await allWordsIn(belarusian)
const wordsEn = await allWordsIn(english)

const LOGIN = '/api/v2/my/phone-login'
const BOOK = '/api/v2/my/providers/orders'
const alert = () => page.getByRole('alert')
const support = () => alert().getByRole('link', { name: 'Написать в поддержку' })
const SUPPORT = expect.stringMatching(/^mailto:/)

/** Types a number and asks for the code. */
async function askCode(phone = '291112233'): Promise<void> {
  const field = page.getByLabelText('Номер телефона')
  await field.fill(`+375${phone}`)
  await page.getByRole('button', { name: 'Продолжить' }).click()
}

const visitsOf = ({ profileId }: Person) =>
  world.sql(`select status from visits where profile_id = '${profileId}' and status <> 'reserved'`)

/** The form of a time, ready to be sent. */
async function openForm(): Promise<Person> {
  const person = await world.aPatient()
  const slot = await world.aSlot()
  openFace(`/timeslot/${slot.timetableId}`, person)
  await expect.element(page.getByRole('timer')).toBeVisible()
  return person
}

test('what has no words of its own is told by one sentence for all of them, with what to do next and the support; the form stays [8.72, 8.73, 8.74]', async () => {
  await openForm()
  await world.breakAtClinic()
  await pressBook()
  await expectSays(alert(), 'Что-то пошло не так', 'Попробуйте ещё раз. Если не поможет, напишите в поддержку.')
  await expect.element(support()).toHaveAttribute('href', SUPPORT)
  for (const error of ['Error!', 'Error !', 'Something went wrong']) {
    otherServiceSays(BOOK, { status: 500, error }, 'POST')
    await submitOf().click()
    await expectSays(alert(), 'Что-то пошло не так', 'Попробуйте ещё раз. Если не поможет, напишите в поддержку.')
    await expect.element(alert()).not.toMatchTextContent(new RegExp(error))
    wayIsFree()
  }
})

test('where the booking broke on our side it says that a visit may exist; the same booking once more makes no second one, and the visits are a press away', async () => {
  const person = await openForm()
  await world.breakAtClinic()
  await pressBook()
  await expectSays(alert(), 'Возможно, визит уже записан. Можно повторить: второй записи не будет.')
  await expect.element(alert().getByRole('link', { name: 'Проверить мои визиты' })).toHaveAttribute('href', '/visits')
  expect(await visitsOf(person)).toEqual([{ status: 'pending' }])
  await world.clinic('usual')
  await alert().getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /Вы записаны|Ждём подтверждения/ })).toBeVisible()
  expect(await visitsOf(person)).toHaveLength(1)
})

test('an unknown error is told by the plain sentence that came with it, but not by one that names HttpStatusCode [8.98]', async () => {
  await openForm()
  otherServiceSays(BOOK, { status: 500, error: 'SOMETHING_NEW', message: 'Регистратура закрыта на учёт' }, 'POST')
  await pressBook()
  await expectSays(alert(), 'Что-то пошло не так', 'Регистратура закрыта на учёт')
  wayIsFree()
  otherServiceSays(BOOK, { status: 500, error: 'SOMETHING_NEW', message: 'Unexpected HttpStatusCode 502 of upstream' }, 'POST')
  await submitOf().click()
  await expectSays(alert(), 'Попробуйте ещё раз. Если не поможет, напишите в поддержку.')
  await expect.element(alert()).not.toMatchTextContent(/HttpStatusCode/)
})

test('a refusal of the state is told by the sentence that the server sends with it [8.27]', async () => {
  otherServiceSays(LOGIN, { status: 409, error: 'INVALID_STATE', message: 'Код этому номеру уже отправлен' })
  openFace('/sign-in')
  await askCode()
  await expectSays(alert(), 'Код этому номеру уже отправлен', 'Начните сначала. Если не поможет, напишите в поддержку.')
  await expect.element(support()).toHaveAttribute('href', SUPPORT)
})

test.each([
  { code: 'en', signIn: wordsEn.signIn, next: 'Start again. If it does not help, write to support.' },
  { code: 'be', signIn: wordsBe.signIn, next: 'Пачніце спачатку. Калі не дапаможа, напішыце ў падтрымку.' }
])('in the language "$code" too a refusal of the state is told by the sentence of the server [8.27]', async ({ code, signIn, next }) => {
  localStorage.setItem('vizit.language', code)
  otherServiceSays(LOGIN, { status: 409, error: 'INVALID_STATE', message: 'A code is on its way to this number' })
  openFace('/sign-in')
  await page.getByLabelText(signIn.phone).fill('+375291112233')
  await page.getByRole('button', { name: signIn.next }).click()
  await expectSays(alert(), 'A code is on its way to this number', next)
})

test('an identity service that allows no phones, or not this app, is told in words and by the way to the support [8.53, 8.54]', async () => {
  for (const error of ['auth/operation-not-allowed', 'auth/app-not-authorized']) {
    otherServiceSays(LOGIN, { status: 403, error })
    openFace('/sign-in')
    await askCode()
    await expectSays(alert(), 'Сейчас это невозможно', 'Начните сначала. Если не поможет, напишите в поддержку.')
    await expect.element(alert()).not.toMatchTextContent(/auth/)
    await expect.element(support()).toHaveAttribute('href', SUPPORT)
    wayIsFree()
  }
})

test('data that another service calls an INVALID_ARGUMENT are told as typed wrongly [8.45]', async () => {
  await openForm()
  otherServiceSays(BOOK, { status: 400, error: 'INVALID_ARGUMENT' }, 'POST')
  await pressBook()
  await expectSays(alert(), 'Данные введены с ошибкой. Проверьте, всё ли заполнено верно, и попробуйте ещё раз.')
  wayIsFree()
  await submitOf().click()
  await expect.element(page.getByRole('heading', { name: 'Вы записаны' })).toBeVisible()
})

test('a sync that failed is told as a service that is not there for the moment [8.71]', async () => {
  await openForm()
  otherServiceSays(BOOK, { status: 503, error: 'SYNC_FAILED' }, 'POST')
  await pressBook()
  await expectSays(alert(), 'Сервис временно недоступен', 'Попробуйте ещё раз через минуту.')
})

test('what the gateway of codes tells its administrator never stands on the screen: uid, password, hash settings, claims [8.56, 8.57, 8.58, 8.59]', async () => {
  for (const words of [
    'The uid must be a non-empty string with at most 128 characters.',
    'The password must be a string with at least 6 characters.',
    'The hash algorithm must match one of the strings in the list of supported algorithms.',
    'The provided custom claim attributes are too large.'
  ]) {
    await world.smsFails(words)
    // Another person at another device.
    localStorage.clear()
    openFace('/sign-in')
    await askCode(`29111${words.length}33`.slice(0, 9))
    await expectSays(alert(), 'Сервис временно недоступен', 'Попробуйте ещё раз через минуту.')
    expect(document.body.textContent).not.toMatch(/uid|password|algorithm|claim/i)
    expect(address()).toBe('/sign-in')
  }
})

test('a server that is silent for 150 seconds is told as late, and the same press asks again [8.86]', async () => {
  const limits: AbortController[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    expect(ms).toBe(HTTP_TIMEOUT)
    limits.push(new AbortController())
    return limits.at(-1)!.signal
  })
  const waiting: AbortController[] = []
  nobodyAnswers('/api/v2/my/phone-login/init', () => waiting.push(limits.at(-1)!))
  openFace('/sign-in')
  await askCode()
  await expect.poll(() => waiting.length).toBe(1)
  expect(document.body.textContent).not.toContain('Ответ не пришёл вовремя')
  // The 150 seconds are over.
  waiting[0]!.abort(new DOMException('', 'TimeoutError'))
  await expectSays(alert(), 'Ответ не пришёл вовремя', 'Проверьте подключение к интернету и попробуйте ещё раз.')
  wayIsFree()
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByRole('heading', { name: 'Код из SMS' })).toBeVisible()
})

test('an address that is the account’s already is told as such at its field, and no letter leaves [8.77]', async () => {
  const person = await world.aPatient()
  openFace('/profile/programmes/add', person)
  await expect.element(page.getByRole('heading', { name: 'Нужна личная почта' })).toBeVisible()
  // On another device the address was added and confirmed meanwhile.
  await world.sql(`insert into emails (id, account_id, address, usage, confirmed_at, created_at)
    values (gen_random_uuid(), '${person.accountId}', 'olga@mail.example', 'PRIMARY', now(), now())`)
  const field = page.getByLabelText('Личная почта')
  await field.fill('olga@mail.example')
  await page.getByRole('button', { name: 'Отправить письмо' }).click()
  await expect.element(page.getByText('Этот адрес уже привязан к вашей учётной записи')).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(await world.letters()).toEqual([])
})

test('an address that is the account’s already is told at the field of the profile’s dialog as well, until another one is typed', async () => {
  const person = await world.aPatient()
  openFace('/profile', person)
  await page.getByRole('button', { name: 'Добавить почту' }).click()
  await world.sql(`insert into emails (id, account_id, address, usage, confirmed_at, created_at)
    values (gen_random_uuid(), '${person.accountId}', 'olga@mail.example', 'PRIMARY', now(), now())`)
  const dialog = page.getByRole('dialog', { name: 'Личная почта' })
  const field = dialog.getByRole('textbox')
  await field.fill('olga@mail.example')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(dialog.getByText('Этот адрес уже привязан к вашей учётной записи')).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('other@mail.example')
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
