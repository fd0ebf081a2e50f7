import { failureOf } from './call-failure.ts'

/** For a failure that the person need not know of [8.103] [8.104]: into the browser's own log, as a code alone. */
export function logFailure(what: string, error: unknown): void {
  console.warn(`${what}: ${failureOf(error).code}`)
}
