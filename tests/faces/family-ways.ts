// People as a form takes them, and families as two accounts make them.
import { confirmFamilyRequest, drawFamilyCode, joinFamily, listFamilyRequests } from '@vizit/contract/family-code'
import { page } from 'vitest/browser'
import { agreed, callAs, type Person } from './world.ts'

export type PersonTyped = { lastName: string; firstName: string; middleName: string; birthday: string; sex: 'Женский' | 'Мужской' }

/** Fills the fields of a person, as the forms of a profile, a child and a relative have them. */
export async function typePerson(person: PersonTyped): Promise<void> {
  await page.getByLabelText('Фамилия').fill(person.lastName)
  await page.getByLabelText('Имя', { exact: true }).fill(person.firstName)
  await page.getByLabelText('Отчество').fill(person.middleName)
  await page.getByLabelText('Дата рождения').fill(person.birthday)
  await page.getByRole('radio', { name: person.sex }).click()
}

/** A new code of the family of this person. */
export async function drawnCode(person: Person): Promise<string> {
  return agreed(await callAs(person)(drawFamilyCode, {})).shown.code
}

/** Makes two people with accounts relatives of each other: one shows a code, the other enters it, the first lets them in. */
export async function linked(one: Person, other: Person): Promise<void> {
  agreed(await callAs(other)(joinFamily, { code: await drawnCode(one), as: 'RELATIVE' }))
  const { incoming } = agreed(await callAs(one)(listFamilyRequests, {}))
  agreed(await callAs(one)(confirmFamilyRequest, { requestId: incoming[0]!.requestId }))
}
