import type { Test } from '@vizit/contract/results'
import { expect, test } from 'vitest'
import { changedBy, keptOf } from './kept-answer.ts'

test('of a result its name and day are kept, never what leads to its document', () => {
  const one = {
    id: '1',
    name: 'Общий анализ крови',
    date: '2026-11-20T08:00:00Z',
    testResults: [{ id: '2', recordLink: 'secret-link', name: 'Кровь', fileName: 'krov.pdf' }],
    links: ['secret-link'],
    reports: [{ id: '3', reportResults: ['secret-link'] }]
  } as unknown as Test
  const kept = keptOf(['results', 'tests'], [one])
  expect(kept).toEqual([{ ...one, testResults: [], links: [], reports: [] }])
  expect(JSON.stringify(kept)).not.toContain('secret-link')
})

test('what stands behind the A-code and what nobody asked to keep is not kept', () => {
  for (const key of [
    ['observations', '1'],
    ['trend', '1', 0],
    ['opened-documents'],
    ['results', 'reports'],
    ['profile', 'more'],
    ['wanted-report']
  ])
    expect(keptOf(key, { any: 'thing' })).toBeUndefined()
})

test('a write makes old what it is about, and a question nothing', () => {
  const names = (method: 'GET' | 'POST' | 'DELETE', path: `/${string}`) => changedBy({ method, path }).map(key => key.join(' '))
  expect(names('POST', '/api/v2/my/drugs/chest')).toEqual(['medicine-chest'])
  const people = ['profile', 'relatives', 'coverages', 'results tests']
  expect(names('DELETE', '/api/v2/my/profile/child/:profileId')).toEqual(people)
  expect(names('POST', '/api/v2/my/family/invites/accept')).toEqual(people)
  expect(names('GET', '/api/v2/my/profile')).toEqual([])
  expect(names('POST', '/api/v2/my/drugs/searches')).toEqual([])
  // sent at every start: what the device keeps may not end with it
  expect(names('POST', '/api/v2/my/user-info')).toEqual([])
})
