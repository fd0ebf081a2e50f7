import { listFavourites } from '@vizit/contract/favourites'
import { expect, type Page, test } from './journey.ts'
import { agreed, aPatient, type Patient } from './patient.ts'
import { DOCTORS, doctorCalled } from './timetable.ts'

test('a clinic’s page holds the cabinet and tells it what to open: a doctor, with an offer to keep them; the person presses [1.58, 1.59, 2.80]', async ({
  page
}) => {
  const olga = await aPatient()
  await signedIn(page, olga)
  await page.goto('/demo/host')
  await expect(page.getByText('кабинет готов')).toBeVisible()
  const cabinet = page.frameLocator('#cabinet')
  await expect(cabinet.getByRole('heading', { level: 1, name: 'Визиты' })).toBeVisible()
  expect(Number(await page.locator('#cabinet').getAttribute('height'))).toBeGreaterThanOrEqual(480)

  // What stands at the edges of the frame is seen when the frame is.
  await page.locator('#cabinet').evaluate(frame => frame.scrollIntoView({ block: 'end' }))
  const doctor = await doctorCalled(DOCTORS.twoBranches)
  await tell(page, {
    doctorId: doctor.doctorId,
    assignmentId: doctor.worksAt[1]!.assignmentId,
    providerCode: 'azure',
    profileFilter: '1',
    bookmark: true
  })
  await expect(cabinet.getByRole('article', { name: DOCTORS.twoBranches })).toBeVisible()
  const frame = page.frames()[1]!
  expect(new URL(frame.url())).toMatchObject({
    pathname: '/embed/azure/timeslot',
    search: `?doctorId=${doctor.doctorId}&branchId=${doctor.worksAt[1]!.branchId}&profileFilter=1`
  })
  expect(agreed(await olga.call(listFavourites, {})).physicians).toEqual([])
  await cabinet.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect
    .poll(async () => agreed(await olga.call(listFavourites, {})).physicians.map(one => one.displayName))
    .toEqual([DOCTORS.twoBranches])

  // The page inside lives at its own address: it can be loaded anew where it stands.
  await frame.evaluate(() => location.reload())
  await expect(cabinet.getByRole('article', { name: DOCTORS.twoBranches })).toBeVisible()

  const accepts = cabinet.getByRole('switch', { name: 'Врач принимает детей' })
  await expect(accepts).not.toBeChecked()
  await accepts.check()
  await expect.poll(() => new URL(frame.url()).search).toContain('profileFilter=2')
  await expect(cabinet.getByRole('article', { name: DOCTORS.twoBranches })).toBeVisible()
  const adultsOnly = await doctorCalled(DOCTORS.adultsOnly)
  await tell(page, { doctorId: adultsOnly.doctorId, profileFilter: '2' })
  await expect(cabinet.getByRole('heading', { name: 'Врач принимает только взрослых' })).toBeVisible()
  await tell(page, { doctorId: adultsOnly.doctorId })
  await expect(cabinet.getByRole('article', { name: DOCTORS.adultsOnly })).toBeVisible()
  await expect(accepts).toHaveCount(0)
  const [place, otherPlace] = doctor.worksAt
  await tell(page, { doctorId: doctor.doctorId, branchId: place!.branchId, assignmentId: otherPlace!.assignmentId })
  await expect.poll(() => new URL(frame.url()).searchParams.get('branchId')).toBe(place!.branchId)
  await expect(cabinet.getByRole('article', { name: DOCTORS.twoBranches })).toBeVisible()

  await tell(page, { onlineDoctor: true })
  await expect.poll(() => new URL(frame.url()).pathname).toBe('/embed/azure/online-booking')
  await tell(page, { onlineDoctor: false, doctorId: adultsOnly.doctorId })
  await expect.poll(() => new URL(frame.url()).pathname).toBe('/embed/azure/timeslot')

  const lookedFor = page.waitForRequest(request => new URL(request.url()).searchParams.get('orderId') === 'visit-of-an-sms')
  await tell(page, { visitId: 'visit-of-an-sms' })
  await lookedFor
  await expect(cabinet.getByRole('heading', { level: 1, name: 'Визиты' })).toBeVisible()
  await tell(page, { ed: true })
  await expect(cabinet.getByRole('dialog', { name: 'Визит не найден' })).toBeVisible()
  await cabinet.getByRole('button', { name: 'Закрыть' }).click()
  await tell(page, { phone: '375291112233' })
  await expect(cabinet.getByRole('dialog')).toContainText('+375 (29) 111-22-33')
})

test('the cabinet cannot be held by a page that is nobody’s, and hears no message of another form or provider', async ({
  page,
  expected
}) => {
  expected.push(/frame-ancestors/)
  await page.goto('/demo/host')
  await expect(page.getByText('кабинет готов')).toBeVisible()
  const frame = page.frames()[1]!
  const before = frame.url()
  for (const bad of [{ doctorId: '1', providerCode: 'kashtan' }, { doctorId: 'x' }, { doctorId: '1', href: '/profile' }, { version: 2 }])
    await tell(page, bad)
  await tell(page, { ed: false })
  expect(frame.url()).toBe(before)
  await page.goto('/demo/host')
  for (const path of ['/visits', '/timeslot']) {
    await page.locator('#cabinet').evaluate((element, src) => element.setAttribute('src', src), path)
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error/)
  }
})

/** As the host page's own script says it. */
async function tell(page: Page, parameters: object): Promise<void> {
  await page.evaluate(said => {
    const frame = document.querySelector<HTMLIFrameElement>('#cabinet')!
    frame.contentWindow!.postMessage({ type: 'vizit:open', version: 1, ...said }, location.origin)
  }, parameters)
}

async function signedIn(page: Page, { deviceId, token, phone }: Patient): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(
    known => {
      localStorage.setItem('deviceId', known.deviceId)
      localStorage.setItem('phoneNumber', known.phone)
      localStorage.setItem('vizit.session', JSON.stringify({ kind: 'signed-in', token: known.token }))
    },
    { deviceId, token, phone }
  )
}

test.describe('on a phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36' })
  test('in a frame the cabinet offers to become an app, in a window of its own; put away it does not come back at once [2.111, 4.140]', async ({
    page
  }) => {
    await page.goto('/demo/host')
    const cabinet = page.frameLocator('#cabinet')
    await page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('#cabinet')!
      frame.src = '/embed/azure/timeslot'
    })
    const offer = cabinet.getByText('Кабинет может быть приложением')
    await expect(offer).toBeVisible()
    await expect(cabinet.getByRole('link', { name: 'Установить' })).toHaveAttribute('target', '_blank')
    await cabinet.getByRole('button', { name: 'Не сейчас' }).click()
    await expect(offer).toBeHidden()
    await page.frames()[1]!.evaluate(() => location.reload())
    await expect(cabinet.getByRole('article').first()).toBeVisible()
    await expect(offer).toBeHidden()
    await page.goto('/timeslot')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText('Кабинет может быть приложением')).toBeHidden()
  })
})
