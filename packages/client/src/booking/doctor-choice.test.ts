import type { Branch, Doctor } from '@vizit/contract/catalogue'
import { chooseBranch, chooseDoctor, chooseSpeciality, NOTHING_CHOSEN } from '@vizit/rules/cascade'
import { expect, test } from 'vitest'
import { type Arrived, catalogueOf, settled } from './doctor-choice.ts'

const branches = [{ branchId: '1' }, { branchId: '2' }] as Branch[]
const doctor = (doctorId: string, specialityId: string, branchIds: string[]) =>
  ({ doctorId, specialityId, worksAt: branchIds.map(branchId => ({ branchId })) }) as Doctor
const kovaleva = doctor('10', '5', ['1'])
const grinevich = doctor('11', '5', ['1', '2'])
const bobrik = doctor('12', '6', ['2'])
const specialities = [
  { specialityId: '5', specialityName: 'Терапевт', doctors: 2, nearest: null },
  { specialityId: '6', specialityName: 'Кардиолог', doctors: 1, nearest: null }
]
const minsk: Arrived = { branches, specialities, doctors: [kovaleva, grinevich, bobrik], total: 3, filter: {} }

test('a branch lets the speciality and the doctor go [4.41]', () => {
  const chosen = { branchId: '1', specialityId: '5', doctorId: '11' }
  expect(chooseBranch(chosen, '2', catalogueOf(minsk))).toEqual({ branchId: '2', specialityId: undefined, doctorId: undefined })
})

test('a speciality leaves only its doctors [4.42], and the only one is selected [4.46]', () => {
  const cardiologists: Arrived = { ...minsk, doctors: [bobrik], total: 1, filter: { specialityId: '6' } }
  const chosen = chooseSpeciality(NOTHING_CHOSEN, '6', catalogueOf(minsk))
  expect(settled(chosen, cardiologists)).toEqual({ branchId: '2', specialityId: '6', doctorId: '12' })
})

test('a doctor sets the speciality [4.43]', () => {
  expect(chooseDoctor(NOTHING_CHOSEN, '12', catalogueOf(minsk)).specialityId).toBe('6')
})

test('the only branch of a town is selected [4.45]', () => {
  const town: Arrived = { ...minsk, branches: branches.slice(1), doctors: [grinevich, bobrik], total: 2 }
  expect(settled(NOTHING_CHOSEN, town).branchId).toBe('2')
})

test('nobody is selected while the other doctors have not arrived', () => {
  const first: Arrived = { ...minsk, doctors: [kovaleva], total: 90 }
  expect(settled({ ...NOTHING_CHOSEN, specialityId: '5' }, first)).toEqual({ ...NOTHING_CHOSEN, specialityId: '5' })
  expect(settled({ ...NOTHING_CHOSEN, doctorId: '77' }, first).doctorId).toBe('77')
})

test('until the catalogue arrives the choice of the address stands', () => {
  expect(settled({ branchId: '1', specialityId: '5', doctorId: '10' }, undefined)).toEqual({
    branchId: '1',
    specialityId: '5',
    doctorId: '10'
  })
})
