import { expect, test } from 'vitest'
import { ru } from './messages.ru.ts'

test('beside the field of the code it is told that the SMS can take up to a minute [5.95]', () => {
  expect(`${ru.sentBefore}+375 (29) 000-00-00${ru.sentAfter}`).toMatch(/SMS может идти до минуты/)
})
