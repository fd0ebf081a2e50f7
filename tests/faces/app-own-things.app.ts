// What is one's own in the patient app: visits, results, reviews, programmes, the device and the way out.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, goTo, openFace } from './face.ts'
import { otherServiceSays, wayIsFree } from './other-service.ts'
import { aPhoneVisit, askedAtOnce } from './phone-visit.ts'
import { expectSays } from './says.ts'
import { aVisitRow } from './visit-world.ts'
import { aVisit, type Person, world } from './world.ts'

const SUPPORT = expect.stringMatching(/^mailto:/)
const alert = () => page.getByRole('alert')
const main = () => page.getByRole('main')
const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const KOVALEVA = page.getByRole('article', { name: /^Ковалёва/ })

test('who has signed in has visits, and a failure of them tells what the server says of it, or that there is an error [6.11, 8.16]', async () => {
  const olga = await world.aPatient()
  await aVisit(olga, await world.aSlot())
  openFace('/', olga)
  await goTo('visits')
  await expectSays(KOVALEVA, 'Вы записаны')
  const lena = await world.aPatient()
  for (const [message, words] of [
    ['Идут работы до 6:00', 'Идут работы до 6:00'],
    [null, 'Ошибка']
  ] as const) {
    otherServiceSays('/api/v2/my/providers/orders', { status: 503, error: null, message }, 'GET')
    openFace('/visits', lena)
    await expectSays(alert(), 'Не получилось загрузить визиты', words)
    wayIsFree()
  }
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await expect.element(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
})

test('the same person has the same initials on the card, under «Другое» and in the profile: the first name before the last', async () => {
  const olga = await world.aPatient({ firstName: 'Ольга', lastName: 'Савицкая', middleName: 'Петровна' })
  for (const path of ['/card', '/other', '/profile']) {
    openFace(path, olga)
    const initials = main().getByText('ОС', { exact: true })
    await expect.element(initials, { message: path }).toBeVisible()
  }
})

test('a visit is not cancelled less than thirty minutes before it: the administrator of the centre is to be asked [8.13, 9.01]', async () => {
  const olga = await world.aPatient()
  const orderId = await aVisit(olga, await world.aSlot())
  openFace('/visits', olga)
  await KOVALEVA.getByRole('button', { name: /^Отменить визит/ }).click()
  // The clinic moves the visit while the question is on the screen.
  await world.sql(`update visits set starts_at = '2026-11-20T08:29:00Z', ends_at = '2026-11-20T08:49:00Z' where order_id = '${orderId}'`)
  await page.getByRole('dialog', { name: 'Отмена визита' }).getByRole('button', { name: 'Отменить визит' }).click()
  const refusal = page.getByRole('dialog', { name: 'Невозможно отменить визит' })
  await expectSays(refusal, 'Для отмены, пожалуйста, обратитесь к администратору медицинского центра')
  await refusal.getByRole('button', { name: 'Понятно' }).click()
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expectSays(KOVALEVA, 'До визита меньше 30 минут')
  await expect.element(KOVALEVA.getByRole('button', { name: /^Отменить визит/ })).not.toBeInTheDocument()
})

test('who has signed in has tests; where they cannot be asked for anew it is told by the code of the answer why [6.12, 8.17]', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  await world.aReport({ profileId: olga.profileId, assignmentId }, { title: 'Общий анализ крови' })
  openFace('/', olga)
  await goTo('own')
  await page.getByRole('link', { name: /^Анализы/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Общий анализ крови' })).toBeVisible()
  otherServiceSays('/api/v2/my/providers/tests', { status: 502, error: 'CLINIC_UNAVAILABLE' }, 'POST')
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect.element(page.getByText('Не все центры ответили').first()).toBeVisible()
  wayIsFree()
  otherServiceSays('/api/v2/my/providers/tests', { status: 500, error: 'UNEXPECTED_PROBLEM' }, 'POST')
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect.element(page.getByText('Что-то пошло не так').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Общий анализ крови' })).toBeVisible()
})

test('wrong codes of a medical card are told, the fifth blocks, and so does the next, with the minutes [8.29, 8.30, 8.31]', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  await world.aReport({ profileId: olga.profileId, assignmentId })
  openFace('/tests', olga)
  await page
    .getByRole('button', { name: /^Открыть/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Получить код по SMS' }).click()
  await expect.element(page.getByText(/^Код отправлен на номер/).first()).toBeVisible()
  const code = /\d{6}/.exec((await world.sms()).at(-1)!.text)![0]
  const field = page.getByLabelText('Код от медцентра')
  const type = async (typed: string, words: string) => {
    await field.fill('')
    await field.fill(typed)
    await expectSays(main(), words)
  }
  for (const at of [1, 2, 3, 4]) {
    await type(
      String(Number(code) ^ at)
        .padStart(6, '0')
        .slice(-6),
      'Код не подошёл. Проверьте код или уточните его в регистратуре'
    )
    await expect.poll(() => world.sql('select 1 as card from card_tries')).toHaveLength(1)
  }
  await type(code === '111111' ? '222222' : '111111', 'Код не подошёл, ввод заблокирован. Попробуйте через 1 минуту')
  await type(code, 'Коды временно заблокированы')
  await expectSays(main(), 'Попробуйте через 1 минуту')
})

test('a review has a comment, and is written by adults alone; a visitor signs in [5.80, 5.81]', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  const orderId = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-18T11:30:00Z', status: 'done' })
  openFace(`/visits/${orderId}/review`)
  await expect.poll(address).toMatch(/^\/sign-in\?from=/)
  openFace('/visits?tab=past', olga)
  await page.getByRole('link', { name: /^Оставить отзыв/ }).click()
  await page.getByLabelText('Ваш отзыв').fill('   ')
  await page.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect.element(page.getByText(/без текста отзыва нет/)).toBeVisible()
  expect(await world.sql('select 1 from reviews')).toEqual([])
  await world.sql(`update profiles set birthday = '2010-03-01'`)
  openFace(`/visits/${orderId}/review`, olga)
  await expect.element(page.getByRole('heading', { name: 'Отзывы оставляют взрослые' })).toBeVisible()
})

async function addProgramme(olga: Person): Promise<void> {
  openFace('/profile/programmes/add?coverer=granat', olga)
  await expect.element(page.getByLabelText('Штрихкод или номер договора')).toBeVisible()
}

const number = page.getByLabelText('Штрихкод или номер договора')
const link = page.getByRole('button', { name: 'Подключить' })

test('an insurance is linked by its bar code, which is required, and by the phone of the contract; then the profile is not edited [5.58, 5.60, 6.39, 8.66, 8.69]', async () => {
  await world.writeProgrammes()
  await world.aContract({ phone: '375291112233' })
  const olga = await world.aPatient({ email: 'olga@post.example' })
  await addProgramme(olga)
  await link.click()
  await expect.element(page.getByText('Обязательное поле').first()).toBeVisible()
  await number.fill('9704500000999')
  await link.click()
  await expectSays(alert(), 'Неверный штрихкод')
  await number.fill('97045 0000 0017')
  await link.click()
  await expectSays(alert(), 'В договоре указан другой телефон')
  await expect.element(page.getByRole('link', { name: 'Позвонить в страховую' })).toHaveAttribute('href', 'tel:+375173090055')
  await page.getByLabelText('Телефон из договора').fill('+375291112233')
  await link.click()
  await expectSays(page.getByRole('article', { name: 'ДМС «Гранат»' }), 'Действует')
  openFace('/profile/edit', olga)
  await expect.element(page.getByText(/Пока действует программа/)).toBeVisible()
  await expect.element(page.getByLabelText('Фамилия')).not.toBeInTheDocument()
})

test('a programme of an employer is asked for by an address of that employer alone; before its day it is not yet active [5.09, 6.43, 8.84]', async () => {
  await world.writeProgrammes()
  const olga = await world.aPatient({ email: 'olga@post.example' })
  openFace('/profile/programmes/add?coverer=epam', olga)
  const field = page.getByLabelText('Рабочая почта')
  // Another domain that ends alike.
  await field.fill('olga@notorbita.example')
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  await expect.element(page.getByText(/^Это не рабочий адрес этой компании/)).toBeVisible()
  expect(await world.sql('select 1 from coverages')).toEqual([])
  await field.fill('olga@orbita.example')
  await expect.element(page.getByText(/^Это не рабочий адрес этой компании/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  const programme = page.getByRole('article', { name: 'Здоровье сотрудника' })
  await expectSays(programme, 'Ждёт подтверждения почты')
  await world.sql(`update coverages set status = 'ACTIVE', valid_from = '2026-12-15'`)
  openFace('/profile/programmes', olga)
  await expectSays(programme, 'Ещё не активна', 'Начнёт действовать 15')
})

/** The sign-in of this number on a new device. */
async function signInAnew(person: Person): Promise<void> {
  openFace('/sign-in')
  await page.getByLabelText('Номер телефона').fill(`+${person.phone}`)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByLabelText('Введите код из SMS')).toBeVisible()
  await page.getByLabelText('Введите код из SMS').fill(/\d{6}/.exec((await world.sms()).at(-1)!.text)![0])
  await expect.poll(address).toBe('/')
}

test('a device that is not confirmed sees stars, and how it is confirmed [6.40, 6.41]', async () => {
  await signInAnew(await world.aPatient({ email: 'olga@post.example' }))
  for (const path of ['/card', '/profile', '/visits']) {
    openFace(path)
    await expect.element(title('Подтвердите это устройство')).toBeVisible()
    await expectSays(main(), 'С*** О***')
    expect(main().element().textContent).not.toMatch(/Савицкая|Ольга|olga@post/)
  }
})

test('before the sign-out one is told what is not possible without an account, and nothing of the person is left by it [6.49]', async () => {
  const olga = await world.aPatient()
  await aVisit(olga, await world.aSlot())
  openFace('/visits', olga)
  await expect.element(KOVALEVA).toBeVisible()
  openFace('/profile', olga)
  await page.getByRole('button', { name: 'Выйти' }).click()
  const question = page.getByRole('dialog')
  await expectSays(question, 'Без входа нельзя смотреть заключения и результаты и записываться онлайн.')
  await question.getByRole('button', { name: 'Выйти' }).click()
  await expect.poll(() => location.pathname).toBe('/')
  expect(localStorage.getItem('vizit.session') ?? '').not.toContain(olga.token)
  await expect.poll(() => JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(olga.phone)
  openFace('/visits')
  await expect.poll(address).toMatch(/^\/sign-in/)
})

test('the app says its version, 0.0.361, and says nothing else but that it is out of date where the server takes it no more [8.85, 9.50]', async () => {
  const olga = await world.aPatient()
  openFace('/other', olga)
  await expect.element(page.getByRole('main').getByText('Версия 0.0.361')).toBeVisible()
  await world.oldestVersion('1.0.0')
  openFace('/visits', olga)
  await expect.element(page.getByRole('heading', { name: /устарел/ })).toBeVisible()
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
})

test('a server that is not reached, or broken, is told in words, with another try and the support [6.50, 8.87, 8.99]', async () => {
  await world.aSlot()
  await world.faults([{ path: '/api/v2/public/booking', kind: 'cut' }])
  openFace('/timeslot?day=2026-11-24')
  await expectSays(alert(), 'Нет связи. Проверьте подключение к интернету и попробуйте ещё раз.')
  await expect.element(alert().getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute('href', SUPPORT)
  await world.faults([{ path: '/api/v2/public/booking', kind: 'status', status: 502 }])
  await alert().getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await expectSays(alert(), 'Сервис временно недоступен', 'Попробуйте ещё раз через минуту.')
  await world.faults([])
  // The app asks again by itself when it hears of the server: it may be quicker than whoever presses.
  await expect
    .poll(() => {
      ;(alert().getByRole('button', { name: 'Попробовать ещё раз' }).query() as HTMLElement | null)?.click()
      return KOVALEVA.query()
    })
    .not.toBeNull()
})

test('a visit that cannot be taken in says that there is an error, and is taken in at the next try [8.75]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  await aPhoneVisit(olga.phone)
  askedAtOnce()
  openFace('/visits', olga)
  const found = page.getByRole('dialog', { name: 'Найден визит' })
  await found.getByRole('radio', { name: 'Меня' }).click()
  otherServiceSays('/api/v2/my/providers/orders/pub/import', { status: 500, error: 'UNEXPECTED_PROBLEM' })
  await found.getByRole('button', { name: 'Продолжить' }).click()
  await expectSays(found.getByRole('alert'), 'Ошибка')
  wayIsFree()
  await found.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(KOVALEVA).toBeVisible()
})

test('a doctor is looked for by three letters and more; of whom nobody is found it is said, and of a doctor who is not there [5.65, 8.76, 8.96]', async () => {
  for (const lastName of ['Ковалёва', 'Мороз']) await world.aSlot({ doctor: { lastName } })
  openFace('/timeslot')
  await page.getByRole('button', { name: /^К кому/ }).click()
  const sheet = page.getByRole('dialog', { name: 'К кому записать' })
  await sheet.getByRole('radio', { name: 'Врач' }).click()
  const offered = sheet.getByRole('list', { name: 'Врач' }).getByRole('button')
  await expect.poll(() => offered.elements().length).toBeGreaterThan(1)
  const all = offered.elements().length
  const field = sheet.getByLabelText('Фамилия врача')
  await field.fill('ко')
  await expect.element(sheet.getByText('Фамилия, от трёх букв')).toBeVisible()
  expect(offered.elements()).toHaveLength(all)
  await field.fill('ков')
  await expect
    .poll(() =>
      offered
        .elements()
        .map(one => one.textContent)
        .join()
    )
    .not.toContain('Мороз')
  await field.fill('щщщ')
  await expect.poll(() => sheet.element().textContent).toContain('Такого врача здесь нет')
  openFace('/timeslot?doctorId=999999999')
  await expectSays(main(), 'Врач не найден')
})
