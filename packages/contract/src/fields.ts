// Fields that several endpoints carry, each with the rule it obeys.

import { judgeCode } from '@vizit/rules/codes'
import { isDay } from '@vizit/rules/days'
import { judgeEmail, normalEmail } from '@vizit/rules/email'
import { judgeName, judgePatronymic } from '@vizit/rules/people'
import * as z from 'zod/mini'

/** A row id of the catalogue as it travels: digits. */
export const rowId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/))
export const uuid = z.uuid()
/** A calendar day of Europe/Minsk, 'YYYY-MM-DD'. */
export const day = z.string().check(z.refine(isDay))
/** An instant in UTC, '2026-11-20T11:30:00Z'. */
export const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/))
/** What a browser calls itself: made once and kept. */
export const deviceId = z.string().check(z.regex(/^[A-Za-z0-9-]{16,128}$/))
/** Whole number in the query. */
export const count = (most: number) =>
  z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.pipe(z.transform(Number), z.number().check(z.maximum(most))))
/** 'true' or 'false' in the query. */
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform(text => text === 'true')
)
/** [5.55] [5.56] six digits */
export const smsCode = z.string().check(z.refine(text => judgeCode(text) === 'ok'))
/** [5.04] */
export const personName = z.string().check(z.refine(text => judgeName(text) === 'ok'))
/** [5.05] */
export const patronymic = z.string().check(z.refine(text => judgePatronymic(text) === 'ok'))
/** [5.07] trimmed and lower case from here on */
export const emailAddress = z.pipe(z.string().check(z.refine(text => judgeEmail(text) === 'ok')), z.transform(normalEmail))
/** [3.05] sent upper case */
export const sex = z.enum(['FEMALE', 'MALE'])
/** Any phone number as typed; which numbers are good is judged by the server with its own settings. */
export const typedPhone = z.string().check(z.minLength(7), z.maxLength(32))
/** A provider code, or `all` for every provider at once. */
export const providerCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/))
