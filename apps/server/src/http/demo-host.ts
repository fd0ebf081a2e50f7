// A page of a clinic that does not exist, which holds the cabinet in a frame and tells it what to open. Absent in production.
import type { FastifyInstance } from 'fastify'

/** `/demo/host`: docs/embedding.md, acted out. */
export function serveDemoHost(app: FastifyInstance): void {
  app.get('/demo/host', async (_, reply) => {
    const policy = String(reply.getHeader('content-security-policy'))
    reply.header('content-security-policy', `${policy};frame-src 'self'`)
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(PAGE)
  })
  app.get('/demo/host.css', async (_, reply) => reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(STYLE))
  app.get('/demo/host.js', async (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(SCRIPT)
  )
}

const TEXTS = ['doctorId', 'branchId', 'assignmentId', 'visitId', 'phone', 'providerCode'] as const
const FLAGS = ['onlineDoctor', 'bookmark', 'ed'] as const

const PAGE = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Клиника «Лазурит»: личный кабинет</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo/host.css">
<script src="/demo/host.js" defer></script>
</head>
<body>
<header><p class="name">Клиника «Лазурит»</p></header>
<main>
<div class="about">
<h1>Кабинет на сайте клиники</h1>
<p>Этой клиники нет: страница показывает, как личный кабинет живёт внутри чужого сайта и как сайт говорит ему, что открыть.</p>
<p class="ways"><button type="button" id="doctor">Записаться к первому врачу</button> <button type="button" id="visits">Я записался по телефону</button></p>
<details>
<summary>Все десять параметров</summary>
<form id="parameters">
${TEXTS.map(name => `<label>${name} <input name="${name}" autocomplete="off"></label>`).join('\n')}
<label>profileFilter <select name="profileFilter"><option value="">нет</option><option>0</option><option>1</option><option>2</option></select></label>
${FLAGS.map(name => `<label class="flag"><input type="checkbox" name="${name}"> ${name}</label>`).join('\n')}
<button type="submit">Передать кабинету</button>
</form>
</details>
<p>Рядом: <a href="/demo/clinic">запись без входа в кабинет</a>, одним элементом на странице клиники.</p>
<p>Состояние: <output id="state">кабинет загружается</output></p>
</div>
<iframe id="cabinet" src="/embed/azure" title="Личный кабинет" allow="clipboard-write"></iframe>
</main>
</body>
</html>
`

const SCRIPT = `const frame = document.getElementById('cabinet')
const state = document.getElementById('state')
// The cabinet of this page is of this very origin; a clinic's site writes the cabinet's own address here.
const CABINET = location.origin
const open = parameters => frame.contentWindow.postMessage({ type: 'vizit:open', version: 1, ...parameters }, CABINET)

addEventListener('message', event => {
  if (event.source !== frame.contentWindow || event.origin !== CABINET) return
  if (event.data.type === 'vizit:ready') state.textContent = 'кабинет готов'
  if (event.data.type === 'vizit:height') frame.height = event.data.height
})
document.getElementById('doctor').addEventListener('click', async () => {
  const answer = await fetch('/api/v2/public/booking/azure/doctors')
  const { data } = await answer.json()
  open({ doctorId: data.doctors[0].doctorId, providerCode: 'azure', bookmark: true })
})
document.getElementById('visits').addEventListener('click', () => open({ ed: true }))
document.getElementById('parameters').addEventListener('submit', event => {
  event.preventDefault()
  const form = new FormData(event.target)
  open(Object.fromEntries([...form].filter(([, value]) => value !== '').map(([name, value]) => [name, value === 'on' ? true : value])))
})
`

const STYLE = `
body { margin: 0; background: #fff; color: #262626; font: 17px/1.6 Arial, sans-serif }
header { background: #0f4a43 }
.name { margin: 0; padding: 16px max(16px, calc(50vw - 560px)); color: #fff; font-size: 22px; font-weight: bold }
main { display: grid; gap: 20px; max-width: 1120px; margin: 0 auto; padding: 24px 16px 64px }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.3 }
.about { max-width: 70ch }
a { color: #0f4a43 }
.ways { display: flex; flex-wrap: wrap; gap: 8px }
@media (min-width: 768px) { iframe { min-height: 640px } }
button { min-height: 44px; padding: 0 18px; border: 0; border-radius: 4px; background: #0f4a43; color: #fff; font: inherit }
form { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 12px; align-items: end; padding-block: 12px }
label { display: grid; font-size: 15px }
label.flag { display: flex; gap: 8px; align-items: center; min-height: 44px }
label input:not([type]), select { min-height: 44px; padding: 0 8px; border: 1px solid #767676; border-radius: 4px; font: inherit }
summary { min-height: 44px; line-height: 44px }
iframe { width: 100%; border: 1px solid #ccd6d4; border-radius: 12px }
`
