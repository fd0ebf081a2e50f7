// A person as the calls name one: by three fields, or by one text of last, first and middle name.
import { splitFullName } from '@vizit/rules/people'
import * as z from 'zod/mini'
import { givenDay, givenText, patronymic, personName, sex } from './fields.ts'

const FULL_NAME_MAX = 302

/** The fields of a person named either way [3.10] [7.48] [7.51] [7.57]; `judgeNames` is the check that goes with them. */
export const namedEitherWay = {
  lastName: z.optional(personName),
  firstName: z.optional(personName),
  middleName: z.optional(patronymic),
  fullNameRu: z.optional(givenText(FULL_NAME_MAX)),
  birthday: givenDay,
  sex
}

export type NamedEitherWay = { lastName?: string; firstName?: string; middleName?: string; fullNameRu?: string }

/** The three fields of a person who was named either way; '' where there is none. */
export function namesOf({ fullNameRu, lastName = '', firstName = '', middleName = '' }: NamedEitherWay) {
  return fullNameRu === undefined ? { lastName, firstName, middleName } : splitFullName(fullNameRu)
}

/** [3.10] The names are required either way. One text without a patronymic says that there is none. */
export function judgeNames(payload: z.core.ParsePayload<NamedEitherWay>): void {
  const { value, issues } = payload
  const wrong = (path: string) => void issues.push({ code: 'custom', path: [path], input: value })
  if (value.fullNameRu === undefined) {
    for (const field of ['lastName', 'firstName', 'middleName'] as const) if (value[field] === undefined) return wrong(field)
    return
  }
  const { lastName, firstName, middleName } = splitFullName(value.fullNameRu)
  const isNamed = [lastName, firstName].every(name => personName.safeParse(name).success)
  if (!isNamed || (middleName !== '' && !patronymic.safeParse(middleName).success)) wrong('fullNameRu')
}
