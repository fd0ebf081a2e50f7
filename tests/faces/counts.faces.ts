// Numbers of things, and the form of the word that goes with each.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { anInvoice, aVisitRow } from './visit-world.ts'
import { world } from './world.ts'

const NUMBERS = [1, 2, 5] as const
const shown = () => document.body.innerText.replaceAll(/\u00ad/g, '').replaceAll(/\s+/g, ' ')

async function expectForms(forms: readonly string[]): Promise<void> {
  for (const form of forms) await expect.poll(shown).toMatch(new RegExp(`(?<!\\d)${form}(?![а-яё])`))
}

test('doctors, reviews, drugs, results and positions of an invoice have each the form of the word that goes with one, two and five [9.57]', async () => {
  for (const say of [doctors, reviews, drugs, results, positions]) await say()
})

async function doctors(): Promise<void> {
  const specialities = ['Терапевт', 'Хирург', 'Окулист']
  for (const [at, number] of NUMBERS.entries()) for (let n = 0; n < number; n++) await world.aDoctor({ speciality: specialities[at]! })
  openFace('/timeslot')
  await page.getByRole('button', { name: /^К кому/ }).click()
  await expectForms(['1 врач', '2 врача', '5 врачей'])
}

async function reviews(): Promise<void> {
  for (const number of NUMBERS) {
    const { branchId } = await world.aDoctor()
    await world.sql(`update centres set reviews_count = ${number} where id = (select centre_id from branches where id = ${branchId})`)
  }
  openFace('/centres')
  await expectForms(['1 отзыв', '2 отзыва', '5 отзывов'])
}

async function drugs(): Promise<void> {
  await world.aDoctor()
  for (const [at, name] of ['Анальгин', 'Бисептол', 'Валидол'].entries())
    await world.sql(`insert into drugs (id, name, form, dose, on_prescription)
      select '${name}' || n, '${name}', 'таблетки', n || ' мг', false from generate_series(1, ${NUMBERS[at]}) n`)
  for (const [name, form] of [
    ['анальгин', 'Нашли 1 лекарство'],
    ['бисептол', 'Нашли 2 лекарства'],
    ['валидол', 'Нашли 5 лекарств']
  ]) {
    openFace('/drugs')
    await page.getByRole('searchbox').fill(name!)
    await expectForms([form!])
  }
}

async function results(): Promise<void> {
  const { assignmentId } = await world.aDoctor()
  for (const [at, form] of ['1 результат', '2 результата', '5 результатов'].entries()) {
    const olga = await world.aPatient({ phone: `37529100000${at}` })
    for (let n = 0; n < NUMBERS[at]!; n++) await world.aReport({ profileId: olga.profileId, assignmentId })
    openFace('/tests', olga)
    await expect.element(page.getByText(`Показано: ${form}`, { exact: true })).toBeInTheDocument()
  }
}

async function positions(): Promise<void> {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  const orderId = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-18T08:00:00Z', status: 'done' })
  const services = [1, 2, 3, 4, 5].map(n => ({ name: `Услуга ${n}` }))
  const invoiceId = await anInvoice(olga.profileId, orderId, services)
  openFace(`/visits/invoices/${invoiceId}`, olga)
  for (let n = 1; n <= 5; n++) {
    await page
      .getByRole('region', { name: `Услуга ${n}` })
      .getByRole('radio', { name: 'Подтвердить' })
      .click()
    const form = { 1: '1 позиция', 2: '2 позиции', 5: '5 позиций' }[n]
    if (form) await expect.element(page.getByRole('button', { name: `Отправить ответ: ${form}` })).toBeVisible()
  }
}
