// The local inbox as a page: where codes and reminders are read while no real gateway is configured. Absent in production.
import { SMS_CODE_LENGTH } from '@vizit/rules/codes'
import { minskDay, minskTime, showDay } from '@vizit/rules/days'
import { showPhone } from '@vizit/rules/phone'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { type InboxMessage, listInbox } from '../outside/inbox/list-inbox.ts'

const REFRESH_SECONDS = 5
const CODE = new RegExp(`(?<!\\d)\\d{${SMS_CODE_LENGTH}}(?!\\d)`)

/** `/inbox` for people and `/inbox.json` for programs: the last hundred messages, newest first. */
export function serveInbox(app: FastifyInstance, deps: Pick<Deps, 'store' | 'config'>): void {
  app.get('/inbox', async (_, reply) => {
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    return reply.send(page(deps.config.brand.name, await listInbox(deps.store)))
  })
  app.get('/inbox.json', async (_, reply) => {
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
    return reply.send(JSON.stringify(await listInbox(deps.store)))
  })
  app.get('/inbox.css', async (_, reply) => reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(STYLE))
}

function page(brand: string, messages: InboxMessage[]): string {
  const list = messages.length === 0 ? '<p class="empty">Сообщений пока нет.</p>' : `<ol>${messages.map(item).join('')}</ol>`
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<title>Входящие · ${escaped(brand)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/inbox.css">
</head>
<body>
<main>
<h1>Входящие</h1>
<p class="lead">Здесь появляются SMS и письма, пока не подключена настоящая отправка. Страница обновляется сама каждые ${REFRESH_SECONDS} секунд.</p>
${list}
</main>
</body>
</html>
`
}

function item(message: InboxMessage): string {
  const at = new Date(message.at)
  const to = message.channel === 'sms' ? showPhone(message.to) : message.to
  // In a letter six digits in a row may be a part of its link.
  const code = message.channel === 'sms' ? CODE.exec(message.text)?.[0] : undefined
  return `<li>
<p class="head"><span>${message.channel === 'sms' ? 'SMS' : 'Письмо'}</span> <span>${escaped(to)}</span> <time datetime="${escaped(message.at)}">${showDay(minskDay(at))}, ${minskTime(at)}</time></p>
${code ? `<p class="code">${code}</p>` : ''}
${message.subject ? `<h2>${escaped(message.subject)}</h2>` : ''}
<p class="text">${linked(escaped(message.text))}</p>
</li>`
}

/** Addresses in an escaped text can be followed. */
function linked(text: string): string {
  return text.replace(/https?:\/\/[^\s<>"']+/g, '<a href="$&">$&</a>')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2733; --soft: #5b6876; --line: #d9e0e7; --back: #f5f7f9; --card: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edf2; --soft: #a3b0bd; --line: #33404d; --back: #12181f; --card: #1a222b } }
body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 42rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { margin: 0; font-size: 1.75rem }
h2 { margin: .5rem 0 0; font-size: 1rem }
.lead, .empty { margin: .25rem 0 1.5rem; color: var(--soft) }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem }
li { padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 12px; background: var(--card) }
.head { margin: 0; overflow-wrap: anywhere; display: flex; flex-wrap: wrap; gap: .25rem .75rem; color: var(--soft); font-size: .875rem }
time { margin-inline-start: auto }
.code { margin: .25rem 0; font-size: 2.25rem; font-weight: 600; letter-spacing: .12em; font-variant-numeric: tabular-nums }
.text { margin: .25rem 0 0; white-space: pre-line; overflow-wrap: anywhere }
`
