import type { Favourite } from '@vizit/contract/favourites'
import { expect, test } from 'vitest'
import { favouriteSentence } from './favourite-sentence.ts'
import { ru } from './messages.ru.ts'

const one = (type: Favourite['type'], displayName: string): Favourite => ({ id: '1', displayName, photoUrl: null, type, branchId: '2' })

test('whoever bookmarks an eleventh is told which one had to go', () => {
  expect(favouriteSentence(ru, null)).toBe('Добавили в избранное')
  expect(favouriteSentence(ru, one('physicians', 'Кулеш Виталий Николаевич'))).toMatch(/10 врачей.*Кулеш Виталий Николаевич/)
  expect(favouriteSentence(ru, one('medcenters', 'Каштан'))).toMatch(/10 центров.*Каштан/)
})
