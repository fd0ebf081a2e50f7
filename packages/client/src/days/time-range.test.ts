import { expect, test } from 'vitest'
import { ru } from './messages.ru.ts'
import { timeRangeFault } from './time-range.ts'

test.each(['9:00', '24:00', '12:60', '12-30', ''])(
  'a time is hours and minutes of twenty-four hours: «%s» is told to be none [5.22]',
  typed => {
    expect(timeRangeFault(ru, typed, '18:00')).toBe('Введите корректное время')
    expect(timeRangeFault(ru, '08:00', '18:00')).toBeNull()
  }
)

test('a range that ends before it begins is told [5.23]', () => {
  expect(timeRangeFault(ru, '18:00', '09:00')).toBe('Время начала не может быть больше времени окончания')
  expect(timeRangeFault(ru, '18:00', '18:00')).toBeNull()
})
