import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openMail } from './open-mail.ts'
import { MailNotTaken, smtpMail } from './smtp-mail.ts'

type Taken = { from: string; to: string[]; source: string; user: string }
const taken: Taken[] = []
const refusing = { with: 0 }
let server: SMTPServer

const start = (options: ConstructorParameters<typeof SMTPServer>[0] = {}) =>
  new Promise<number>(resolve => {
    server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (auth, _, done) => done(auth.password === 'right' ? null : new Error('no'), { user: auth.username }),
      onRcptTo: (address, _, done) =>
        done(refusing.with ? Object.assign(new Error(`no such mailbox ${address.address}`), { responseCode: refusing.with }) : null),
      onData: (stream, session, done) => {
        let source = ''
        stream.setEncoding('utf8')
        stream.on('data', (piece: string) => {
          source += piece
        })
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope
          const user = session.user === undefined ? '' : JSON.stringify(session.user)
          taken.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(to => to.address), source, user })
          done()
        })
      },
      ...options
    })
    server.listen(0, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port))
  })

let port = 0
beforeEach(async () => {
  taken.length = 0
  refusing.with = 0
  port = await start()
})
afterEach(
  () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
    })
)

const LETTER = {
  to: 'olga@example.by',
  language: 'be' as const,
  subject: 'Визит: подтвердите адрес',
  text: 'Здравствуйте!\nhttp://localhost/email/confirm#abc',
  key: 'mail-link:1'
}
const settings = (more: Partial<Parameters<typeof smtpMail>[0]> = {}) => ({
  url: `smtp://vizit:right@127.0.0.1:${port}`,
  from: 'no-reply@vizit.example',
  sender: 'Визит',
  requireTls: false,
  ...more
})

test('a letter goes to an SMTP server as plain text, from our address, signed in', async () => {
  await smtpMail(settings()).send(LETTER)
  expect(taken).toMatchObject([{ from: 'no-reply@vizit.example', to: ['olga@example.by'], user: '"vizit"' }])
  const { source } = taken[0]!
  expect(source).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
  expect(source).toMatch(/^Auto-Submitted: auto-generated/m)
  expect(source).toMatch(/^Content-Language: be$/im)
  expect(source).toContain('http://localhost/email/confirm#abc')
})

test('a letter sent again carries the same Message-ID', async () => {
  const mail = smtpMail(settings())
  await mail.send(LETTER)
  await mail.send(LETTER)
  const ids = taken.map(one => /^Message-ID: (.*)$/m.exec(one.source)![1])
  expect(new Set(ids).size).toBe(1)
})

test('a subject cannot add a header', async () => {
  await smtpMail(settings()).send({ ...LETTER, subject: 'Визит\r\nBcc: other@example.by' })
  expect(taken[0]!.to).toEqual(['olga@example.by'])
  expect(taken[0]!.source).not.toMatch(/^Bcc:/m)
})

test.each([
  ['a refused mailbox', () => void (refusing.with = 550), {}, '550'],
  ['a wrong password', () => undefined, { url: 'smtp://vizit:wrong@127.0.0.1:' }, '535'],
  ['a server without encryption, where it is needed', () => undefined, { requireTls: true }, '500']
])('%s is told by its code, without the address', async (_, prepare, change, code) => {
  prepare()
  const url = 'url' in change ? `${change.url}${port}` : undefined
  const failure = await smtpMail(settings({ ...change, ...(url ? { url } : {}) }))
    .send(LETTER)
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(MailNotTaken)
  expect((failure as MailNotTaken).code).toBe(code)
  expect(String(failure)).not.toContain('olga')
  expect(taken).toEqual([])
})

test('without settings letters land in the inbox page, once a key', async () => {
  const rows: unknown[][] = []
  const store = { run: async (query: { values: unknown[] }) => rows.push(query.values) }
  const config = readConfig({}, '0.0.361')
  const mail = await openMail({ config, store, clock: () => new Date('2026-11-20T08:00:00Z') })
  await mail.send(LETTER)
  await mail.send(LETTER)
  expect(rows[0]!.slice(1, 5)).toEqual(['mail', 'olga@example.by', LETTER.subject, LETTER.text])
  expect(rows[0]![0]).toBe(rows[1]![0])
})
