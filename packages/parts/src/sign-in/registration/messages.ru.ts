import { plural } from '@vizit/rules/plural'

export const ru = {
  title: 'Этот номер у нас впервые',
  text: (seconds: number) =>
    `Создадим новую учётную запись через ${plural('ru', seconds, { one: '# секунду', few: '# секунды', many: '# секунд' })}. Если раньше вы входили с другим номером, измените его.`,
  now: 'Создать сейчас'
}
