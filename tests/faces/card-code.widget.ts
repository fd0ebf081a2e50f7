// The step of the code on the booking card: what proves the phone, how long one waits for it, and what goes wrong there.
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aTime, atCode, codeField, fillForm, goOn, sendButton, smsCode, wrongCode } from './card.ts'
import { openWidget } from './widget.ts'
import { pass, setNow, world } from './world.ts'

const confirmButton = page.getByRole('button', { name: 'Подтвердить запись' })
const resendButton = page.getByRole('button', { name: 'Отправить новый код' })
const booked = page.getByRole('heading', { name: 'Вы записаны' })

async function confirmed() {
  return (await world.asked()).filter(one => one.path.endsWith('/confirm'))
}

test('a new SMS can be asked for when a countdown of 61 seconds is over, and its code books [4.05, 9.19]', async () => {
  await atCode(await aTime())
  await setNow('2026-11-20T08:00:00Z')
  await expect.element(page.getByText(/^Новый код можно запросить через (1:0[01]|0:5\d)$/)).toBeVisible()
  await setNow('2026-11-20T08:00:50Z')
  await expect.element(page.getByText(/^Новый код можно запросить через 0:(0\d|1[01])$/)).toBeVisible()
  await expect.element(resendButton).not.toBeInTheDocument()
  // The countdown began when the answer came, which may have taken some seconds.
  await setNow('2026-11-20T08:01:30Z')
  await resendButton.click()
  await expect.element(page.getByText(/^Новый код можно запросить через (1:0[01]|0:5\d)$/)).toBeVisible()
  await expect.poll(() => world.sms()).toHaveLength(2)
  await codeField().fill(await smsCode())
  await expect.element(booked).toBeVisible()
})

test('after the booking the card leads to where the visit is moved and cancelled, beside the site and with nothing of the person in the address', async () => {
  await atCode(await aTime())
  await codeField().fill(await smsCode())
  await expect.element(booked).toBeVisible()
  const link = page.getByRole('link', { name: 'К визитам в личном кабинете' })
  await expect.element(link).toHaveAttribute('href', 'http://localhost:8080/visits')
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('whoever asks for a new code too early is told the wait in seconds [4.06]', async () => {
  await atCode(await aTime())
  await world.pass(16)
  // The clock of the device runs ahead of the server's.
  vi.setSystemTime('2026-11-20T08:01:02Z')
  await resendButton.click()
  await expect.element(page.getByText('Попробуйте через 45 секунд.')).toBeVisible()
  await expect.poll(() => world.sms()).toHaveLength(1)
})

test('whoever has had all codes of an hour is told the wait in minutes [4.06]', async () => {
  const time = await aTime()
  await atCode(time)
  await page.getByRole('button', { name: 'Изменить данные' }).click()
  await expect.element(sendButton()).toBeVisible()
  await world.sql(`update limits set count = 20, resets_at = '2026-11-20T08:25:00Z' where key like 'site-code-address:%'`)
  openWidget({ doctor: time.doctorId })
  await goOn()
  await fillForm()
  await sendButton().click()
  await expect.element(page.getByText('Слишком много попыток')).toBeVisible()
  await expect.element(page.getByText(/Попробуйте через 25 минут\.$/)).toBeVisible()
})

test('the code is digits only and at most six: other signs do not stay, and the sixth sends it [5.55]', async () => {
  await atCode(await aTime())
  await codeField().fill('1а2-3б4')
  await expect.element(codeField()).toHaveValue('1234')
  await confirmButton.click()
  expect(await confirmed()).toEqual([])
  const wrong = await wrongCode()
  await codeField().fill(`${wrong}99`)
  await expect.element(codeField()).toHaveValue(wrong)
  await expect.poll(async () => (await confirmed()).map(one => one.body)).toEqual([{ code: wrong }])
})

test('a code is selected as a whole and typed over', async () => {
  await atCode(await aTime())
  await codeField().click()
  await userEvent.keyboard('123')
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await expect.poll(() => (codeField().element() as HTMLInputElement).selectionStart).toBe(0)
  await userEvent.keyboard('987')
  await expect.element(codeField()).toHaveValue('987')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => (codeField().element() as HTMLInputElement).selectionStart).toBe(3)
  await userEvent.keyboard('6')
  await expect.element(codeField()).toHaveValue('9876')
})

test('the code that proves the phone has exactly six characters: five are not sent and said to be wrong, six book [5.56, 9.18]', async () => {
  await atCode(await aTime())
  const code = await smsCode()
  expect(code).toMatch(/^\d{6}$/)
  await codeField().fill(code.slice(0, 5))
  await confirmButton.click()
  await expect.element(codeField()).toHaveAccessibleDescription(/^Код не подошёл/)
  expect(await confirmed()).toEqual([])
  await codeField().fill(code)
  await expect.element(booked).toBeVisible()
  await expect.poll(async () => (await confirmed()).map(one => one.body)).toEqual([{ code }])
})

test('a code that is not complete is told as wrong, with the two ways on: to check it or to have a new one [8.21]', async () => {
  await atCode(await aTime())
  await codeField().fill('12345')
  await confirmButton.click()
  await expect.element(codeField()).toHaveAccessibleDescription('Код не подошёл. Проверьте цифры в последнем SMS или запросите новый.')
  await pass(61)
  await expect.element(resendButton).toBeVisible()
  await codeField().fill(await smsCode())
  await expect.element(booked).toBeVisible()
})

test('a code that has run out is told apart from a wrong one, and a new one is sent on request and books [8.48, 8.49]', async () => {
  const time = await aTime()
  await world.sql('update providers set hold_minutes = 15')
  await atCode(time)
  await pass(601)
  await codeField().fill(await smsCode())
  await expect
    .element(codeField())
    .toHaveAccessibleDescription('Срок кода истёк. Запросите новый код: он действует десять минут или до нескольких ошибок.')
  await resendButton.click()
  await expect.poll(async () => (await world.sms()).length).toBe(2)
  await expect.element(codeField()).toHaveValue('')
  await codeField().fill(await smsCode())
  await expect.element(booked).toBeVisible()
})

test('whoever waits for the code is told that an SMS may take up to a minute [9.20]', async () => {
  await atCode(await aTime())
  await expect.element(page.getByText(/^Мы отправили код на .*\. SMS может идти до минуты\.$/)).toBeVisible()
})
