import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  title: 'Гэты нумар у нас упершыню',
  text: (seconds: number) =>
    `Створым новы ўліковы запіс праз ${plural('be', seconds, { one: '# секунду', few: '# секунды', many: '# секунд' })}. Калі раней вы ўваходзілі з іншым нумарам, змяніце яго.`,
  now: 'Стварыць зараз'
}
