import { expect, test } from 'vitest'
import { unfitOf } from './missing-doctor.ts'

const sees = (adult: boolean, children: boolean) => ({ adult, children })

test('a doctor of another age than a host page looks for is told of as that', () => {
  expect(unfitOf(sees(true, false), '2')).toEqual({ kind: 'ADULT_DOCTOR' })
  expect(unfitOf(sees(false, true), '1')).toEqual({ kind: 'CHILD_DOCTOR' })
  const fitting = [
    unfitOf(sees(true, false), '1'),
    unfitOf(sees(false, true), '2'),
    unfitOf(sees(true, false), '0'),
    unfitOf(sees(false, true), undefined)
  ]
  expect(fitting).toEqual([undefined, undefined, undefined, undefined])
})
