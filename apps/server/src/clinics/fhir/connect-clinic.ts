import type { Deps } from '../../deps.ts'
import { failureOf } from '../../http/log.ts'
import type { SetAside } from '../clinic-records.ts'
import { type ConnectionRow, findConnection, noteSetAside } from '../clinics.sql.ts'
import type { AddressPolicy } from '../outbound/address-guard.ts'
import { makeBreaker } from '../outbound/breaker.ts'
import { ClinicFailure, type ClinicLine, openClinicLine } from '../outbound/clinic-line.ts'
import type { FhirCall } from './fhir-call.ts'
import { type FhirLine, fhirLine } from './fhir-line.ts'
import { clientCredentials, fixedToken, type TokenSource } from './token.ts'

export type ClinicDeps = Pick<Deps, 'store' | 'clock' | 'log' | 'config'> & {
  /** How often a clinic that is down is probed; five seconds by default. */
  probeEveryMillis?: number
}

type Connection = { row: ConnectionRow; line: ClinicLine; token: TokenSource; readAt: number }

/** Settings that were changed hold after so long at the latest. */
const SETTINGS_KEPT_MILLIS = 30_000
/** Of one answer; a clinic that sends nothing but nonsense fills no table with it. */
const MOST_SET_ASIDE = 500
const PROBE_MILLIS = 3_000

/**
 * One clinic: its settings, its sockets, its token, its breaker. `ask` gives `otherwise` when the clinic gives no answer that can be used; the
 * reason goes to the log, as a code.
 */
export function connectClinic(deps: ClinicDeps, providerCode: string) {
  const { store, clock, log, config } = deps
  const policy: AddressPolicy = { hosts: config.clinics.hosts, networks: config.clinics.networks, plainAllowed: !config.production }
  let connection: Promise<Connection> | undefined

  const breaker = makeBreaker({ probe, ...(deps.probeEveryMillis === undefined ? {} : { probeEveryMillis: deps.probeEveryMillis }) })

  async function connect(before: Connection | undefined): Promise<Connection> {
    const row = await findConnection(store, providerCode)
    if (!row) throw new ClinicFailure('not-configured')
    const readAt = clock().getTime()
    if (before && JSON.stringify(before.row) === JSON.stringify(row)) return { ...before, readAt }
    // Questions under way on the old line end with it: they are asked again by whoever keeps them.
    await before?.line.close()
    const line = openClinicLine({ connectMillis: row.connect_millis, sockets: row.sockets, policy })
    return { row, line, token: tokenFor(row), readAt }
  }

  function tokenFor({ auth, secret_name, token_url, client_id, scope }: ConnectionRow): TokenSource {
    if (auth === 'none') return fixedToken(null)
    const secret = config.clinics.secrets[secret_name ?? '']
    if (secret === undefined) throw new ClinicFailure('not-configured')
    if (auth === 'bearer') return fixedToken(secret)
    return clientCredentials({ tokenUrl: token_url!, clientId: client_id!, clientSecret: secret, scope }, clock)
  }

  async function connected(): Promise<Connection> {
    const before = await connection?.catch(() => undefined)
    if (before && clock().getTime() - before.readAt < SETTINGS_KEPT_MILLIS) return before
    connection = connect(before)
    return connection
  }

  function lineOf({ row, line, token }: Connection, signal: AbortSignal): FhirLine {
    return fhirLine({ base: row.base_url, line, token, signal, maxBytes: row.answer_bytes })
  }

  async function probe(): Promise<boolean> {
    try {
      const one = await connected()
      await lineOf(one, AbortSignal.timeout(Math.min(PROBE_MILLIS, one.row.total_millis))).search('Slot', {
        _count: '1',
        _summary: 'count'
      })
      log.info('the system of a clinic answers again', { providerCode })
      return true
    } catch {
      // What it is that fails was said when the clinic was given up.
      return false
    }
  }

  async function ask<T, O>(work: (call: FhirCall) => Promise<T>, otherwise: O, millis?: number): Promise<T | O> {
    if (breaker.state() === 'unreachable') return otherwise
    const rows: SetAside[] = []
    try {
      const one = await connected()
      const fhir = lineOf(one, AbortSignal.timeout(millis ?? one.row.total_millis))
      const answer = await work({ fhir, store, now: clock(), setAside: row => void rows.push(row) })
      breaker.succeeded()
      if (rows.length > 0) await noteSetAside(store, one.row.provider_id, rows.slice(0, MOST_SET_ASIDE), clock())
      return answer
    } catch (error) {
      if (!(error instanceof ClinicFailure)) {
        log.error('a question to a clinic failed here', { providerCode, ...failureOf(error) })
        return otherwise
      }
      if (error.code !== 'overloaded') breaker.failed()
      log.warn('a clinic gave no answer that can be used', { providerCode, code: error.code })
      return otherwise
    }
  }

  return {
    ask,
    reachable: () => breaker.state(),
    async close() {
      breaker.stop()
      await (await connection?.catch(() => undefined))?.line.close()
    }
  }
}
