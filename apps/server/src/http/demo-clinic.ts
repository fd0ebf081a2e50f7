// A page of a clinic that does not exist, with the booking widget in it: how it looks and works at somebody else's. Absent in production.
import type { FastifyInstance } from 'fastify'

/** `/demo/clinic`; `?doctor=`, `?branch=`, `?accent=`, `?theme=` and `?lang=` go into the tag. */
export function serveDemoClinic(app: FastifyInstance): void {
  app.get('/demo/clinic', async (request, reply) => {
    const asked = request.query as Record<string, unknown>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    return reply.send(page(asked))
  })
  app.get('/demo/clinic.css', async (_, reply) => reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(STYLE))
}

/** What may be asked for, and how it may look: nothing else of the address comes into the page. */
const ATTRIBUTES = {
  provider: /^[a-z-]{2,32}$/,
  branch: /^\d{1,18}$/,
  speciality: /^\d{1,18}$/,
  doctor: /^\d{1,18}$/,
  accent: /^#[0-9a-f]{6}$/i,
  theme: /^(light|dark|auto)$/,
  lang: /^(ru|en|be)$/
}
const BY_DEFAULT: Record<string, string> = { provider: 'azure', accent: '#0c6b5b' }

function page(asked: Record<string, unknown>): string {
  const attributes = Object.entries(ATTRIBUTES).flatMap(([name, form]) => {
    const value = asked[name] ?? BY_DEFAULT[name]
    return typeof value === 'string' && form.test(value) ? [` ${name}="${value}"`] : []
  })
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Клиника «Лазурит»</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo/clinic.css">
<script src="/widget/vizit-booking.js" async></script>
</head>
<body>
<header>
<p class="top"><span>ул. Лазурная, 16, Минск</span> <span>+375 (17) 000-00-00</span></p>
<p class="name">Клиника «Лазурит»</p>
</header>
<main>
<div class="about">
<h1>Записаться на приём</h1>
<p>Этой клиники нет: страница показывает, как виджет записи выглядит на чужом сайте. Врачи и время — из демонстрационных данных.</p>
<p>Выберите врача и время, укажите, кто придёт, и подтвердите запись кодом из SMS. Здесь SMS приходят во <a href="/inbox">входящие</a>.</p>
<p>Возьмите с собой паспорт, прежние снимки и заключения.</p>
</div>
<vizit-booking${attributes.join('')}></vizit-booking>
</main>
</body>
</html>
`
}

/** On purpose unlike ours: other letters, other sizes, rules for every button. None of it may reach into the widget. */
const STYLE = `
html { font-size: 62.5% }
body { margin: 0; background: #fff; color: #262626; font: 1.7rem/1.65 Arial, sans-serif }
button, input, h2, h3 { text-transform: uppercase; letter-spacing: .3em; color: #b00; background: #ff0 }
header { border-bottom: 1px solid #ddd }
.top, .name { margin: 0; padding: .8rem max(1.6rem, calc(50vw - 56rem)) }
.top { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 2rem; background: #0f4a43; color: #fff; font-size: 1.5rem }
.name { padding-block: 1.8rem; color: #0f4a43; font-size: 2.3rem; font-weight: bold }
main { display: grid; gap: 2.4rem 6rem; max-width: 112rem; margin: 0 auto; padding: 2.4rem 1.6rem 6rem }
.about { max-width: 60ch }
h1 { margin: 0 0 1.2rem; font-size: 2.8rem; line-height: 1.3 }
a { color: #0c6b5b }
@media (min-width: 900px) { main { grid-template-columns: minmax(0, 1fr) minmax(0, 50.4rem); align-items: start; padding-block: 3.6rem } .about { padding-top: 0 } }
`
