import type { Sex } from '@vizit/rules/people'
import { MEN, PATRONYMICS, SURNAMES_IN_SKY, SURNAMES_UNCHANGED, SURNAMES_WITH_A, WOMEN } from './names.data.ts'
import type { Random } from './random.ts'

export type FullName = { lastName: string; firstName: string; middleName: string }
/** Names come and go: who began to work before 2006 has another name than a student of today. */
type Generation = 'older' | 'younger'

/** In the masculine, as the surname of a family. */
export const SURNAMES: readonly string[] = [...SURNAMES_WITH_A, ...SURNAMES_IN_SKY, ...SURNAMES_UNCHANGED]

const feminine = new Map([
  ...SURNAMES_WITH_A.map(surname => [surname, `${surname}а`] as const),
  ...SURNAMES_IN_SKY.map(surname => [surname, surname.replace(/ий$/, 'ая')] as const)
])

/** 'Ковалёв' for a woman is 'Ковалёва', 'Гриневич' stays. */
export function surnameFor(sex: Sex, surname: string): string {
  return sex === 'FEMALE' ? (feminine.get(surname) ?? surname) : surname
}

/** All three words agree in gender. */
export function makeName(random: Random, sex: Sex, generation: Generation, surname: string = random.pick(SURNAMES)): FullName {
  const [son, daughter] = random.pick(PATRONYMICS[generation])
  return {
    lastName: surnameFor(sex, surname),
    firstName: random.pick((sex === 'FEMALE' ? WOMEN : MEN)[generation]),
    middleName: sex === 'FEMALE' ? daughter : son
  }
}
