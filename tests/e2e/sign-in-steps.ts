// Signing in as a person does it: by the screens, with the code out of the inbox.
import { expect, type Page } from './journey.ts'

const ORIGIN = process.env.E2E_ORIGIN!

/** The newest code that an SMS brought to this phone (twelve digits), or ''. */
export async function newestCode(phone: string): Promise<string> {
  const codes = (await smsTo(phone)).map(({ text }) => text.match(/(?<!\d)\d{6}(?!\d)/)?.[0])
  return codes.find(code => code !== undefined) ?? ''
}

/** The newest SMS to this phone; without words where there is none. */
export async function newestSms(phone: string): Promise<{ text: string }> {
  return (await smsTo(phone))[0] ?? { text: '' }
}

/** The newest first. */
async function smsTo(phone: string): Promise<{ text: string }[]> {
  const messages = (await (await fetch(`${ORIGIN}/inbox.json`)).json()) as { to: string; text: string }[]
  return messages.filter(message => message.to.replaceAll(/\D/g, '') === phone)
}

/** The code of the newest SMS to this phone, waited for; `not` is a former code. */
export async function smsCode(phone: string, not = ''): Promise<string> {
  let code = ''
  await expect
    .poll(
      async () => {
        code = await newestCode(phone)
        return code !== '' && code !== not
      },
      { message: `an SMS to ${phone}`, intervals: [20, 50, 100, 200] }
    )
    .toBe(true)
  return code
}

/** Types the number and the code; ends where the sign-in leads. */
export async function signIn(page: Page, phone: string): Promise<void> {
  const former = await newestCode(phone)
  await enterPhone(page, phone)
  await enterCode(page, await smsCode(phone, former))
  await expect(page).not.toHaveURL(/sign-in/)
}

export async function enterPhone(page: Page, phone: string): Promise<void> {
  const field = page.getByLabel('Номер телефона')
  await field.click()
  await field.pressSequentially(phone.slice(3))
  await page.getByRole('button', { name: 'Продолжить' }).click()
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Введите код из SMS').fill(code)
}

export type PersonTyped = { lastName: string; firstName: string; middleName: string; birthday: string; sex: 'Женский' | 'Мужской' }
export const OLGA: PersonTyped = {
  lastName: 'Савицкая',
  firstName: 'Ольга',
  middleName: 'Викторовна',
  birthday: '12.04.1968',
  sex: 'Женский'
}

/** Fills the fields of a person, as the form of the profile and of a child have them. */
export async function typePerson(page: Page, person: PersonTyped): Promise<void> {
  await page.getByLabel('Фамилия').fill(person.lastName)
  await page.getByLabel('Имя', { exact: true }).fill(person.firstName)
  await page.getByLabel('Отчество').fill(person.middleName)
  await page.getByLabel('Дата рождения').pressSequentially(person.birthday.replaceAll('.', ''))
  await page.getByRole('radio', { name: person.sex }).check()
}
