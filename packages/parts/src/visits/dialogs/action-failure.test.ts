import { expect, test } from 'vitest'
import { ru as refusals } from '../../refusal-words/messages.ru.ts'
import { ru } from '../messages.ru.ts'
import { actionFailure } from './action-failure.ts'

test('a cancel or a deletion that failed is named, with why and what to do [8.14 8.15]', () => {
  expect(actionFailure(ru, 'cancel', refusals.CLINIC_UNAVAILABLE({}, null))).toBe(
    'Не получилось отменить визит. Медицинский центр не отвечает. Попробуйте ещё раз через несколько минут или позвоните в регистратуру.'
  )
  expect(actionFailure(ru, 'delete', refusals.NETWORK({}, null))).toMatch(/^Не получилось удалить визит\. Нет связи\./)
})
