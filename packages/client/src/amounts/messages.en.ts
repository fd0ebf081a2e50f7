// Amounts that sentences take from rules. Apart from the counts of things: the first page says amounts and counts nothing.
import { plural } from '@vizit/rules/plural'

/** “less than 30 minutes”, “no more than 1 minute” */
export const minutesOfEn = (n: number) => plural('en', n, { one: '# minute', other: '# minutes' })
/** “30 minutes before”, “in 1 minute” */
export const minutesEn = minutesOfEn
/** “younger than 18 years” */
export const yearsOfEn = (n: number) => plural('en', n, { one: '# year', other: '# years' })
/** “6 digits” */
export const digitsEn = (n: number) => plural('en', n, { one: '# digit', other: '# digits' })
/** “6 characters” */
export const signsEn = (n: number) => plural('en', n, { one: '# character', other: '# characters' })
/** “5 children” */
export const childrenEn = (n: number) => plural('en', n, { one: '# child', other: '# children' })
