import type { ObservationRow } from './results.sql.ts'

/** '5,1', with the sign that parts whole from decimal; the text of a value that is no number; '—' where the clinic gave none. */
export function shownValue({ number, value }: Pick<ObservationRow, 'number' | 'value'>, decimalSign = ','): string {
  if (value) return value
  return number === null ? '—' : String(number).replace('.', decimalSign)
}
