// The port to whoever sends SMS. The local default is the inbox page; the real one is an HTTP gateway.

export type Sms = {
  /** 375 and nine digits. */
  phone: string
  text: string
  /** The same key twice is one message: the gateway is told, so that a retry cannot cost or disturb twice. */
  key: string
}

export type SmsGateway = {
  /** Resolves when the gateway took the message; throws when it did not, and the caller tries again later. */
  send(sms: Sms): Promise<void>
}
