// The family in the app: an adult added in three steps, who is taken out, and who may do what.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { type PersonTyped, typePerson } from './family-ways.ts'
import { joins, memberOf } from './family-world.ts'
import { type Person, world } from './world.ts'

const NINA: PersonTyped = { lastName: 'Ровда', firstName: 'Нина', middleName: 'Петровна', birthday: '01.02.1944', sex: 'Женский' }

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

test('the form of a child has no e-mail, that of an adult has one, which may not be left empty [3.12, 3.13]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const misha = await world.aChild(olga)
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
  await expect.element(page.getByText(/^Права изменены, действуют сразу\. Уже записанные визиты остаются/).first()).toBeVisible()
  openFace(`/timeslot/${timetableId}`, inna)
  await expect.element(page.getByRole('radio', { name: /Ольга/ })).toBeDisabled()
})
