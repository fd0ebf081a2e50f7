// Where the time of a request or a job went, told to a collector (OpenTelemetry). These functions are all that may be said: none of them takes a value of anybody's.
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

/** Who is asked outside of this process and its database. */
export type Outside = 'clinic' | 'sms' | 'mail' | 'push' | 'drugs' | 'tiles'

export type Answered = {
  /** As it is written down, with the names of its parts in place of their values; undefined: no route of ours. */
  route: string | undefined
  status: number
  /** The code of a refusal. */
  code: string | undefined
}

export type RequestTrace = {
  /** What `work` begins belongs to the request. */
  within(work: () => void): void
  end(answered: Answered): void
}

export type Tracing = {
  isOn: boolean
  /** `requestId`: the same as in the log. */
  request(asked: { method: string; requestId: string }): RequestTrace
  /** A statement of the store, by its fixed text: its values are not part of that. Told only as part of a request or a job. */
  statement<T>(text: string, work: () => Promise<T>): Promise<T>
  /** A question to somebody outside, by what is asked and not by its words. Told only as part of a request or a job. */
  outside<T>(service: Outside, what: string, work: () => Promise<T>): Promise<T>
  job<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Tells what is not told yet. */
  close(): Promise<void>
}

/** Tells nothing and costs nothing: what holds unless TRACES_URL is set. */
export const NO_TRACING: Tracing = {
  isOn: false,
  request: () => ({ within: work => work(), end: () => undefined }),
  statement: (_, work) => work(),
  outside: (_service, _what, work) => work(),
  job: (_, work) => work(),
  close: async () => undefined
}

/** By the configuration; the library is brought in only where traces are wanted. */
export async function openTracing(config: Pick<Config, 'traces' | 'version' | 'role'>, log: Log): Promise<Tracing> {
  if (config.traces === null) return NO_TRACING
  const { tellCollector } = await import('./tell-collector.ts')
  return tellCollector({ ...config.traces, version: config.version, role: config.role, log })
}

/** The gateway with these of its questions told. */
export function traced<Gateway extends object>(
  tracing: Tracing,
  service: Outside,
  gateway: Gateway,
  questions: readonly (keyof Gateway & string)[]
): Gateway {
  if (!tracing.isOn) return gateway
  const told = Object.create(gateway) as Gateway
  for (const what of questions) {
    const ask = gateway[what] as ((...of: unknown[]) => Promise<unknown>) | undefined
    if (ask) told[what] = ((...of: unknown[]) => tracing.outside(service, what, () => ask.apply(gateway, of))) as Gateway[typeof what]
  }
  return told
}
