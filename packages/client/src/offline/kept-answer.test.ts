import type { Test } from '@vizit/contract/results'
import { expect, test } from 'vitest'
import { keptOf } from './kept-answer.ts'

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
