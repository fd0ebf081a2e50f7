import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

/** Browsers may not know the Belarusian calendar: its names are brought along. Monday and January come first. */
export const dayNamesBe = {
  weekdays: ['панядзелак', 'аўторак', 'серада', 'чацвер', 'пятніца', 'субота', 'нядзеля'],
  weekdaysShort: ['пн', 'аў', 'ср', 'чц', 'пт', 'сб', 'нд'],
  months: [
    'студзень',
    'люты',
    'сакавік',
    'красавік',
    'май',
    'чэрвень',
    'ліпень',
    'жнівень',
    'верасень',
    'кастрычнік',
    'лістапад',
    'снежань'
  ],
  /** As they stand after a number. */
  monthsOf: [
    'студзеня',
    'лютага',
    'сакавіка',
    'красавіка',
    'мая',
    'чэрвеня',
    'ліпеня',
    'жніўня',
    'верасня',
    'кастрычніка',
    'лістапада',
    'снежня'
  ]
}

export const be: typeof ru = {
  today: 'сёння',
  tomorrow: 'заўтра',
  timeWrong: 'Увядзіце правільны час',
  timesWrong: 'Час пачатку не можа быць пазнейшы за час заканчэння',
  minskTime: 'Час пазначаны па Мінску.',
  years: (n: number) => plural('be', n, { one: '# год', few: '# гады', many: '# гадоў' })
}
