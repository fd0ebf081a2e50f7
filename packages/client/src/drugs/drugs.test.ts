import { expect, test } from 'vitest'
import { drugstoreSorts, prescriptionLine, priceLine } from './drug-lines.ts'
import { ru } from './messages.ru.ts'

test('a drug is on prescription or over the counter [3.67]', () => {
  expect(prescriptionLine(ru, { onPrescription: true })).toBe('По рецепту')
  expect(prescriptionLine(ru, { onPrescription: false })).toBe('Без рецепта')
})

test('a price is shown as from so many roubles [3.75]', () => {
  expect(priceLine(ru, { priceFrom: 250 })).toBe('от 2,50 руб.')
  expect(priceLine(ru, { priceFrom: null })).toBe('Нет в аптеках')
})

test('the information is attributed to the drug-search service, and prices are said to be informative only [1.18] [3.76]', () => {
  expect(ru.source('Справочник')).toBe('Данные: Справочник. Цены справочные, уточняйте в аптеке.')
})

test('drugstores are sorted by price, distance or best choice [9.55]', () => {
  expect(drugstoreSorts(ru).map(({ label }) => label)).toEqual(['По цене', 'По расстоянию', 'Лучший выбор'])
})
