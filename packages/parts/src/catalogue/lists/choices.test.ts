import { expect, test } from 'vitest'
import { listChoices } from './choices.ts'
import { ru } from './messages.ru.ts'

test('doctors are sorted by date, name or reviews [3.91] [9.54]', () => {
  expect(listChoices(ru, false).doctorSorts.map(one => one.value)).toEqual(['byDate', 'byName', 'byFeedbacks'])
})

test('centres by number of doctors, name or reviews; of a service also by price or not at all [3.92] [3.93] [9.56]', () => {
  const sorts = (serviceChosen: boolean) => listChoices(ru, serviceChosen).centreSorts.map(one => one.value)
  expect(sorts(false)).toEqual(['byDoctorsCount', 'byMedcenterName', 'byFeedbacks'])
  expect(sorts(true)).toEqual(['byDoctorsCount', 'byMedcenterName', 'byFeedbacks', 'withoutSort', 'byPrice'])
})

test('preferred times are shown by the hours that they mean [3.97]', () => {
  expect(listChoices(ru, false).preferredTimes.map(one => one.label)).toEqual([
    'Любое время',
    '06:00–10:00',
    '10:00–14:00',
    '14:00–18:00',
    '18:00–22:00'
  ])
})
