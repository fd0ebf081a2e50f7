import type { Db } from '../store/store.ts'
import { findWritten, type WrittenRow } from './support.sql.ts'

/** What a terminal would act upon instead of showing it. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** For the operator: each request with where it came from and where to answer, its text line by line. */
export async function listRequests(db: Db, days: number, now: Date): Promise<string[]> {
  const rows = await findWritten(db, new Date(now.getTime() - days * 86_400_000))
  return [...rows.flatMap(linesOf), `${rows.length} in ${days} days.`]
}

function linesOf(row: WrittenRow): string[] {
  const who = row.signed_in ? 'an account' : row.phone_proven ? 'no account, the phone is proven' : 'a visitor'
  const to = [row.phone, row.email].filter(Boolean).join(', ')
  const about = [row.topic, row.error_code].filter(Boolean).join(', ')
  const text = row.text.split(/\r\n?|\n/).map(line => `    ${line.replace(UNSEEN, ' ')}`)
  return [`${row.created_at}  ${row.request_id}  ${about}`, `  ${who}, ${row.language}, answer to: ${to}`, ...text, '']
}
