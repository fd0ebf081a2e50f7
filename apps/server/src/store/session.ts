// What every connection asks of its session, whatever the server, the database or the role has as its default. A server that its owner set up for
// Minsk answers instants in its own hours and days as 27.11.2026; with another isolation a race ends with an error instead of a refusal.

const SETTINGS = {
  TimeZone: 'UTC',
  DateStyle: 'ISO,YMD',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  default_transaction_isolation: 'read committed',
  standard_conforming_strings: 'on',
  array_nulls: 'on',
  transform_null_equals: 'off',
  lock_timeout: '0'
}

/** Settings as PostgreSQL takes them at the start of a connection (`options`); `more` are asked besides, and win. */
export function sessionOptions(more: Readonly<Record<string, string>> = {}): string {
  return Object.entries({ ...SETTINGS, ...more })
    .map(([name, value]) => `-c ${name}=${value.replaceAll(/([\\ ])/g, '\\$1')}`)
    .join(' ')
}
