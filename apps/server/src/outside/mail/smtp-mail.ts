import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { MailGateway } from './mail.ts'

export type SmtpSettings = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string
  /** The address that letters come from, and its name. */
  from: string
  sender: string
  /** Refuses to speak without encryption. */
  requireTls: boolean
  timeoutMillis?: number
}

const TIMEOUT_MILLIS = 10_000

/** The server did not take a letter. Carries its code only: no address, no text. */
export class MailNotTaken extends Error {
  override name = 'MailNotTaken'
  readonly code: string
  constructor(code: string) {
    super(`the mail server did not take a letter: ${code}`)
    this.code = code
  }
}

/** Plain text over SMTP, one connection a letter. The key becomes the Message-ID, so that a letter sent twice is shown once. */
export function smtpMail(settings: SmtpSettings): MailGateway {
  const { url, from, sender, requireTls, timeoutMillis = TIMEOUT_MILLIS } = settings
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    connectionTimeout: timeoutMillis,
    greetingTimeout: timeoutMillis,
    socketTimeout: timeoutMillis,
    disableFileAccess: true,
    disableUrlAccess: true
  })
  const host = from.slice(from.lastIndexOf('@') + 1)
  return {
    async send({ to, language, subject, text, key }) {
      const id = createHash('sha256').update(key).digest('hex').slice(0, 32)
      await transport
        .sendMail({
          from: { name: sender, address: from },
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language }
        })
        .catch((error: unknown) => {
          throw new MailNotTaken(codeOf(error))
        })
    }
  }
}

/** 'EAUTH', 'ETIMEDOUT', or the server's own number. Its sentence may quote the address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('responseCode' in error && typeof error.responseCode === 'number') return String(error.responseCode)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
