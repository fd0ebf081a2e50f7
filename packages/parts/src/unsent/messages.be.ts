import { CANCEL_BEFORE_MINUTES } from '@vizit/rules/cancel-limit'
import { minutesBe } from '../amounts/messages.be.ts'
import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  badge: 'Не адпраўлена',
  cancelBadge: 'Адмена не адпраўлена',
  count: count => `Не адпраўлена: ${count}`,
  waits: 'Адправім самі, як толькі з’явіцца сувязь.',
  look: 'Што менавіта',
  title: 'Не адпраўлена',
  titleText: 'Гэта зроблена без сувязі і захоўваецца толькі на гэтай прыладзе.',
  close: 'Закрыць',
  cancelling: (moment, doctor) => `Адмена візіту: ${moment}, ${doctor}`,
  review: about => `Водгук: ${about}`,
  medicine: name => `У аптэчку: ${name}`,
  droppedMedicine: name => `Прыбраць з аптэчкі: ${name}`,
  onlyUntil: moment => `Адменім, калі сувязь з’явіцца да: ${moment}. Пазней давядзецца патэлефанаваць у цэнтр.`,
  willDrop: 'Прыбярэм, калі з’явіцца сувязь.',
  tooLate: `Візіт не адменены: сувязі не было, а да пачатку засталося менш за ${minutesBe(CANCEL_BEFORE_MINUTES)}. Патэлефануйце ў цэнтр.`,
  moved: moment => `Візіт не адменены: за гэты час яго перанеслі. Цяпер ён ${moment}.`,
  refused: (title, text) => `${title}. ${text}`,
  forget: 'Не адпраўляць',
  forgetLabel: what => `Не адпраўляць. ${what}`,
  understood: 'Зразумела',
  understoodLabel: what => `Зразумела. ${what}`,
  now: 'Адправіць зараз',
  keptToast: 'Няма сувязі. Адправім, калі яна з’явіцца.',
  sentToast: {
    cancelling: 'Сувязь з’явілася: візіт адменены',
    review: 'Сувязь з’явілася: водгук адпраўлены',
    medicine: 'Сувязь з’явілася: аптэчка абноўлена',
    'dropped-medicine': 'Сувязь з’явілася: аптэчка абноўлена'
  }
}
