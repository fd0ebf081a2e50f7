// The screens of tests and of the documents that the code of a card opens, in their states, for take-pictures.ts.
import { syncTests } from '@vizit/contract/results'
import { expect, type Page } from './journey.ts'
import { agreed, aPatient, openAs, type Patient } from './patient.ts'
import { smsCode } from './sign-in-steps.ts'

async function withTests(page: Page): Promise<Patient> {
  const olga = await aPatient()
  agreed(await olga.call(syncTests, {}))
  await openAs(page, olga, '/tests')
  await expect(page.getByRole('heading', { name: 'Витамин D (25-OH)' })).toBeVisible()
  return olga
}

async function atCode(page: Page, name: string): Promise<Patient> {
  const olga = await withTests(page)
  await page
    .getByRole('button', { name: new RegExp(`^Открыть: ${name}`) })
    .first()
    .click()
  await expect(page.getByText(`Чтобы открыть «${name}`)).toBeVisible()
  return olga
}

async function type(page: Page, code: string): Promise<void> {
  await page.getByLabel('Код от медцентра').fill(code)
}

async function atDocument(page: Page, name: string): Promise<void> {
  const olga = await atCode(page, name)
  const former = await smsCode(olga.phone)
  await page.getByRole('button', { name: 'Получить код по SMS' }).click()
  await type(page, await smsCode(olga.phone, former))
  await expect(page.getByRole('dialog')).toBeVisible()
}

export const RESULT_SCREENS: readonly { name: string; show: (page: Page) => Promise<void> }[] = [
  {
    name: 'tests-empty',
    show: async page => {
      await openAs(page, await aPatient(), '/tests')
      await expect(page.getByRole('heading', { name: 'У вас пока нет анализов' })).toBeVisible()
    }
  },
  { name: 'tests', show: async page => void (await withTests(page)) },
  {
    name: 'tests-failed',
    show: async page => {
      await page.route('**/providers/tests', route => route.fulfill({ status: 503, body: 'no' }))
      await openAs(page, await aPatient(), '/tests')
      await expect(page.getByRole('alert')).toContainText('Не получилось загрузить анализы')
    }
  },
  {
    name: 'tests-offline',
    show: async page => {
      await withTests(page)
      await page.route('**/providers/tests', route => route.abort())
      await page.getByRole('button', { name: 'Обновить' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Нет связи' })).toBeVisible()
    }
  },
  { name: 'tests-code', show: async page => void (await atCode(page, 'Общий анализ крови')) },
  {
    name: 'tests-code-wrong',
    show: async page => {
      await atCode(page, 'Общий анализ крови')
      await type(page, '000000')
      await expect(page.getByText(/^Код не подошёл/).first()).toBeVisible()
    }
  },
  { name: 'tests-opener', show: page => atDocument(page, 'Общий анализ крови') },
  {
    name: 'tests-document',
    show: async page => {
      await atDocument(page, 'Биохимический анализ крови')
      await page.getByRole('button', { name: 'Открыть здесь' }).click()
      await expect(page.getByRole('row', { name: /^Ферритин/ })).toContainText('ниже нормы')
    }
  }
]
