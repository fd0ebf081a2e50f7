// Amounts that sentences take from rules. Apart from the counts of things: the first page says amounts and counts nothing.
import { plural } from '@vizit/rules/plural'

/** «менш за 30 хвілін», «не больш за 1 хвіліну» stand with the accusative; «на працягу 2 хвілін» with this genitive. */
export const minutesOfBe = (n: number) => plural('be', n, { one: '# хвіліны', few: '# хвілін', many: '# хвілін' })
/** «за 30 хвілін», «праз 1 хвіліну» */
export const minutesBe = (n: number) => plural('be', n, { one: '# хвіліну', few: '# хвіліны', many: '# хвілін' })
/** «да 18 гадоў», «да 21 года» */
export const yearsOfBe = (n: number) => plural('be', n, { one: '# года', few: '# гадоў', many: '# гадоў' })
/** «6 лічбаў» */
export const digitsBe = (n: number) => plural('be', n, { one: '# лічба', few: '# лічбы', many: '# лічбаў' })
/** «6 знакаў» */
export const signsBe = (n: number) => plural('be', n, { one: '# знак', few: '# знакі', many: '# знакаў' })
/** «5 дзяцей» */
export const childrenBe = (n: number) => plural('be', n, { one: '# дзіця', few: '# дзіцяці', many: '# дзяцей' })
