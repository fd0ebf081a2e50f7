import { changeGrant } from '@vizit/contract/access'
import { addRelative, confirmRelative, sendRelativeCode } from '@vizit/contract/relatives'
import { listReports, syncTests } from '@vizit/contract/results'
import { pdfOf, streamOf } from '../../apps/server/src/testing/test-pdfs.ts'
import { expect, expectAccessible, isPhone, newAddress, type Page, test } from './journey.ts'
import { concludeVisit, moveVisit, putDocument } from './passing-time.ts'
import { agreed, aNewcomer, aPatient, openAs, type Patient } from './patient.ts'
import { smsCode } from './sign-in-steps.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

const HANDLE = /^[\w-]{43}$/

/** The handles of the cards that are open in this tab. */
function openedCards(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.values(JSON.parse(sessionStorage.getItem('vizit.opened-cards') ?? '{}') as Record<string, string>))
}

function opener(page: Page, name: string) {
  return page.getByRole('button', { name: new RegExp(`^Открыть: ${name}`) }).first()
}

/** Asks for the code and types the one that came by SMS. */
async function enterCardCode(page: Page, phone: string, former: string): Promise<string> {
  await page.getByRole('button', { name: 'Получить код по SMS' }).click()
  const code = await smsCode(phone, former)
  await page.getByLabel('Код от медцентра').fill(code)
  return code
}

/** Loads the tests from the clinics, as the button does. */
async function withTests(page: Page, patient: Patient): Promise<void> {
  await openAs(page, patient, '/tests')
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect(page.getByRole('heading', { name: 'Биохимический анализ крови' })).toBeVisible()
}

test('tests come from the clinics, are found, and open with the code of the card until nobody is there [1.08, 1.24, 2.28, 2.29, 2.30, 2.108, 4.80, 4.81, 6.12]', async ({
  page
}) => {
  const olga = await aPatient()
  await openAs(page, olga, '/tests')
  await expect(page.getByRole('heading', { name: 'У вас пока нет анализов' })).toBeVisible()
  await expectAccessible(page)
  const places = page.getByRole('navigation', { name: 'Разделы' }).filter({ visible: true }).getByRole('link')
  for (const name of ['Визиты', /запись/i, 'Анализы', /семья/i, 'Профиль']) await expect(places.filter({ hasText: name })).toHaveCount(1)

  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect(page.getByRole('tab')).toHaveText(['Готовые, 4', 'В работе, 1', 'Все'])
  await expect(page.getByRole('heading', { name: 'Витамин D (25-OH)' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: /В работе/ }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Витамин D (25-OH)'])
  await page.getByRole('tab', { name: /Готовые/ }).click()
  if (isPhone(page)) await page.getByRole('button', { name: 'Поиск', exact: true }).click()
  await page.getByPlaceholder('Поиск...').fill('печень')
  await expect(page.getByRole('heading', { name: 'Данные не найдены' })).toBeVisible()
  await page.getByPlaceholder('Поиск...').fill('биохим')
  // a reload ends what is still on its way to the address
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Биохимический анализ крови'])
  await page.reload()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Биохимический анализ крови'])

  await opener(page, 'Биохимический').click()
  await expect(page).toHaveURL('/tests/confirm-mccode')
  await expect(page.getByText('Чтобы открыть «Биохимический анализ крови»')).toBeVisible()
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByText('В коде должно быть 6 знаков')).toBeVisible()
  await page.getByLabel('Код от медцентра').fill('1234567')
  await expect(page.getByLabel('Код от медцентра')).toHaveValue('123456')
  const code = await enterCardCode(page, olga.phone, await smsCode(olga.phone))

  await expect(page).toHaveURL('/tests?tab=ready&q=биохим')
  const ready = page.getByRole('dialog', { name: 'Биохимический анализ крови' })
  await expect(ready).toBeVisible()
  await expectAccessible(page)
  expect(await openedCards(page)).toEqual([expect.stringMatching(HANDLE)])
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(code)
  const saved = page.waitForEvent('download')
  await ready.getByRole('button', { name: 'Скачать PDF' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^анализ_Ковалёва_Анна_Сергеевна_\d\d\.\d\d\.\d{4}\.pdf$/)
  await page.keyboard.press('Escape')
  await page.getByPlaceholder('Поиск...').fill('общий')

  await opener(page, 'Общий').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Открыть здесь' }).click()
  await expect(page).toHaveURL('/tests/document')
  const hemoglobin = page.getByRole('row', { name: /^Гемоглобин/ })
  await expect(hemoglobin).toContainText('127 г/л')
  await expect(hemoglobin).toContainText('120–150')
  await expect(hemoglobin).toContainText('в норме')
  await page.getByRole('button', { name: 'Как менялось: Гемоглобин' }).click()
  await expect(page.getByRole('img', { name: 'Гемоглобин, г/л: было 112, стало 127. Все значения — в таблице ниже.' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Как менялось: Гемоглобин' }).getByRole('row')).toHaveCount(4)
  const sheet = page.getByRole('region', { name: 'Страница 1 из 1' })
  await sheet.scrollIntoViewIfNeeded()
  await expect(sheet).toContainText('Гемоглобин')
  expect(await inkOf(page)).toBeGreaterThan(1_000)
  await expectAccessible(page)
  await page.clock.install()
  await page.reload()
  await expect(sheet).toContainText('Гемоглобин')

  await page.clock.fastForward(100_000)
  await page.mouse.move(7, 7)
  await page.clock.fastForward(100_000)
  expect(await openedCards(page)).toHaveLength(1)
  await page.clock.fastForward(20_000)
  await expect(page).toHaveURL('/tests/confirm-mccode')
  await expect(page.getByRole('status').filter({ hasText: 'Документ закрыт: вас долго не было' })).toBeVisible()
  expect(await openedCards(page)).toEqual([])
})

/** Dots of the drawn page that are not paper. */
function inkOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector('canvas')!
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    let dots = 0
    for (let at = 0; at < data.length; at += 4) if (data[at]! < 200 && data[at + 3]! > 200) dots++
    return dots
  })
}

test('wrong codes are told in words, the fifth blocks with its minutes; other failures of a document stand in a dialog [4.82, 4.83, 8.17, 8.29, 8.30, 8.31]', async ({
  page
}) => {
  const olga = await aPatient()
  await withTests(page, olga)
  await page.route('**/providers/tests', route =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, json: { data: null, status: 502, error: 'CLINIC_UNAVAILABLE', message: null } })
      : route.continue()
  )
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect(page.getByText('Не все центры ответили')).toBeVisible()
  await expectAccessible(page)

  await opener(page, 'Биохимический').click()
  const field = page.getByLabel('Код от медцентра')
  await page.getByRole('button', { name: 'Получить код по SMS' }).click()
  await expect(page.getByText(/^Код отправлен на номер/)).toBeVisible()
  const code = await smsCode(olga.phone)
  const wrong = code === '111111' ? '222222' : '111111'
  const tell = async (typed: string, words: RegExp) => {
    await field.fill('')
    await field.fill(typed)
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
  }
  await tell(wrong, /Код не подошёл\. Проверьте код или уточните его в регистратуре/)
  await expectAccessible(page)
  for (const _ of [2, 3, 4]) await tell(wrong, /Код не подошёл\. Проверьте код/)
  await tell(wrong, /Код не подошёл, ввод заблокирован\. Попробуйте через 1 минуту/)
  await tell(code, /Коды временно заблокированы\. .* Попробуйте через 1 минуту/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Назад' }).click()
  await opener(page, 'Биохимический').click()
  await page.route('**/acode/confirm', route =>
    route.fulfill({ json: { data: { accessCode: 'a'.repeat(43), idleMs: 120_000 }, status: 200, error: null, message: null } })
  )
  await page.route('**/reports/tests/**', route => route.fulfill({ status: 500, body: 'no' }), { times: 1 })
  await field.fill(code)
  const failed = page.getByRole('dialog', { name: 'Что-то пошло не так' })
  await expect(failed).toBeVisible()
  await expectAccessible(page)
  await failed.getByRole('button', { name: 'Понятно' }).click()
  await expect(failed).toBeHidden()
  // The server does not know this handle.
  await opener(page, 'Биохимический').click()
  await expect(page).toHaveURL('/tests/confirm-mccode')
  expect(await openedCards(page)).toEqual([])
})

test('a conclusion stands under the visit of who may see results, opens there as tests do in their list, and nothing of it is offered to others [1.25, 2.60, 4.75, 4.77, 4.80]', async ({
  page,
  browser
}) => {
  const nina = { lastName: 'Ровда', firstName: 'Нина', middleName: 'Петровна', sex: 'FEMALE', birthday: '1944-02-01' } as const
  const [olga, mother] = [await aPatient(), await aPatient(nina)]
  const { relId } = agreed(await olga.call(addRelative, { ...nina, relKind: 'PARENT', phones: [{ number: `+${mother.phone}` }] }))
  const former = await smsCode(mother.phone)
  agreed(await olga.call(sendRelativeCode, { relId }))
  agreed(await olga.call(confirmRelative, { relId, code: await smsCode(mother.phone, former) }))
  agreed(await mother.call(changeGrant, { profileId: olga.profileId, level: 'BOOK_VISITS' }))
  agreed(await olga.call(syncTests, {}))
  const hers = await aPastVisit(mother, DOCTORS.adultsOnly)
  await concludeVisit(hers, 'Заключение кардиолога', 'Ритм правильный.')
  const own = await aPastVisit(olga, DOCTORS.twoBranches)
  await concludeVisit(own, 'Заключение терапевта', 'Здорова.\nСледующий осмотр через год.')

  await openAs(page, olga, '/visits?tab=past')
  await expect(page.getByRole('article', { name: DOCTORS.adultsOnly })).toContainText('Нина')
  const conclusion = page.getByRole('list', { name: 'Документы визита' }).getByRole('button')
  await expect(conclusion).toHaveText(['Заключение терапевта'])
  await expectAccessible(page)
  await conclusion.click()
  await expect(page).toHaveURL('/visits/confirm-mccode')
  await enterCardCode(page, olga.phone, await smsCode(olga.phone))
  await expect(page).toHaveURL('/visits?tab=past')
  await page.getByRole('dialog', { name: 'Заключение терапевта' }).getByRole('button', { name: 'Открыть здесь' }).click()
  await expect(page.getByRole('region', { name: 'Заключение' })).toContainText('Следующий осмотр через год.')
  await expect(page.getByRole('region', { name: 'Страница 1 из 1' })).toContainText('Здорова')
  await expectAccessible(page)

  await page.goto('/tests')
  await expect(page.getByText('Нина: видеть результаты вам не разрешали.')).toBeVisible()
  await expectAccessible(page)
  await opener(page, 'Общий').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Открыть здесь' }).click()
  await expect(page.getByRole('region', { name: 'Страница 1 из 1' })).toContainText('Гемоглобин')

  const other = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': newAddress() } })
  await openAs(other, await aNewcomer(), '/tests')
  await expect(other.getByRole('heading', { level: 1, name: 'Осталось заполнить профиль' })).toBeVisible()
  await other.close()
})

/** A visit to this doctor that took place some days ago. */
async function aPastVisit(patient: Patient, doctor: string): Promise<string> {
  const [slot] = await freeTimes(await doctorCalled(doctor), 6)
  const { orderId } = await book(patient, slot!)
  await moveVisit(orderId, -5 * 24 * 60, 'done')
  return orderId
}

/** Acts as it is opened, as its page is drawn, and by the font that CVE-2024-4367 is about. */
const HOSTILE = pdfOf({
  catalogue: '/OpenAction 5 0 R /AcroForm << /XFA 6 0 R /Fields [] >> /Names << /JavaScript << /Names [(a) 5 0 R] >> >>',
  objects: [
    '<< /S /JavaScript /JS (globalThis.hurt = 1; app.alert\\(1\\); app.launchURL\\("https://evil.example/"\\)) >>',
    streamOf('<xdp><script contentType="application/x-javascript">xfa.host.messageBox(1)</script></xdp>'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Evil /FontMatrix [1 2 3 4 5 (0\\); globalThis.hurt = 1; alert\\(1\\);//)] >>'
  ]
})

test('what acts in a document of a clinic does nothing in the viewer, and a broken one is told in words', async ({ page }) => {
  const olga = await aPatient()
  const outside: string[] = []
  let dialogs = 0
  page.on('dialog', dialog => {
    dialogs++
    return dialog.dismiss()
  })
  page.on('request', request => {
    if (!request.url().startsWith(process.env.E2E_ORIGIN!) && !request.url().startsWith('blob:')) outside.push(request.url())
  })
  await withTests(page, olga)
  const reports = agreed(await olga.call(listReports, {})).reports
  const reportOf = (name: string) => reports.filter(report => report.name === name)[0]!.id
  await putDocument(reportOf('Общий анализ крови'), HOSTILE)
  await putDocument(reportOf('Биохимический анализ крови'), HOSTILE.subarray(0, 400))

  await opener(page, 'Общий').click()
  await enterCardCode(page, olga.phone, await smsCode(olga.phone))
  await page.getByRole('dialog').getByRole('button', { name: 'Открыть здесь' }).click()
  const sheet = page.getByRole('region', { name: 'Страница 1 из 1' })
  await expect(sheet).toContainText('Hemoglobin 127')
  expect([await page.evaluate(() => 'hurt' in globalThis), dialogs, outside]).toEqual([false, 0, []])

  await page.getByRole('button', { name: 'Назад' }).click()
  await opener(page, 'Биохимический').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Открыть здесь' }).click()
  await expect(page.getByText('Здесь документ показать не получилось').first()).toBeVisible()
  await expectAccessible(page)
})
