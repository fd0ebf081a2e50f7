import { bookDoctorSlot } from '@vizit/contract/booking'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { drawnFace, ROUTES } from '../../app.ts'
import { buildHttp } from '../../http/server.ts'
import { openStore, sql } from '../../store/store.ts'
import { testPages } from '../../testing/test-pages.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const tools = testPages()
const http = await buildHttp(server.deps, { routes: ROUTES, faces: { cabinet: tools.folder }, drawn: drawnFace(server.deps, tools) })
beforeEach(() => server.reset())
afterAll(async () => {
  await http.close()
  await server.stop()
  tools.remove()
})

/** As a robot or a browser without scripts reads it. */
async function read(url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const { statusCode, body, headers: told } = await http.inject({ url, headers, remoteAddress })
  const one = (pattern: RegExp) => pattern.exec(body)?.[1]
  return {
    status: statusCode,
    body,
    told,
    language: one(/<html lang="([^"]+)"/),
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]+)"/),
    alternates: [...body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(match => [match[1], match[2]]),
    heading: one(/<h1[^>]*>([^<]*)<\/h1>/),
    thing: JSON.parse(one(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? 'null') as Record<string, unknown> | null,
    /** What a browser runs: everything but data. */
    scripts: [...body.matchAll(/<script\b([^>]*)>/g)]
      .map(match => match[1]!)
      .filter(script => !/type="application\/(?:ld\+)?json"/.test(script)),
    /** Without tags. */
    text: body
      .replace(/<script\b.*?<\/script>/gs, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
  }
}

/** A doctor with a time on Tuesday, 24 November, 14:30. */
async function aDoctor() {
  const doctor = await server.aDoctor()
  const slot = await server.aSlot({ assignmentId: doctor.assignmentId, startsAt: '2026-11-24T11:30:00Z' })
  return { ...doctor, slot, path: `/doctor/${doctor.doctorId}` }
}

test('the page of a doctor says without a script who they are, whom they see, where, for how much, and when there is time', async () => {
  const { path } = await aDoctor()
  const page = await read(path)
  expect([page.status, page.told['content-type'], page.heading]).toEqual([200, 'text/html; charset=utf-8', 'Ковалёва Анна Сергеевна'])
  for (const said of ['Терапевт', 'взрослых', 'Каштан', 'ул. Сурганова, 47Б', '62', 'Ведёт приём взрослых.', '24 ноября, 14:30'])
    expect(page.text).toContain(said)
  expect(page.body).toContain('href="/timeslot?doctorId=')
})

test('one network waits for ten pages at a time, the next is told to come again as a page, and others are drawn meanwhile', async () => {
  const paths = await Promise.all(Array.from({ length: 12 }, async () => (await aDoctor()).path))
  await read(paths[0]!)
  const letGo = tools.hold()
  const drawn = tools.drawn()
  const from = (remoteAddress: string) => (url: string) => http.inject({ url, remoteAddress })
  const waiting = paths.slice(1, 11).map(from('192.0.2.1'))
  await expect.poll(() => tools.drawn()).toBeGreaterThan(drawn)
  const refused = await from('192.0.2.1')(paths[11]!)
  expect([refused.statusCode, refused.headers['content-type'], refused.headers['retry-after']]).toEqual([
    503,
    'text/html; charset=utf-8',
    '5'
  ])
  const other = from('192.0.2.2')(paths[11]!)
  letGo()
  expect((await Promise.all([...waiting, other])).map(answer => answer.statusCode)).toEqual(Array(11).fill(200))
  expect((await from('192.0.2.1')(paths[11]!)).statusCode).toBe(200)
})

test('a drawn page begins with one small script, which is told where the program lies', async () => {
  const { path, branchId } = await aDoctor()
  const branch = await read(`/branch/${branchId}`)
  for (const url of [path, branch.told.location as string, '/timeslot', '/sign-in']) {
    const { body, scripts } = await read(url)
    expect(scripts.filter(script => / src=/.test(script))).toEqual([' type="module" crossorigin src="/assets/begin-1.js"'])
    expect(body).toContain('<script type="application/json" id="program">["/assets/index-1.js","/assets/page-1.js"]</script>')
    expect(body).not.toContain('modulepreload')
  }
})

test('the sign-in stands with the first picture, in Russian alone and not for search engines; who brings a number or a way back gets it from the face', async () => {
  const page = await read('/sign-in')
  expect([page.status, page.heading, page.told['x-robots-tag']]).toEqual([200, 'Вход', 'noindex'])
  expect(page.body).toMatch(/<input[^>]*type="tel"/)
  expect(page.body).not.toMatch(/<style|\sstyle=|\son\w+=|canonical|drawn-1\.css/)
  // Without a program nobody signs in.
  expect(page.body).toContain('<noscript>')
  for (const url of ['/sign-in?phone=375291234567', '/sign-in?from=%2Fvisits', '/en/sign-in'])
    expect((await read(url)).body).toContain('<div id="root"></div>')
})

test('search engines are told the title, a description, one address and that of each language, and the doctor as a Physician with an Offer and no rating', async () => {
  const { path } = await aDoctor()
  const page = await read(`${path}?utm_source=letter`)
  const origin = server.config.passkeys.origin
  expect(page.title).toBe('Ковалёва Анна Сергеевна, Терапевт — Визит')
  expect(page.description).toMatch(/^Ковалёва Анна Сергеевна: Терапевт, первая категория\. .*Минск, ул\. Сурганова, 47Б\. .*62/)
  expect(page.canonical).toBe(origin + path)
  expect(page.alternates).toEqual([
    ['ru', origin + path],
    ['en', `${origin}/en${path}`],
    ['be', `${origin}/be${path}`],
    ['x-default', origin + path]
  ])
  expect(page.thing).toMatchObject({
    '@type': 'Physician',
    name: 'Ковалёва Анна Сергеевна',
    medicalSpecialty: 'Терапевт',
    url: origin + path,
    parentOrganization: [{ '@type': 'MedicalClinic', address: { addressLocality: 'Минск', streetAddress: 'ул. Сурганова, 47Б' } }],
    makesOffer: [{ '@type': 'Offer', price: '62.00', priceCurrency: 'BYN' }]
  })
  expect(page.body).not.toMatch(/AggregateRating/i)
})

test('the page is read in English and Belarusian too, needs no script there, and leads to other pages of its language', async () => {
  const { path, branchId } = await aDoctor()
  const [en, be] = [await read(`/en${path}`), await read(`/be${path}`)]
  expect([en.status, en.language, en.scripts, en.canonical]).toEqual([200, 'en', [], `${server.config.passkeys.origin}/en${path}`])
  expect(en.text).toMatch(/Internist/)
  expect(en.text).toContain('24 November, 14:30')
  expect([be.status, be.language, be.scripts]).toEqual([200, 'be', []])
  expect(be.text).toContain('24 лістапада, 14:30')
  expect(en.body).toContain(`href="/en/branch/${branchId}"`)
  // Whoever signs in from here comes back to the page that the cabinet has.
  expect(decodeURIComponent(en.body)).toContain(`/sign-in?from=${path}`)
  expect(en.body).not.toMatch(/from=(?:\/|%2F)en/i)
  // What is booked is booked in the cabinet.
  expect(en.body).toContain('href="/timeslot?doctorId=')
})

test('no script and no style stands inside a page, whatever a clinic writes about its doctor', async () => {
  const { path, doctorId } = await aDoctor()
  const said = `</script><script>alert(1)</script><!-- "'&`
  await server.store.run(sql`update doctors set description = ${said} where id = ${doctorId}`)
  for (const url of [path, `/en${path}`]) {
    const page = await read(url)
    expect(page.scripts.filter(script => !/ src="\//.test(script))).toEqual([])
    expect(page.body).not.toMatch(/<style|\sstyle=|\son\w+=/)
    expect(page.thing).toMatchObject({ description: said })
    expect(page.told['content-security-policy']).toMatch(/script-src 'self';.*require-trusted-types-for 'script'/)
  }
})

test('a number that no doctor has is not found, and one whose doctor has left is gone; either is a page with a way on', async () => {
  const { path, doctorId } = await aDoctor()
  await read(path)
  await server.store.run(sql`update assignments set gone_at = ${server.now()} where doctor_id = ${doctorId}`)
  await server.store.run(sql`update doctors set gone_at = ${server.now()} where id = ${doctorId}`)
  for (const [url, status] of [
    [path, 410],
    ['/doctor/999999', 404],
    ['/doctor/ivanov', 404],
    ['/en/doctor/999999', 404],
    [`/be${path}`, 410]
  ] as const) {
    const page = await read(url)
    expect([url, page.status, page.canonical, page.thing]).toEqual([url, status, undefined, null])
    expect(page.body).toMatch(/<h1[^>]*>.+<\/h1>.*href="(?:\/en|\/be)?\/timeslot"/s)
  }
})

test('a page is drawn once and sent again until the doctor, a free time of theirs, or the day is another', async () => {
  const { path, slot, doctorId, assignmentId } = await aDoctor()
  await server.aSlot({ assignmentId, startsAt: '2026-11-24T12:00:00Z' })
  const before = tools.drawn()
  expect((await read(path)).text).toContain('24 ноября, 14:30')
  await read(path)
  expect(tools.drawn() - before).toBe(1)
  const patient = await server.aPatient()
  expect(await patient.call(bookDoctorSlot, { ...slot, profileId: patient.profileId })).toMatchObject({ ok: true })
  expect((await read(path)).text).toContain('24 ноября, 15:00')
  // Somebody else's time is nothing to this page.
  const other = await aDoctor()
  const drawn = tools.drawn()
  await read(path)
  const withOther = tools.drawn()
  await read(path)
  expect([withOther - drawn, tools.drawn() - withOther]).toEqual([1, 0])
  await server.aSlot({ assignmentId: other.assignmentId, startsAt: '2026-11-25T11:30:00Z' })
  await read(path)
  expect(tools.drawn()).toBe(withOther)
  await server.store.run(sql`update doctors set last_name = 'Зуева' where id = ${doctorId}`)
  expect((await read(path)).heading).toBe('Зуева Анна Сергеевна')
  const beforeSetting = tools.drawn()
  await server.store.run(sql`insert into settings (key, value) values ('online_booking_enabled', 'false')`)
  await read(path)
  expect(tools.drawn() - beforeSetting).toBe(1)
  server.setNow('2026-11-23T21:00:01Z')
  expect((await read(path)).text).toContain('Сегодня, 15:00')
})

test('the page is the same for everybody, and tells nobody who asked', async () => {
  const { path } = await aDoctor()
  const patient = await server.aPatient()
  const nobody = await read(path)
  const somebody = await read(path, {
    authorization: `Bearer ${patient.deviceId}.${patient.token}`,
    cookie: 'a=b',
    'user-agent': 'Googlebot'
  })
  expect(somebody.body).toBe(nobody.body)
  expect(somebody.told['set-cookie']).toBeUndefined()
})

test('what the browser draws for itself is not for search engines', async () => {
  for (const url of ['/', '/sign-in', '/visits']) expect((await read(url)).told['x-robots-tag']).toBe('noindex')
  const { path } = await aDoctor()
  expect((await read(path)).told['x-robots-tag']).toBeUndefined()
})

test('the page of a medical centre says without a script where it is, when it is open and how to call, and search engines read it as a clinic', async () => {
  const { branchId } = await aDoctor()
  const { centre_id: centreId } = (await server.store.row<{ centre_id: number }>(
    sql`select centre_id from branches where id = ${branchId}`
  ))!
  const page = await read(`/centre/${centreId}`)
  expect([page.status, page.heading, page.title]).toEqual([200, 'Каштан', 'Каштан, Минск, ул. Сурганова, 47Б — Визит'])
  for (const said of ['Каштан на Сурганова', 'ул. Сурганова, 47Б', '+375 (17) 309-44-18']) expect(page.text).toContain(said)
  expect(page.thing).toMatchObject({
    '@type': 'MedicalClinic',
    name: 'Каштан',
    address: { addressLocality: 'Минск', streetAddress: 'ул. Сурганова, 47Б' },
    telephone: ['+375 (17) 309-44-18', '+375 (29) 609-44-18']
  })
  expect((await read(`/be/centre/${centreId}`)).language).toBe('be')
  expect((await read('/centre/999999')).status).toBe(404)
  // A branch has no page of its own.
  for (const language of ['', '/en']) {
    const { status, told } = await read(`${language}/branch/${branchId}?tab=reviews`)
    expect([status, told.location]).toEqual([301, `${language}/centre/${centreId}?tab=reviews`])
  }
  expect((await read('/branch/999999')).status).toBe(404)
})

test('the timetable as it begins says without a script who has time soonest and where, leads to each doctor, and is told to search engines', async () => {
  const { path } = await aDoctor()
  const page = await read('/timeslot?utm_source=letter')
  const origin = server.config.passkeys.origin
  expect([page.status, page.language, page.canonical]).toEqual([200, 'ru', `${origin}/timeslot`])
  expect(page.alternates).toEqual([
    ['ru', `${origin}/timeslot`],
    ['en', `${origin}/en/timeslot`],
    ['be', `${origin}/be/timeslot`],
    ['x-default', `${origin}/timeslot`]
  ])
  expect(page.title).toMatch(/ — Визит$/)
  expect(page.description).toMatch(/^Запись к врачу онлайн: .*Минск/)
  for (const said of ['Ковалёва Анна Сергеевна', 'ул. Сурганова, 47Б', '24 ноября', '14:30']) expect(page.text).toContain(said)
  expect(page.body).toContain(`href="${path}"`)
  expect(page.body).not.toMatch(/<style|\sstyle=|\son\w+=|<!--\$!-->/)
  expect(page.scripts.filter(script => !/ src="\//.test(script))).toEqual([])
  const en = await read('/en/timeslot')
  expect([en.status, en.language, en.scripts]).toEqual([200, 'en', []])
  expect(en.body).toContain(`href="/en${path}"`)
  expect(en.body).toMatch(/<a [^>]*aria-current="page"[^>]*>.*?Booking/)
})

test('the timetable is drawn anew every two seconds at most when times are taken, every minute, and never for a question of its own', async () => {
  const { slot, assignmentId } = await aDoctor()
  await server.aSlot({ assignmentId, startsAt: '2026-11-24T12:00:00Z' })
  expect((await read('/timeslot')).text).toContain('14:30')
  const before = tools.drawn()
  await read('/timeslot')
  expect(tools.drawn()).toBe(before)
  const patient = await server.aPatient()
  expect(await patient.call(bookDoctorSlot, { ...slot, profileId: patient.profileId })).toMatchObject({ ok: true })
  server.pass(1)
  await read('/timeslot')
  expect(tools.drawn()).toBe(before)
  server.pass(1)
  const later = await read('/timeslot')
  expect(tools.drawn()).toBe(before + 1)
  expect([later.text.includes('15:00'), later.text.includes('14:30')]).toEqual([true, false])
  server.setNow('2026-11-24T12:00:01Z')
  expect((await read('/timeslot')).text).not.toContain('15:00')
  const drawn = tools.drawn()
  for (const by of ['ysclid=m1', 'yclid=1&gclid=2', 'utm_source=letter']) expect((await read(`/timeslot?${by}`)).heading).toBeDefined()
  const own = await read('/timeslot?specialityId=1')
  expect([own.status, own.told['x-robots-tag'], own.heading]).toEqual([200, 'noindex', undefined])
  expect((await read('/en/timeslot?specialityId=1')).told.location).toBe('/timeslot?specialityId=1')
  expect(tools.drawn()).toBe(drawn)
})

test("robots are led to every doctor and centre there is, in each language, and not to what is a person's own", async () => {
  const { path, doctorId, branchId } = await aDoctor()
  const gone = await aDoctor()
  const origin = server.config.passkeys.origin
  const robots = await read('/robots.txt')
  expect(robots.body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(robots.body).toContain('Disallow: /api/')
  const locations = async (url: string) => [...(await read(url)).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(match => match[1]!)
  const files = await locations('/sitemap.xml')
  expect(files.slice(0, 3)).toEqual([`${origin}/sitemap/pages.xml`, `${origin}/sitemap/doctor-1.xml`, `${origin}/sitemap/centre-1.xml`])
  expect(await locations('/sitemap/pages.xml')).toEqual([`${origin}/timeslot`])
  expect(await locations('/sitemap/doctor-1.xml')).toEqual([origin + path, origin + gone.path])
  expect((await read('/sitemap/doctor-1.xml')).body).toContain(`hreflang="be" href="${origin}/be/doctor/${doctorId}"`)
  await server.store.run(sql`update doctors set gone_at = ${server.now()} where id = ${gone.doctorId}`)
  expect(await locations('/sitemap/doctor-1.xml')).toEqual([origin + path])
  const { centre_id } = (await server.store.row<{ centre_id: number }>(sql`select centre_id from branches where id = ${branchId}`))!
  expect(await locations('/sitemap/centre-1.xml')).toContain(`${origin}/centre/${centre_id}`)
  for (const none of ['/sitemap/doctor-2.xml', '/sitemap/visits-1.xml']) expect((await read(none)).status).toBe(404)
})

test('while the free times are being counted, those who ask for one page are given what is drawn once', async () => {
  await aDoctor()
  // Pages that tell of no time themselves.
  const [mine, other] = ['/services', '/en/services'] as const
  // As after a start: this process has counted nothing yet, and its count waits for the times.
  const store = openStore(server.store.pool.options.connectionString!, { connections: 4 })
  const deps = { ...server.deps, store }
  const starting = await buildHttp(deps, { routes: ROUTES, faces: { cabinet: tools.folder }, drawn: drawnFace(deps, tools) })
  const [before, letGo] = [tools.drawn(), tools.hold()]
  try {
    await server.store.transaction(async tx => {
      await tx.run(sql`lock table slots in access exclusive mode`)
      const asked = [mine, mine, mine, mine, mine, mine, other].map(url => starting.inject({ url }))
      await expect.poll(() => tools.drawn() - before, { timeout: 5_000 }).toBe(2)
      // All of them have come as far when only the count waits for the database.
      await expect.poll(() => [store.pool.waitingCount, store.pool.totalCount - store.pool.idleCount], { timeout: 5_000 }).toEqual([0, 1])
      letGo()
      expect((await Promise.all(asked)).map(page => page.statusCode)).toEqual(Array.from({ length: 7 }, () => 200))
    })
    expect(tools.drawn() - before).toBe(2)
  } finally {
    await starting.close()
    await store.close()
  }
})

test('a flood of different pages is drawn two at a time, told as a page to come again where too many wait, and keeps no visit waiting', async () => {
  const doctors = await Promise.all(Array.from({ length: 70 }, () => server.aDoctor()))
  const letGo = tools.hold()
  const flood = doctors.map(({ doctorId }, at) => read(`${['', '/en', '/be'][at % 3]}/doctor/${doctorId}`, {}, `192.0.2.${at}`))
  const settled = Promise.all(flood)
  const turnedAway: Awaited<ReturnType<typeof read>>[] = []
  for (const one of flood) void one.then(page => turnedAway.push(page))
  await expect.poll(() => turnedAway.length, { timeout: 10_000 }).toBe(70 - 52)
  for (const page of turnedAway) {
    expect([page.status, page.told['content-type'], Number(page.told['retry-after']) > 0]).toEqual([
      503,
      expect.stringMatching(/^text\/html/),
      true
    ])
    expect(page.body).toMatch(/<div id="root">|<h1>(The page does not open just now|Старонка цяпер не адкрываецца)<\/h1>/)
  }
  const slot = await server.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  const patient = await server.aPatient()
  expect(await patient.call(bookDoctorSlot, { ...slot, profileId: patient.profileId })).toMatchObject({ ok: true })
  letGo()
  const pages = await settled
  expect(pages.filter(page => page.status === 200)).toHaveLength(52)
  expect(tools.atOnce()).toBe(2)
  expect((await read(`/doctor/${doctors.at(-1)!.doctorId}`)).status).toBe(200)
})

test('while the cabinet lies there as built anew, no page of the other build is sent: the browser draws it, robots are told to come again', async () => {
  const { path } = await aDoctor()
  expect((await read(path)).status).toBe(200)
  const before = tools.drawn()
  const buildBack = tools.buildAnew()
  const [ru, be] = [await read(path), await read(`/be${path}`)]
  buildBack()
  expect([ru.status, ru.told['retry-after'], ru.body]).toEqual([503, '5', expect.stringContaining('/assets/index-2.js')])
  expect([be.status, be.language, be.heading]).toEqual([503, 'be', 'Старонка цяпер не адкрываецца'])
  expect(tools.drawn()).toBe(before)
  expect((await read(path)).status).toBe(200)
})

test('while a page cannot be drawn the cabinet draws it itself, in Russian, and whoever reads another language is led there', async () => {
  const { path } = await aDoctor()
  await server.store.run(sql`alter table settings rename to settings_away`)
  const [ru, known, en] = [await read(path), await read(path, { 'if-none-match': '*' }), await http.inject({ url: `/en${path}` })]
  await server.store.run(sql`alter table settings_away rename to settings`)
  expect([ru.status, ru.told['retry-after'], ru.body.length > 0]).toEqual([503, '5', true])
  expect([known.status, known.body]).toEqual([503, ru.body])
  expect([en.statusCode, en.headers.location, en.headers['cache-control']]).toEqual([302, path, 'no-store'])
})
