import { expect, test } from 'vitest'
import { adultReports, type DemoValue } from './demo-results.data.ts'

const isOut = ({ number, low, high }: DemoValue) => number !== null && ((low !== null && number < low) || (high !== null && number > high))
const outOf = (sex: 'FEMALE' | 'MALE') => adultReports(sex).map(({ key, values }) => [key, values.filter(isOut).map(one => one.name)])
const rangeOf = (sex: 'FEMALE' | 'MALE', code: string) =>
  adultReports(sex)
    .flatMap(report => report.values)
    .filter(one => one.code === code)
    .map(({ low, high }) => [low, high])

test('a man of the demo world is measured by what is usual of men, and the same of his values are out of it as of a woman’s', () => {
  expect(outOf('MALE')).toEqual(outOf('FEMALE'))
  expect(outOf('MALE')).toContainEqual(['biochemistry', ['Холестерин общий', 'Ферритин']])
  expect([rangeOf('FEMALE', '718-7')[0], rangeOf('MALE', '718-7')[0]]).toEqual([
    [120, 150],
    [130, 160]
  ])
  expect([rangeOf('FEMALE', '2276-4'), rangeOf('MALE', '2276-4')]).toEqual([[[15, 150]], [[30, 300]]])
})
