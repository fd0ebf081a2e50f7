// What the commands of the server are given as their first argument.
import type { Channel } from '@vizit/contract/face'
import type { Clinics } from './clinics/gateway.ts'
import type { Config } from './config.ts'
import type { Once } from './http/answers.ts'
import type { SessionAccess } from './http/session.sql.ts'
import type { StaffSession } from './http/staff-session.ts'
import type { Log } from './log.ts'
import type { CaptchaPainter } from './outside/captcha/captcha.ts'
import type { DrugSearch } from './outside/drugs/drugs.ts'
import type { FileStore } from './outside/files/files.ts'
import type { MailGateway } from './outside/mail/mail.ts'
import type { PushGateway } from './outside/push/push.ts'
import type { SmsGateway } from './outside/sms/sms.ts'
import type { TileSource } from './outside/tiles/tiles.ts'
import type { Store } from './store/store.ts'
import type { Tracing } from './tracing/tracing.ts'

/** Made once for the process. */
export type Deps = {
  store: Store
  config: Config
  clinics: Clinics
  sms: SmsGateway
  mail: MailGateway
  push: PushGateway
  captcha: CaptchaPainter
  drugs: DrugSearch
  files: FileStore
  tiles: TileSource
  log: Log
  tracing: Tracing
  clock: () => Date
  newId: () => string
}

/** Made for each request: the moment it came, who asks, from where. */
export type Ctx = Deps & {
  now: Date
  /** The network address of the caller; only ever kept hashed. */
  address: string
  /** What the browser says of itself: a name for its owner, and nothing else. */
  userAgent: string
  /** Through which face the call came, as it says itself: for evidence, and for nothing else. */
  channel: Channel
  bearer: string | null
  /** Present where the endpoint creates: see `keepAnswer`. */
  once: Once | null
}

/** The same for an endpoint that only a signed-in person may call. */
export type SignedCtx = Ctx & {
  accountId: string
  deviceHash: Buffer
  /** The public name of the session that asks. */
  sessionId: string
  /** `masked`: the device is not confirmed yet; only endpoints that say so are served to it. */
  access: SessionAccess
}

/** The same for an endpoint of the desk. Whoever asks is staff with a role, at an organisation or of the product itself. */
export type StaffCtx = Ctx & StaffSession
