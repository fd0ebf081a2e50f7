// How the cabinet talks to its server: the addresses, what each call carries, and how answers are read.
import { bookService } from '@vizit/contract/booking'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { drawnCode, linked } from './family-ways.ts'
import { answerTo, callTo, hear } from './wire.ts'
import { agreed, callAs, world } from './world.ts'

const PUBLIC = '/api/v2/public/booking/all'
const PROFILE = '/api/v2/my/profile'

test('the timetable is asked below the public booking base of this host, of all providers at once [7.01]', async () => {
  await world.aSlot({ doctor: { lastName: 'Мороз' } })
  openFace('/timeslot', await world.aPatient())
  await expect.element(page.getByRole('heading', { name: /Мороз/ })).toBeVisible()
  for (const path of ['/specialities', '/branches', '/days', '/timeslots']) {
    const part = path === '/days' || path === '/timeslots' ? `/doctors${path}` : path
    expect((await callTo('GET', PUBLIC + part)).headers.host).toBe(location.host)
  }
  const visitors = (await world.asked()).filter(one => !one.path.startsWith('/api/v2/my/'))
  for (const { path } of visitors) expect(path).toMatch(/^\/api\/v2\/public\/(booking\/all\/|settings$|locations$)/)
})

test('what a booked service asks of the patient comes from the assignments of the public base and stands on the talon [7.02]', async () => {
  const patient = await world.aPatient()
  const { timetableId, assignmentId } = await world.aSlot()
  const service = await world.aService(assignmentId, { name: 'УЗИ' })
  await world.sql(`update services set description = 'Приходите натощак' where id = ${service.serviceId}`)
  const { orderId } = agreed(await callAs(patient)(bookService, { timetableId, assignmentId, profileId: patient.profileId, ...service }))
  openFace(`/visits/${orderId}/talon`, patient)
  await expect.element(page.getByText('Приходите натощак')).toBeVisible()
  await callTo('GET', `${PUBLIC}/assignments/${assignmentId}/services`)
})

test('the services to choose from come from the services of the public base [7.03]', async () => {
  const { assignmentId } = await world.aSlot()
  await world.aService(assignmentId, { name: 'УЗИ сердца' })
  openFace('/service')
  await callTo('GET', `${PUBLIC}/services`)
  await expect.element(page.getByText('УЗИ сердца').first()).toBeVisible()
})

test('all that is of a person is asked below the personal base of this host, as this device and with its token [7.04, 7.06]', async () => {
  const patient = await world.aPatient()
  for (const [path, of] of [
    ['/profile', ['/profile']],
    ['/family', ['/profile/relatives', '/family/requests', '/family/invites']],
    ['/visits', ['/providers/orders']]
  ] as const) {
    openFace(path, patient)
    for (const one of of) {
      const { headers } = await callTo('GET', `/api/v2/my${one}`)
      expect([headers.host, headers.authorization]).toEqual([location.host, `Bearer ${patient.deviceId}.${patient.token}`])
    }
  }
})

test('a visitor who has no session carries no authorization [7.06]', async () => {
  await world.aSlot({ doctor: { lastName: 'Мороз' } })
  openFace('/timeslot')
  await expect.element(page.getByRole('heading', { name: /Мороз/ })).toBeVisible()
  // From the registration of visitors on there is a session of nobody, which comes sooner than the rest where a page is slow.
  const asked = await world.asked()
  const registered = asked.findIndex(({ path }) => path === '/api/v2/my/anonymous-login')
  const before = registered < 0 ? asked : asked.slice(0, registered + 1)
  expect(before.length).toBeGreaterThan(0)
  for (const { headers } of before) expect(headers.authorization).toBeUndefined()
})

test('the cabinet asks by GET, POST, PUT, PATCH and DELETE, past every cache; what it sends is JSON, what it only asks for has no body [7.05, 7.07, 7.08]', async () => {
  const [patient, pavel] = [await world.aPatient(), await world.aPatient({ lastName: 'Орлов', firstName: 'Павел', sex: 'MALE' })]
  await linked(patient, pavel)
  await world.forgetAsked()
  const fetched = vi.spyOn(window, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  openFace('/profile', patient)
  await page.getByRole('button', { name: 'Добавить почту' }).click()
  await page.getByRole('dialog').getByLabelText('Личная почта').fill('olga@example.by')
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click()
  await callTo('PATCH', PROFILE)
  openFace(`/family/access?id=${pavel.profileId}`, patient)
  await page.getByRole('radio', { name: /^Записывать меня/ }).click()
  await callTo('PUT', '/api/v2/my/grants')
  openFace('/family/join', patient)
  await page.getByRole('button', { name: 'Получить код' }).click()
  await callTo('POST', '/api/v2/my/family/share')
  openFace('/family', patient)
  await page.getByRole('button', { name: 'Действия: Павел Орлов' }).click()
  await page.getByRole('button', { name: 'Удалить из семьи' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click()
  await callTo('DELETE', `${PROFILE}/relative/${pavel.profileId}`)
  const asked = await world.asked()
  expect([...new Set(asked.map(one => one.method))].sort()).toEqual(['DELETE', 'GET', 'PATCH', 'POST', 'PUT'])
  for (const { method, path, headers, body } of asked) {
    expect([path, headers['cache-control'], headers.pragma]).toEqual([path, 'no-cache', 'no-cache'])
    const isSent = method !== 'GET' && method !== 'DELETE'
    expect([path, headers['content-type']]).toEqual([path, isSent ? 'application/json' : undefined])
    expect([path, body]).toEqual([path, isSent ? expect.any(Object) : null])
  }
  // The headers of «no-store» and of «reload» are the same, and the second one leaves the answer on the device.
  expect(new Set(fetched.mock.calls.map(([, init]) => init?.cache))).toEqual(new Set(['no-store']))
})

/** Of the lock that keeps everybody from the profiles of this world: in those of the tests beside this one the table has the same number. */
const LOCKED = `mode = 'AccessExclusiveLock' and granted and relation = 'profiles'::regclass
  and database = (select oid from pg_database where datname = current_database())`

test('a call that is not answered within 150 seconds is given up and told as late; the next one is answered [7.09, 9.47]', async () => {
  openFace('/profile/edit', await world.aPatient({ email: 'olga@example.by' }))
  await page.getByLabelText('Имя', { exact: true }).fill('Инна')
  // Five hundred times as fast as the clock on the wall.
  const real = AbortSignal.timeout.bind(AbortSignal)
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(millis => real(millis / 500))
  onTestFinished(() => limits.mockRestore())
  // Until it is ended below, however long the machine takes for what lies between.
  const busy = world.sql('do $$ begin lock table profiles in access exclusive mode; perform pg_sleep(60); end $$').catch(() => 'ended')
  await expect.poll(async () => world.sql(`select 1 as one from pg_locks where ${LOCKED}`)).toEqual([{ one: 1 }])
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByText('Ответ не пришёл вовремя')).toBeVisible()
  expect(new Set(limits.mock.calls.map(([millis]) => millis))).toEqual(new Set([150_000]))
  await world.sql(`select pg_cancel_backend(pid) from pg_locks where ${LOCKED}`)
  expect(await busy).toBe('ended')
  limits.mockRestore()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByRole('list', { name: 'Профиль' }).getByText('Савицкая Инна Викторовна')).toBeVisible()
})

test('a refusal below 500 is read for what its body says; a 502 without a body says that the service is away [7.10, 7.13]', async () => {
  const [patient, pavel] = [await world.aPatient(), await world.aPatient({ lastName: 'Орлов', firstName: 'Павел', sex: 'MALE' })]
  const code = await drawnCode(patient)
  const heard = hear()
  openFace('/family/enter-code', pavel)
  await page.getByLabelText('Код близкого').fill(code === '111111' ? '222222' : '111111')
  const send = page.getByRole('button', { name: 'Отправить запрос' })
  await send.click()
  await expect.element(page.getByRole('alert').getByText('Код не подошёл')).toBeVisible()
  await expect.element(page.getByRole('alert').getByText(/Сегодня осталось 4 попытки/)).toBeVisible()
  expect((await answerTo(heard, 'POST', '/api/v2/my/family/join')).body).toEqual({
    data: null,
    status: 422,
    error: 'INVALID_OBJECT_ID',
    message: null,
    attributes: { left: 4 }
  })
  await world.faults([{ path: '/api/v2/my/family/join', kind: 'status', status: 502 }])
  await page.getByLabelText('Код близкого').fill(code)
  await send.click()
  await expect.element(page.getByRole('alert').getByText('Сервис временно недоступен')).toBeVisible()
})

test('what is shown is the data of an answer of the one form; an answer of another form is no data, whatever its status [7.13]', async () => {
  const heard = hear()
  const patient = await world.aPatient()
  await world.aChild(patient, { firstName: 'Глеб' })
  openFace('/family', patient)
  await expect.element(page.getByRole('list', { name: 'Семья' }).getByText('Глеб Савицкий')).toBeVisible()
  const said = (await answerTo(heard, 'GET', `${PROFILE}/relatives`)).body
  expect(said).toEqual({ data: { family: [expect.any(Object), expect.any(Object)] }, status: 200, error: null, message: null })
  await world.faults([{ path: `${PROFILE}/relatives`, kind: 'status', status: 200 }])
  openFace('/family', patient)
  await expect.element(page.getByText('Не получилось загрузить семью')).toBeVisible()
})

test('an answer 204 without a body is a success: the child is gone from the family [7.11]', async () => {
  const heard = hear()
  const patient = await world.aPatient()
  const childId = await world.aChild(patient, { firstName: 'Глеб' })
  openFace('/family', patient)
  await page.getByRole('button', { name: 'Действия: Глеб Савицкий' }).click()
  await page.getByRole('button', { name: 'Удалить из семьи' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect.element(page.getByText('Больше не в вашей семье: Глеб Савицкий')).toBeVisible()
  expect(await answerTo(heard, 'DELETE', `${PROFILE}/child/${childId}`)).toMatchObject({ status: 204, media: '', body: null })
})

test('a version that the server calls too old by 426 gives way to the screen that asks to update [7.12]', async () => {
  const heard = hear()
  await world.oldestVersion('1.0.0')
  openFace('/profile', await world.aPatient())
  await expect.element(page.getByRole('heading', { name: 'Приложение устарело' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Обновить' })).toBeVisible()
  await callTo('GET', PROFILE)
  // Whichever answer comes first: the others are waited for no more.
  expect(heard[0]).toMatchObject({ status: 426, body: expect.objectContaining({ error: 'OUTDATED_VERSION' }) })
})

test('a profile that is answered 301 says that this version is outdated as well; while it is answered 200 nothing does [7.12]', async () => {
  const patient = await world.aPatient()
  openFace('/profile', patient)
  await expect.element(page.getByRole('list', { name: 'Профиль' })).toBeVisible()
  expect(page.getByText('Приложение устарело').elements()).toEqual([])
  await world.faults([{ path: `${PROFILE}?`, kind: 'status', status: 301 }])
  openFace('/profile', patient)
  await expect.element(page.getByRole('heading', { name: 'Приложение устарело' })).toBeVisible()
})

test('every call that the cabinet makes on its way through its pages is one that the documentation of the API names [7.38]', async () => {
  const patient = await world.aPatient()
  await world.aSlot()
  const { paths } = (await (await fetch('/api/openapi.json')).json()) as { paths: Record<string, Record<string, unknown>> }
  const named = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => new RegExp(`^${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))
  )
  await world.forgetAsked()
  for (const [path, ...calls] of [
    ['/profile', PROFILE, '/api/v2/my/user-info', '/api/v2/public/settings'],
    ['/profile/data', `${PROFILE}/discover`],
    ['/family', `${PROFILE}/relatives`, '/api/v2/my/family/requests', '/api/v2/my/family/invites'],
    ['/family/join', '/api/v2/my/family/share'],
    ['/visits', '/api/v2/my/providers/orders'],
    ['/tests', '/api/v2/my/providers/tests'],
    ['/timeslot', `${PUBLIC}/doctors/timeslots`],
    ['/service', `${PUBLIC}/services`]
  ] as const) {
    openFace(path, patient)
    for (const call of calls) await callTo('GET', call)
  }
  const asked = [...new Set((await world.asked()).map(one => `${one.method} ${one.path}`))]
  for (const one of asked) expect([one, named.some(pattern => pattern.test(one))]).toEqual([one, true])
})
