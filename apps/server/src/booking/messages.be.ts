import type { ru } from './messages.ru.ts'

/** Names of months are longer here than in Russian: the sentences are shorter, so that no SMS has more parts. */
export const be: typeof ru = {
  booked: (when: string, place: string, until: string) => `Візіт пацверджаны: ${when}, ${place}. Адмена — да ${until}.`,
  failed: (when: string, branch: string) =>
    `Запісаць не ўдалося: ${when}, ${branch}. Цэнтр не пацвердзіў гэты час. Выберыце іншы ў кабінеце.`,
  stillWaiting: (when: string, branch: string) =>
    `Цэнтр яшчэ не адказаў на ваш запіс ${when}, ${branch}. Пачакайце, адмяніце візіт або патэлефануйце ў рэгістратуру.`,
  moved: (when: string, place: string, until: string) => `Візіт перанесены на ${when}, ${place}. Адмена — да ${until}.`,
  notMoved: (wanted: string, when: string, branch: string) =>
    `Перанесці візіт на ${wanted} не ўдалося. Застаецца ранейшы час: ${when}, ${branch}.`,
  cancelled: (when: string, branch: string) => `Адменена: ${when}, ${branch}.`,
  cancelledByClinic: (when: string, branch: string) => `Цэнтр адмяніў візіт: ${when}, ${branch}.`,
  movedByClinic: (was: string, when: string, place: string, until: string) =>
    `Цэнтр перанёс візіт з ${was} на ${when}, ${place}. Калі час не падыходзіць, адмяніце візіт або абярыце іншы да ${until}.`,
  ofChild: (text: string) => `Для дзіцяці. ${text}`,
  news: {
    booked: { subject: 'візіт пацверджаны', brief: (when: string) => `Візіт пацверджаны: ${when}` },
    moved: { subject: 'візіт перанесены', brief: (when: string) => `Візіт перанесены на ${when}` },
    cancelled: { subject: 'візіт адменены', brief: (when: string) => `Візіт адменены: ${when}` }
  },
  inCabinet: (link: string) => `У кабінеце: ${link}`,
  callReception: 'Тэлефануйце ў цэнтр.',
  reasonAndTimes: (link: string) => `Прычына і іншы час: ${link}`,
  clinicCancelled: 'Цэнтр адмяніў візіт',
  clinicCancelledBrief: 'Цэнтр адмяніў візіт. Адкрыйце, каб выбраць іншы час.'
}
