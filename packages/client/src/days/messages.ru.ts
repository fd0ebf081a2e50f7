import { plural } from '@vizit/rules/plural'

export const ru = {
  today: 'сегодня',
  tomorrow: 'завтра',
  timeWrong: 'Введите корректное время',
  timesWrong: 'Время начала не может быть больше времени окончания',
  minskTime: 'Время указано по Минску.',
  years: (n: number) => plural('ru', n, { one: '# год', few: '# года', many: '# лет' })
}
