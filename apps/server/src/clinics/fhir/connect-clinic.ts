import type { Config } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { failureOf } from '../../log.ts'
import { makeBreaker } from '../../outside/breaker.ts'
import type { SetAside } from '../clinic-records.ts'
import { type ConnectionRow, type Finding, findConnection, findFinding, noteSetAside } from '../clinics.sql.ts'
import type { ClinicTried } from '../gateway.ts'
import type { AddressPolicy } from '../outbound/address-guard.ts'
import { ClinicFailure, type ClinicLine, openClinicLine } from '../outbound/clinic-line.ts'
import { makePace, SAT_OUT_MILLIS } from '../outbound/pace.ts'
import type { FhirCall } from './fhir-call.ts'
import { type FhirLine, fhirLine, type Heard } from './fhir-line.ts'
import type { StatusMeaning } from './status-meaning.ts'
import { clientCredentials, fixedToken, type TokenSource } from './token.ts'
import { tryOut } from './try-out.ts'
import { writeDownFinding } from './write-down-finding.ts'

export type ClinicDeps = Pick<Deps, 'store' | 'clock' | 'log'> & {
  config: Pick<Config, 'clinics' | 'production'>
  /** How often a clinic that is down is probed; five seconds by default. */
  probeEveryMillis?: number
}

/** `finding`: how it may be written to; undefined: it was never tried. */
type Connection = { row: ConnectionRow; line: ClinicLine; token: TokenSource; finding: Finding | undefined; readAt: number }

/** Settings that were changed hold after so long at the latest. */
const SETTINGS_KEPT_MILLIS = 30_000
/** Of one answer; a clinic that sends nothing but nonsense fills no table with it. */
const MOST_SET_ASIDE = 500
const PROBE_MILLIS = 3_000
/** How loud an answer is in the log. What is not here is the daily life of a clinic: a time that is taken, a thing that is not there. */
const LOUD: Partial<Record<StatusMeaning, 'warn' | 'error'>> = {
  refused: 'warn',
  broken: 'warn',
  'no-answer': 'warn',
  wait: 'warn',
  'our-fault': 'error',
  'not-let-in': 'error'
}

/**
 * One clinic: its settings, its sockets, its token, its breaker. `ask` gives `otherwise` when the clinic gives no answer that can be used; the
 * reason goes to the log, as a code.
 */
export function connectClinic(deps: ClinicDeps, providerCode: string) {
  const { store, clock, log, config } = deps
  const policy: AddressPolicy = { hosts: config.clinics.hosts, networks: config.clinics.networks, plainAllowed: !config.production }
  let connection: Promise<Connection> | undefined
  let trying: Promise<Finding> | undefined

  const pace = makePace(clock)
  const breaker = makeBreaker({ probe, ...(deps.probeEveryMillis === undefined ? {} : { probeEveryMillis: deps.probeEveryMillis }) })

  async function connect(before: Connection | undefined): Promise<Connection> {
    const row = await findConnection(store, providerCode)
    if (!row) throw new ClinicFailure('not-configured')
    const finding = await findFinding(store, row.provider_id, row.base_url)
    const readAt = clock().getTime()
    if (before && JSON.stringify(before.row) === JSON.stringify(row)) return { ...before, finding, readAt }
    // Questions under way on the old line end with it: they are asked again by whoever keeps them.
    await before?.line.close()
    const line = openClinicLine({ connectMillis: row.connect_millis, sockets: row.sockets, policy })
    return { row, line, token: tokenFor(row), finding, readAt }
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

  function hear({ status, means, said }: Heard): void {
    const loud = LOUD[means]
    if (loud) log[loud]('a clinic answers with an error', { providerCode, status, code: means, ...(said === undefined ? {} : { said }) })
  }

  function lineOf({ row, line, token, finding }: Connection, signal: AbortSignal, strongTags = finding?.strongTags ?? false): FhirLine {
    return fhirLine({ base: row.base_url, line, token, pace, signal, maxBytes: row.answer_bytes, strongTags, hear })
  }

  /** Tries the clinic and writes down what was found; everything is asked by it from now on. @throws ClinicFailure */
  async function tryNow(one: Connection, signal: AbortSignal): Promise<Finding> {
    const finding = await tryOut(strongTags => lineOf(one, signal, strongTags), clock())
    await found(one, finding)
    return finding
  }

  async function found(one: Connection, finding: Finding): Promise<void> {
    await writeDownFinding({ store, log, clock }, { providerCode, providerId: one.row.provider_id, baseUrl: one.row.base_url }, finding)
    const now = await connection?.catch(() => undefined)
    if (now) connection = Promise.resolve({ ...now, finding })
  }

  /** What one question works with: what is found while it is asked holds for the rest of it. */
  function callOf(one: Connection, signal: AbortSignal, rows: SetAside[]): FhirCall {
    let { finding } = one
    let fhir = lineOf(one, signal)
    const take = (now: Finding) => {
      finding = now
      fhir = lineOf(one, signal, now.strongTags)
      return now
    }
    return {
      get fhir() {
        return fhir
      },
      store,
      now: clock(),
      setAside: row => void rows.push(row),
      // Many who ask at once try it once.
      found: async () => finding ?? take(await (trying ??= tryNow(one, signal).finally(() => (trying = undefined)))),
      async distrust() {
        const before = finding ?? { strongTags: false, keepsMarks: true }
        log.error('a clinic did a transaction in part', { providerCode })
        const now = take({ ...before, writing: 'stepwise', why: 'in-part' })
        // What was begun is undone step by step; after that nothing is begun where no mark would tell of it.
        await found(one, { ...now, writing: now.keepsMarks ? 'stepwise' : 'reading-only' })
      }
    }
  }

  async function probe(): Promise<boolean> {
    try {
      const one = await connected()
      await lineOf(one, AbortSignal.timeout(Math.min(PROBE_MILLIS, one.row.total_millis))).page('Slot', {
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
      const answer = await work(callOf(one, AbortSignal.timeout(millis ?? one.row.total_millis), rows))
      breaker.succeeded()
      if (rows.length > 0) await noteSetAside(store, one.row.provider_id, rows.slice(0, MOST_SET_ASIDE), clock())
      return answer
    } catch (error) {
      if (!(error instanceof ClinicFailure)) {
        log.error('a question to a clinic failed here', { providerCode, ...failureOf(error) })
        return otherwise
      }
      // who says when to come again is there, and so is who says what is wrong with a question
      if (!['overloaded', 'asked-to-wait', 'not-taken', 'no-slots'].includes(error.code)) breaker.failed()
      log.warn('a clinic gave no answer that can be used', { providerCode, code: error.code })
      return otherwise
    }
  }

  /** See `ClinicGateway.tryOut`. */
  async function tryAgain(): Promise<ClinicTried> {
    try {
      const one = await connected()
      return await tryNow(one, AbortSignal.timeout(one.row.total_millis))
    } catch (error) {
      if (!(error instanceof ClinicFailure)) throw error
      log.warn('a clinic could not be tried', { providerCode, code: error.code })
      return { writing: 'unknown', why: error.code }
    }
  }

  return {
    ask,
    tryOut: tryAgain,
    /** A clinic that wants to be left alone for longer than a person waits is as good as one that does not answer. */
    reachable: (): 'reachable' | 'unreachable' =>
      (pace.waitsUntil()?.getTime() ?? 0) - clock().getTime() > SAT_OUT_MILLIS ? 'unreachable' : breaker.state(),
    waitsUntil: pace.waitsUntil,
    async close() {
      breaker.stop()
      await (await connection?.catch(() => undefined))?.line.close()
    }
  }
}
