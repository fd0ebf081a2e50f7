import { expect, test } from 'vitest'
import { BRANCH_ASKED_MS, chooseFavourite, chooseFavouriteBranch, favouriteOptions, settleFavourite } from './favourite-cascade.ts'

const NOTHING_CHOSEN = { branchId: undefined, doctorId: undefined, serviceId: undefined }

const doctors = [
  { doctorId: 'anna', places: [{ branchId: 'north', serviceIds: ['heart'] }] },
  {
    doctorId: 'boris',
    places: [
      { branchId: 'north', serviceIds: ['heart', 'thyroid'] },
      { branchId: 'south', serviceIds: ['thyroid'] }
    ]
  }
]
const chosen = (branchId?: string, doctorId?: string, serviceId?: string) => ({ branchId, doctorId, serviceId })

test('a bookmarked doctor with one branch leads to it; with several, and none of them chosen, the branch is asked for', () => {
  expect(chooseFavourite(NOTHING_CHOSEN, 'anna', doctors)).toEqual({ choice: chosen('north', 'anna'), branch: 'known' })
  expect(chooseFavourite(chosen('south'), 'anna', doctors)).toEqual({ choice: chosen('north', 'anna'), branch: 'known' })
  expect(BRANCH_ASKED_MS).toBe(300)
  expect(chooseFavourite(NOTHING_CHOSEN, 'boris', doctors)).toEqual({ choice: chosen(undefined, 'boris'), branch: 'asked' })
  expect(chooseFavourite(chosen('west'), 'boris', doctors)).toEqual({ choice: chosen(undefined, 'boris'), branch: 'asked' })
  expect(chooseFavourite(chosen('south'), 'boris', doctors)).toEqual({ choice: chosen('south', 'boris'), branch: 'known' })
  expect(chooseFavourite(chosen('south', 'boris', 'thyroid'), undefined, doctors).choice).toEqual(chosen('south'))
})

test('a branch keeps the doctor who works there, and the service that is given there', () => {
  expect(chooseFavouriteBranch(chosen('north', 'boris', 'thyroid'), 'south', doctors)).toEqual(chosen('south', 'boris', 'thyroid'))
  expect(chooseFavouriteBranch(chosen('north', 'boris', 'heart'), 'south', doctors)).toEqual(chosen('south', 'boris'))
  expect(chooseFavouriteBranch(chosen('north', 'anna', 'heart'), 'south', doctors)).toEqual(chosen('south'))
  expect(settleFavourite(chosen('north', 'anna', 'thyroid'), doctors)).toEqual(chosen('north', 'anna'))
})

test('branches are those of the doctor, services those of the doctor at the branch', () => {
  expect(favouriteOptions(chosen(), doctors)).toEqual({ branchIds: ['north', 'south'], doctorIds: ['anna', 'boris'], serviceIds: [] })
  expect(favouriteOptions(chosen('north', 'boris'), doctors)).toMatchObject({
    branchIds: ['north', 'south'],
    serviceIds: ['heart', 'thyroid']
  })
  expect(favouriteOptions(chosen('south', 'boris'), doctors).serviceIds).toEqual(['thyroid'])
})
