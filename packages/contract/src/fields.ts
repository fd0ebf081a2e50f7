// Fields that endpoints carry, each with the rule it obeys. What comes in is made of these alone: a test of the server walks every input.

import { judgeCode } from '@vizit/rules/codes'
import { isDay } from '@vizit/rules/days'
import { judgeEmail, normalEmail } from '@vizit/rules/email'
import { judgeOneLine, oneLine } from '@vizit/rules/one-line'
import { judgeName, judgePatronymic } from '@vizit/rules/people'
import * as z from 'zod/mini'

/**
 * The days that a caller may name: whatever is reckoned from one of them is still a day that the database knows. Wider than any rule of the product, so
 * that it is the rule that says why (a birthday before 1900 is too early).
 */
const GIVEN_DAYS = { from: '1800-01-01', to: '2200-12-31' } as const
/** The largest number of a row of the catalogue (the database counts them in four bytes). */
const ROW_MOST = 2_147_483_647

/** A text that the database, JSON and a file can all hold: no U+0000, no half of a pair. */
export const soundText = z.refine<string>(text => !/[\0\p{Surrogate}]/u.test(text))

/** A text that a person or a program made, of `least` to `most` letters. */
export const givenText = (most: number, least = 0) => z.string().check(z.minLength(least), z.maxLength(most), soundText)
/** The same without the spaces around it, which do not count. */
export const trimmedText = (most: number, least = 0) => z.string().check(z.trim(), z.minLength(least), z.maxLength(most), soundText)
/** A text that a rule judges. */
export const judgedText = (isGood: (text: string) => boolean) => z.string().check(soundText, z.refine(isGood))
/** A text of a closed form: `form` begins with ^, ends with $ and names every letter that may stand in it. */
export const formedText = (form: RegExp) => z.string().check(z.regex(form))
/** A whole number of a JSON body. */
export const wholeNumber = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))

/** A row id of the catalogue as it travels: digits. */
export const rowId = formedText(/^[1-9][0-9]{0,9}$/).check(z.refine(text => Number(text) <= ROW_MOST))
/** [3.53] '0' is the entry 'All regions': every town. */
export const townId = z.union([z.literal('0'), rowId])
/** The id of a slot, of which there are more (the database counts them in eight bytes). */
export const slotId = formedText(/^[1-9][0-9]{0,17}$/)
/** Up to so many row ids with commas between them. */
export const rowIdsUpTo = (most: number) =>
  formedText(new RegExp(`^\\d{1,10}(,\\d{1,10}){0,${most - 1}}$`)).check(
    z.refine(text => text.split(',').every(id => Number(id) <= ROW_MOST))
  )
export const rowIds = rowIdsUpTo(50)
/** A programme by its id. */
export const programId = formedText(/^[a-z][a-z0-9-]{1,63}$/)
/**
 * The programmes of a patient, at most ten with commas between them: where the soonest come first, a doctor who sees members of other programmes alone stands
 * after all others. A visitor names none.
 */
export const programIds = formedText(/^[a-z][a-z0-9-]{1,63}(,[a-z][a-z0-9-]{1,63}){0,9}$/)
export const uuid = z.uuid()
/** A calendar day of Europe/Minsk, 'YYYY-MM-DD', as an answer tells it. */
export const day = z.string().check(z.refine(isDay))
/** A calendar day that a caller names. */
export const givenDay = z.string().check(z.refine(isGivenDay))
/** An instant in UTC, '2026-11-20T11:30:00Z', as an answer tells it. */
export const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/))
/** An instant that a caller names: one that there is. */
export const givenInstant = z.string().check(z.refine(isGivenInstant))
/** Where a page of a list goes on: an instant and the id of the row that was shown last. */
export const cursor = z.string().check(
  z.refine(text => {
    const [at, id, ...more] = text.split('_')
    return more.length === 0 && isGivenInstant(at!) && z.safeParse(uuid, id).success
  })
)
/** What a browser calls itself: made once and kept. */
export const deviceId = formedText(/^[A-Za-z0-9-]{16,128}$/)
/** Whole number in the query. */
export const count = (most: number) => z.pipe(formedText(/^\d{1,4}$/), z.pipe(z.transform(Number), z.number().check(z.maximum(most))))
/** 'true' or 'false' in the query. */
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform(text => text === 'true')
)
/** [5.55] [5.56] six digits */
export const smsCode = judgedText(text => judgeCode(text) === 'ok')
/** [5.04] */
export const personName = judgedText(text => judgeName(text) === 'ok')
/** [5.05] */
export const patronymic = judgedText(text => judgePatronymic(text) === 'ok')
/** [5.07] trimmed and lower case from here on */
export const emailAddress = z.pipe(
  judgedText(text => judgeEmail(text) === 'ok'),
  z.transform(normalEmail)
)
/** [3.05] sent upper case */
export const sex = z.enum(['FEMALE', 'MALE'])
/** Any phone number as typed; which numbers are good is judged by the server with its own settings. */
export const typedPhone = givenText(32, 7)
/** A provider code, or `all` for every provider at once. */
export const providerCode = formedText(/^[a-z][a-z0-9-]{1,31}$/)
/** What a program calls the device that it runs on; whatever may not stand in one line is taken out of it. */
export const deviceLabel = z.pipe(
  givenText(100),
  z.transform(text => oneLine(text, 100))
)
/** A line that a person types and another reads by letter or SMS: INVALID_INPUT where it could carry a link or a second line. */
export const lineToRead = (most: number) =>
  z.string().check(
    z.trim(),
    soundText,
    z.refine(text => judgeOneLine(text, most) === 'ok')
  )

function isGivenDay(text: string): boolean {
  return isDay(text) && text >= GIVEN_DAYS.from && text <= GIVEN_DAYS.to
}

function isGivenInstant(text: string): boolean {
  return isGivenDay(text.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?Z$/.test(text.slice(10))
}

/** A proof of work to be done: its id, and the JSON of an ALTCHA v2 challenge. */
export const givenWork = z.object({ id: uuid, challenge: z.string() })
/** The same done: the JSON of the solution, `{counter, derivedKey}`. */
export const doneWork = z.object({ id: uuid, solution: givenText(4096) })
