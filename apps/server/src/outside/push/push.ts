// The port to the browsers' push services.
import type { Language } from '@vizit/rules/languages'

/** Where one browser takes pushes, as it told us itself. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  title: string
  text: string
  /** What it is read in: the browser says it of the notice. */
  language: Language
  /** The page that it opens. */
  address: string
  /** It asks whether the person will come: the notice has a button for that. */
  asks?: true
  /** The same key twice is one message: the push service keeps the last, the browser shows one. */
  key: string
  /** How long a browser that is away may still get it. */
  seconds: number
}

export type PushGateway = {
  /** What a browser subscribes with; null: nothing can be pushed here. */
  publicKey: string | null
  /** 'taken' when the push service took it, 'gone' when the browser takes no pushes any more; throws otherwise, and the caller tries again later. */
  send(target: PushTarget, message: PushMessage): Promise<'taken' | 'gone'>
}
