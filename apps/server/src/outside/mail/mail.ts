// The port to whoever carries e-mail. The local default is the inbox page; the real one is an SMTP server.

import type { Language } from '@vizit/rules/languages'

export type Mail = {
  /** An address that has been judged. */
  to: string
  /** Of the words. */
  language: Language
  subject: string
  /** Plain text. */
  text: string
  /** The same key twice is one message: it becomes the Message-ID. */
  key: string
}

export type MailGateway = {
  /** Resolves when the server took the message; throws when it did not, and the caller tries again later. */
  send(mail: Mail): Promise<void>
}
