// Structured logs by allow-list: a line can only carry the fields named here, so a name, phone or token has no way in.
import { pino } from 'pino'

export type LogFields = {
  requestId?: string
  method?: string
  /** The pattern of the route, never the address that was asked: ids stay out. */
  route?: string
  status?: number
  ms?: number
  code?: string
  job?: string
  providerCode?: string
  count?: number
  /** What a reading of a clinic changed. */
  days?: number
  added?: number
  removed?: number
  changed?: number
  /** Not seen this once; what a second reading does not see either is removed. */
  missed?: number
  /** Questions that a reading took. */
  requests?: number
  /** What a clinic's server said is wrong, in words of a fixed list (clinics/fhir/outcome-words.ts). */
  said?: string
  /** Class and code of a failure; its message only when it is ours. */
  failure?: string
  stack?: string
}

export type Log = {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

/** Logs to standard output as JSON lines. `level` 'silent' is for tests that read no logs. */
export function openLog(level: 'info' | 'warn' | 'silent'): Log {
  const out = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  return {
    info: (event, fields) => out.info(fields ?? {}, event),
    warn: (event, fields) => out.warn(fields ?? {}, event),
    error: (event, fields) => out.error(fields ?? {}, event)
  }
}

/** What may be said of an unexpected error: class, code and the places in our own code. Messages may quote values, so they stay out. */
export function failureOf(error: unknown): Pick<LogFields, 'failure' | 'stack'> {
  if (!(error instanceof Error)) return { failure: typeof error }
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  const places = (error.stack ?? '')
    .split('\n')
    .filter(line => line.startsWith('    at '))
    .slice(0, 12)
  return { failure: `${error.name}${code}`, stack: places.join('\n') }
}
