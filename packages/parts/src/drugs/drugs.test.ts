import { mapLink } from '@vizit/client/catalogue/map-link'
import { drugsIn, hashOfDrugs, searchedIn } from '@vizit/client/drugs/drug-address'
import { DRUGSTORE_SORTS } from '@vizit/rules/drugs'
import { expect, test } from 'vitest'
import { prescriptionLine, priceLine } from './drug-lines.ts'
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
  expect(DRUGSTORE_SORTS.map(sort => ru.sorts[sort])).toEqual(['По цене', 'По расстоянию', 'Советует справочник'])
})

test('what is looked for is read from behind the # of the address', () => {
  expect(drugsIn('#a1b2')).toEqual(['a1b2'])
  expect([drugsIn(''), drugsIn('#../x'), drugsIn('a b')]).toEqual([[], [], []])
  expect(drugsIn(`#${encodeURIComponent(hashOfDrugs(['a1b2', 'c3', 'a1b2']))}`)).toEqual(['a1b2', 'c3'])
  expect([searchedIn('#%D0%B9%D0%BE%D0%B4'), searchedIn('йод'), searchedIn('йод 5%')]).toEqual(['йод', 'йод', 'йод 5%'])
})

test('a place is a link to a map, which asks for nothing before it is opened; a distance is told as on foot', () => {
  expect(mapLink({ latitude: 53.9, longitude: 27.5667 })).toBe(
    'https://www.openstreetmap.org/?mlat=53.90000&mlon=27.56670#map=17/53.90000/27.56670'
  )
  expect(mapLink({ latitude: null, longitude: 27.5 })).toBeUndefined()
  expect([0.004, 0.352, 0.96, 1.44, 12.3].map(ru.distance)).toEqual(['10 м', '350 м', '1,0 км', '1,4 км', '12 км'])
})
