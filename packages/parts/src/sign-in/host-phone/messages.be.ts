import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  title: 'Вы ўвайшлі з іншым нумарам',
  text: (page: string, account: string) =>
    `Старонка адкрыта для нумара ${page}, а вы ўвайшлі як ${account}. Каб перайсці на іншы нумар, трэба выйсці і ўвайсці нанова.`,
  change: 'Змяніць уліковы запіс',
  changing: 'Выходзім…',
  stay: 'Застацца ў гэтым'
}
