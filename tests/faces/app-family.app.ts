// The family in the app: an adult added in three steps, a child that is there already, who is taken out, and who may do what.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { type PersonTyped, typePerson } from './family-ways.ts'
import { joins, memberOf } from './family-world.ts'
import { answerTo, hear } from './wire.ts'
import { aVisit, type Person, world } from './world.ts'

const NINA: PersonTyped = { lastName: 'Ровда', firstName: 'Нина', middleName: 'Петровна', birthday: '01.02.1944', sex: 'Женский' }
const MISHA: PersonTyped = { lastName: 'Савицкий', firstName: 'Михаил', middleName: 'Андреевич', birthday: '10.03.2018', sex: 'Мужской' }
const ADULT = { adult: true, children: true } as const

test('an adult is added with kind and phone in three steps: the form, the sending of a code to that phone, the code; back goes one step back [3.19, 4.93, 4.95]', async () => {
  openFace('/family/add-adult', await world.aPatient())
  await page.getByRole('radio', { name: 'Мама' }).click()
  await typePerson(NINA)
  await page.getByLabelText('Телефон родственника').click()
  await userEvent.keyboard('297654321')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  const sending = page.getByRole('heading', { name: 'Отправить код' })
  await expect.element(sending).toBeVisible()
  expect(await world.sms()).toEqual([])
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect.element(page.getByLabelText('Имя', { exact: true })).toHaveValue('Нина')
  await expect.element(page.getByLabelText('Телефон родственника')).toHaveValue('+375 (29) 765-43-21')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByRole('button', { name: 'Отправить SMS' }).click()
  const code = page.getByLabelText('Код из SMS')
  await expect.element(code).toBeVisible()
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect.element(sending).toBeVisible()
  await page.getByRole('button', { name: 'Отправить SMS' }).click()
  await expect.poll(async () => (await world.sms()).at(-1)?.phone).toBe('375297654321')
  await code.fill(/код (\d{6})/.exec((await world.sms()).at(-1)!.text)![1]!)
  await expect.poll(address).toBe('/family')
  await expect.element(memberOf('Нина Ровда')).toMatchTextContent(/Мама/)
  expect(
    await world.sql(`select rel_kind from family_members m join profiles p on p.id = m.profile_id where p.first_name = 'Нина'`)
  ).toEqual([{ rel_kind: 'PARENT' }])
})

async function addMisha(): Promise<void> {
  await typePerson(MISHA)
  await page.getByRole('checkbox', { name: /^Я родитель/ }).click()
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click()
}

test('a child of the same name, sex and birthday is there already: so says the app, and so it tells the answer of the server, which knew first [4.98, 4.99]', async () => {
  const olga = await world.aPatient()
  const heard = hear()
  openFace('/family/add-child', olga)
  await answerTo(heard, 'GET', '/api/v2/my/profile/relatives')
  // Meanwhile, on another device.
  await world.aChild(olga)
  await addMisha()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Такой ребёнок уже существует/)
  const posts = async () => (await world.asked()).filter(({ method, path }) => method === 'POST' && path === '/api/v2/my/profile/child')
  await expect.poll(posts).toHaveLength(1)
  sessionStorage.clear()
  openFace('/family', olga)
  await expect.element(memberOf('Михаил Савицкий')).toBeVisible()
  openFace('/family/add-child', olga)
  await addMisha()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Такой ребёнок уже существует/)
  expect(await world.sql('select 1 from family_members')).toHaveLength(2)
})

test('before a child, a spouse, a parent or another relative is taken out the app asks [4.100]', async () => {
  const olga = await world.aPatient()
  await world.aChild(olga)
  for (const [lastName, firstName, relKind] of [
    ['Орлов', 'Павел', 'SPOUSE'],
    ['Ровда', 'Нина', 'PARENT'],
    ['Мороз', 'Инна', 'OTHER']
  ] as const)
    await joins(olga, await world.aPatient({ lastName, firstName, sex: firstName === 'Павел' ? 'MALE' : 'FEMALE' }), relKind)
  openFace('/family', olga)
  for (const name of ['Михаил Савицкий', 'Павел Орлов', 'Нина Ровда', 'Инна Мороз']) {
    await page.getByRole('button', { name: `Действия: ${name}` }).click()
    await page.getByRole('button', { name: 'Удалить из семьи' }).click()
    const question = page.getByRole('dialog', { name: `Удалить из семьи: ${name}?` })
    await expect.element(question).toBeVisible()
    await question.getByRole('button', { name: 'Оставить в семье' }).click()
    await expect.element(question).not.toBeInTheDocument()
  }
  expect(await world.sql('select 1 from family_members')).toHaveLength(5)
})

test('a child with a planned visit is not taken out: its visits are named first; its form has no e-mail, that of an adult has one, which may not be left empty [3.12, 3.13, 4.101]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const misha = await world.aChild(olga)
  await aVisit(olga, await world.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { lastName: 'Зуева', ...ADULT } }), { profileId: misha })
  openFace('/family', olga)
  await page.getByRole('button', { name: 'Действия: Михаил Савицкий' }).click()
  await page.getByRole('button', { name: 'Удалить из семьи' }).click()
  const blocked = page.getByRole('dialog', { name: 'Сначала отмените предстоящие визиты' })
  await expect.element(blocked.getByRole('list', { name: 'Запланированные визиты' })).toMatchTextContent(/Зуева/)
  await expect.element(blocked.getByRole('button', { name: 'Удалить', exact: true })).not.toBeInTheDocument()
  openFace(`/family/edit-child?id=${misha}`, olga)
  await expect.element(page.getByLabelText('Имя', { exact: true })).toHaveValue('Михаил')
  await expect.element(page.getByLabelText(/почта/i)).not.toBeInTheDocument()
  openFace('/profile/edit', olga)
  const email = page.getByLabelText('Личная почта')
  await expect.element(email).toHaveValue('olga@post.example')
  await email.fill('')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(email).toHaveAccessibleDescription(/Обязательное поле/)
})

/** Olga and her relative Inna. */
async function relatives(): Promise<{ olga: Person; inna: Person }> {
  const [olga, inna] = [await world.aPatient(), await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' })]
  await joins(olga, inna, 'OTHER')
  return { olga, inna }
}

test('a relative is allowed to manage one’s visits, and is forbidden to again, at once [4.105]', async () => {
  const { olga, inna } = await relatives()
  openFace('/family', olga)
  await page.getByRole('button', { name: 'Разрешить записывать меня: Инна Мороз' }).click()
  await expect.element(memberOf('Инна Мороз')).toMatchTextContent(/Может записывать вас/)
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  openFace(`/timeslot/${timetableId}`, inna)
  await expect.element(page.getByRole('radio', { name: /Ольга/ })).toBeEnabled()
  openFace(`/family/access?id=${inna.profileId}`, olga)
  await page.getByRole('radio', { name: /^Только видеть/ }).click()
  await expect.element(page.getByText('Права изменены, действуют сразу').first()).toBeVisible()
  openFace(`/timeslot/${timetableId}`, inna)
  await expect.element(page.getByRole('radio', { name: /Ольга/ })).toBeDisabled()
})
