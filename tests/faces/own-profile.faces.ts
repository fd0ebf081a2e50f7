// What the cabinet shows and sends of the person who is signed in.
import { getProfile } from '@vizit/contract/profile'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace, address as shownAddress } from './face.ts'
import { typePerson } from './family-ways.ts'
import { isIn } from './visit-world.ts'
import { agreed, callAs, type Person, world } from './world.ts'

/** The row of a caption in «Профиль», in one line. */
const row = (caption: string) => page.getByRole('list', { name: 'Профиль' }).getByRole('listitem').filter({ hasText: caption })
const plain = (caption: string) => (row(caption).element() as HTMLElement).innerText.replaceAll(/\s+/g, ' ')

async function address(person: Person, address: string, usage: 'PRIMARY' | 'BACKUP', confirmed = true): Promise<void> {
  await world.sql(`
    insert into emails (id, account_id, address, usage, confirmed_at, created_at)
    values (gen_random_uuid(), '${person.accountId}', '${address}', '${usage}', ${confirmed ? 'now()' : 'null'}, now())`)
}

test('the profile shows names, birthday, sex, phone, address and programmes [2.33, 3.02]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  await world.writeProgrammes()
  await isIn(olga, 'epam-health')
  openFace('/profile', olga)
  await expect.element(page.getByRole('heading', { name: 'Савицкая Ольга Викторовна' })).toBeVisible()
  await expect.element(page.getByText('15 мая 1990, 36 лет')).toBeVisible()
  await expect.poll(() => plain('Фамилия, имя, отчество')).toContain('Савицкая Ольга Викторовна')
  await expect.poll(() => plain('Дата рождения')).toContain('15 мая 1990')
  await expect.poll(() => plain('Пол')).toContain('Женский')
  await expect.poll(() => plain('Телефон для входа').replaceAll(/\D/g, '')).toBe(olga.phone)
  await expect.poll(() => plain('Личная почта')).toContain('olga@post.example')
  await expect.poll(() => plain('Программы')).toContain('Здоровье сотрудника')
  await expect.poll(() => world.asked()).toContainEqual(expect.objectContaining({ method: 'GET', path: '/api/v2/my/profile' }))
})

test('a profile that is not filled, an address that waits and a child in the family are each told where they matter [3.02]', async () => {
  const kirill = await world.aPatient({ birthday: null, lastName: '', firstName: '', middleName: '' })
  await address(kirill, 'kirill@post.example', 'PRIMARY', false)
  openFace('/profile', kirill)
  await expect.element(page.getByText('Осталось заполнить профиль')).toBeVisible()
  await expect.element(page.getByText('Подтвердите почту')).toBeVisible()
  await expect.poll(() => plain('Личная почта')).toContain('ждёт подтверждения')

  const olga = await world.aPatient()
  await world.aChild(olga, { firstName: 'Михаил' })
  openFace('/timeslot', olga)
  await page.getByRole('button', { name: 'Ребёнку' }).click()
  await expect.element(page.getByRole('button', { name: /Михаил Савицкий\s*Сын, 8 лет/ })).toBeVisible()
})

test('whoever changes the own data is told what becomes of visits that are booked; whoever fills them for the first time has none', async () => {
  const said = page.getByText(/^Записанные визиты останутся за вами, а центр, который вас уже знает, новых данных сам не получит/)
  openFace('/profile/edit', await world.aPatient())
  await expect.element(said).toBeVisible()
  openFace('/profile/edit', await world.aPatient({ birthday: null, lastName: '', firstName: '', middleName: '' }))
  await expect.element(page.getByLabelText('Фамилия')).toHaveValue('')
  await expect.element(said).not.toBeInTheDocument()
})

test('of two addresses the one of the usage PRIMARY is the main one; a backup alone is none [3.06]', async () => {
  const olga = await world.aPatient()
  await address(olga, 'backup@post.example', 'BACKUP')
  openFace('/profile', olga)
  await expect.element(row('Личная почта')).toBeVisible()
  await expect.poll(() => plain('Личная почта')).toContain('не указана')
  await address(olga, 'main@post.example', 'PRIMARY')
  openFace('/profile', olga)
  await expect.element(row('main@post.example')).toBeVisible()
  expect(document.body.innerText).not.toContain('backup@')
})

test('of a user without programmes, of an employer’s and of an insurer’s the last two cannot change their data, and are told why; any insurer counts [3.07, 3.08, 6.39]', async () => {
  await world.writeProgrammes()
  await world.sql(
    `insert into coverers (code, kind, name, phone, email_domains, barcode_prefix) values ('malva', 'INSURER', 'Мальва', '', '{}', '555')`
  )
  await world.sql(
    `insert into programmes (id, coverer_code, caption, by_work_email, state) values ('malva-dms', 'malva', 'ДМС «Мальва»', false, 'OPEN')`
  )
  const [regular, employed, insured] = [await world.aPatient(), await world.aPatient(), await world.aPatient()]
  await isIn(employed, 'epam-health')
  const contract = await world.aContract({ barcode: '5550000000017' })
  await world.sql(`update contracts set coverer_code = 'malva', programme_id = 'malva-dms' where id = ${contract}`)
  await isIn(insured, 'malva-dms', '2026-01-01', contract)
  const types: [string, boolean, boolean][] = []
  for (const person of [regular, employed, insured]) {
    openFace('/profile', person)
    await expect.element(row('Пол')).toBeVisible()
    const mayEdit = page.getByRole('link', { name: 'Изменить данные' }).elements().length === 1
    const { userType } = agreed(await callAs(person)(getProfile, {}))
    types.push([userType, mayEdit, document.body.innerText.includes('Пока действует программа')])
  }
  expect(types).toEqual([
    ['REGULAR', true, false],
    ['EMPLOYER_PROGRAM', false, true],
    ['INSURER_PROGRAM', false, true]
  ])
})

test('whom a programme began to know while the form was open is told that it keeps the data, and not that somebody has denied access', async () => {
  await world.writeProgrammes()
  const olga = await world.aPatient({ email: 'olga@example.by' })
  openFace('/profile/edit', olga)
  await page.getByLabelText('Имя', { exact: true }).fill('Галина')
  await isIn(olga, 'epam-health')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByRole('alert').getByText('Данные сейчас не меняются')).toBeVisible()
  await expect.element(page.getByLabelText('Имя', { exact: true })).toHaveValue('Галина')
})

test('on a device that nobody has confirmed there are only stars to know the account by [3.09, 6.40]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  await world.aChild(olga)
  await world.sql(`delete from account_devices where account_id = '${olga.accountId}'`)
  await world.sql(`update sessions set access = 'masked' where account_id = '${olga.accountId}'`)
  openFace('/visits', olga)
  await expect.element(page.getByText('С*** О***', { exact: false })).toBeVisible()
  const shown = document.body.innerText
  expect(shown).toContain('**-')
  for (const secret of ['Савицк', 'Ольга', 'Викторовна', 'Михаил', '1990', olga.phone.slice(-7), 'olga@'])
    expect(shown, secret).not.toContain(secret)
})

test('visits, tests and family ask to fill a profile that is not filled, as the profile does; without access all four are closed [2.60]', async () => {
  const kirill = await world.aPatient({ birthday: null, lastName: '', firstName: '', middleName: '' })
  for (const path of ['/visits', '/tests', '/family']) {
    openFace(path, kirill)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Осталось заполнить профиль' })).toBeVisible()
    expect(shownAddress()).toBe(path)
  }
  openFace('/profile', kirill)
  await expect.element(page.getByText('Осталось заполнить профиль')).toBeVisible()

  const olga = await world.aPatient()
  await world.sql(`update sessions set access = 'masked' where account_id = '${olga.accountId}'`)
  for (const path of ['/visits', '/tests', '/profile', '/family']) {
    openFace(path, olga)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Доступ к кабинету закрыт' })).toBeVisible()
    expect(shownAddress()).toBe(path)
  }
})

test('the guide is there to download in the installed app as well, where nothing is left to install [2.36]', async () => {
  // As Safari says it of an app on the home screen.
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'))
  openFace('/profile', await world.aPatient())
  const guide = page.getByRole('link', { name: /^Как пользоваться/ })
  await expect.element(guide).toHaveAttribute('href', '/user-guide.pdf')
  await expect.element(guide).toHaveAttribute('download')
  await expect.element(page.getByRole('link', { name: /^Установить приложение/ })).not.toBeInTheDocument()
})

test('/online-booking begins with the choice of doctors or services for who has name and birthday, and with the timetable for others [2.10, 2.12]', async () => {
  await world.aSlot()
  const services = page.getByRole('radio', { name: /^Услуги/ })
  const whom = page.getByRole('button', { name: /^К кому/ })
  openFace('/online-booking', await world.aPatient())
  await expect.element(services).toBeVisible()
  await expect.element(whom).not.toBeInTheDocument()
  for (const missing of [{ birthday: null }, { lastName: '', firstName: '', middleName: '' }]) {
    openFace('/online-booking', await world.aPatient(missing))
    await expect.element(whom).toBeVisible()
    await expect.element(services).not.toBeInTheDocument()
  }
})

const FIELDS = ['Фамилия', 'Имя', 'Отчество', 'Дата рождения']

test('last, first and middle name, birthday and sex are each required to save one’s own data; sex goes out in capitals [3.05, 3.10]', async () => {
  const kirill = await world.aPatient({ birthday: null, lastName: '', firstName: '', middleName: '' })
  await world.sql(`update profiles set sex = null where id = '${kirill.profileId}'`)
  openFace('/profile/edit', kirill)
  const save = page.getByRole('button', { name: 'Сохранить' })
  for (const field of FIELDS) await page.getByLabelText(field, { exact: true }).fill('')
  await save.click()
  await expect.element(page.getByText('Обязательное поле').first()).toBeVisible()
  await expect.poll(() => page.getByText('Обязательное поле').elements()).toHaveLength(5)
  await page.getByLabelText('Фамилия', { exact: true }).fill('Савицкий')
  await page.getByLabelText('Имя', { exact: true }).fill('Кирилл')
  await page.getByLabelText('Отчество', { exact: true }).fill('Андреевич')
  await page.getByLabelText('Дата рождения', { exact: true }).fill('07.03.1985')
  await save.click()
  await expect.poll(() => page.getByText('Обязательное поле').elements()).toHaveLength(1)
  await page.getByRole('radio', { name: 'Мужской' }).click()
  await save.click()
  await expect.element(page.getByText('Данные сохранены')).toBeVisible()
  const sent = (await world.asked()).filter(one => one.path === '/api/v2/my/profile' && one.method !== 'GET')
  expect(sent).toHaveLength(1)
  expect(sent[0]!.body).toMatchObject({
    lastName: 'Савицкий',
    firstName: 'Кирилл',
    middleName: 'Андреевич',
    birthday: '1985-03-07',
    sex: 'MALE'
  })
  await expect.poll(() => plain('Пол')).toContain('Мужской')
})

test.each([
  ['Женский', 'FEMALE'],
  ['Мужской', 'MALE']
] as const)('the sex «%s» goes out as %s and is kept [3.05]', async (sex, sent) => {
  const newcomer = await world.aPatient({ birthday: null, lastName: '', firstName: '', middleName: '' })
  await world.sql(`update profiles set sex = null where id = '${newcomer.profileId}'`)
  openFace('/profile/edit', newcomer)
  await typePerson({ lastName: 'Ровда', firstName: 'Саша', middleName: '-', birthday: '01.02.1984', sex })
  await expect.poll(() => page.getByRole('group', { name: 'Пол' }).getByRole('radio').elements()).toHaveLength(2)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.poll(() => plain('Пол')).toContain(sex)
  const forms = (await world.asked()).filter(one => one.path === '/api/v2/my/profile' && one.method !== 'GET')
  expect(forms.map(one => (one.body as { sex: string }).sex)).toEqual([sent])
})

test('a passkey is told as what it is: a second step after the code, which it does not replace', async () => {
  const olga = await world.aPatient()
  openFace('/profile', olga)
  await page.getByRole('link', { name: /^Вход и устройства.*Второй шаг после кода из SMS/ }).click()
  await expect.element(page.getByText(/Ключ доступа\s— второй шаг входа.*Он не заменяет код из SMS/)).toBeVisible()
})
