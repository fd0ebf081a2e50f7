import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from './debounce.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('of calls one after another the last is made, 1500 milliseconds after it unless said otherwise [9.16]', () => {
  const made: string[] = []
  const type = debounce((text: string) => made.push(text))
  type('к')
  vi.advanceTimersByTime(1_499)
  type('ко')
  vi.advanceTimersByTime(1_499)
  expect(made).toEqual([])
  vi.advanceTimersByTime(1)
  expect(made).toEqual(['ко'])
  const quick = debounce((text: string) => made.push(text), 300)
  quick('ков')
  vi.advanceTimersByTime(300)
  quick('кова')
  quick.drop()
  vi.advanceTimersByTime(10_000)
  expect(made).toEqual(['ко', 'ков'])
})
