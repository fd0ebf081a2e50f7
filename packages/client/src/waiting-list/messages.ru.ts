import { plural } from '@vizit/rules/plural'
import type { PartOfDay } from '@vizit/rules/slots'

export const ru = {
  title: 'Жду времени',
  rowNote: 'Сообщим, когда у врача появится время',
  intro: 'Сообщим сразу пятерым, кто ждёт дольше всех. Время не закрепляем: записывается тот, кто успел первым.',
  limit: (most: number) =>
    `Ждать можно не больше ${plural('ru', most, { one: `${most} времени`, few: `${most} разных времён`, many: `${most} разных времён` })}.`,
  loading: 'Загружаем запросы',
  failed: 'Не получилось загрузить запросы',
  failedText: 'Они не пропали — попробуйте ещё раз через минуту.',
  emptyTitle: 'Вы ничего не ждёте',
  emptyText: 'Если у врача нет времени на нужный день, нажмите в его карточке «Сообщить, когда появится время».',
  emptyAction: 'Выбрать врача',
  waiting: 'Ждём',
  ended: 'Завершённые',

  days: (from: string, to: string) => (from === to ? from : `${from} — ${to}`),
  parts: { morning: 'утром', afternoon: 'днём', evening: 'вечером' } satisfies Record<PartOfDay, string>,
  anyPart: 'в любое время',
  who: (name: string) => `Для кого: ${name}`,
  states: { waiting: 'Ждём', offered: 'Есть время', booked: 'Вы записаны', expired: 'Не дождались' },
  offered: (moment: string, branch: string) => `${moment}, ${branch}`,
  offeredUntil: (time: string) => `Пока о нём знают немногие: в ${time} сообщим следующим.`,
  book: 'Записаться',
  toVisits: 'К визитам',
  expired: 'Времени за эти дни не появилось.',
  remove: 'Удалить',
  removeLabel: (what: string) => `Удалить запрос: ${what}`,
  removed: 'Запрос удалён',
  removing: 'Удаляем…',
  notRemoved: 'Не получилось удалить запрос',

  ask: 'Сообщить, когда появится время',
  dialogText: (what: string) => `${what}. Пришлём сообщение так же, как напоминания.`,
  whom: 'Для кого',
  when: 'На какие дни',
  onlyDay: (day: string) => `Только ${day}`,
  week: (from: string, to: string) => `Неделя: ${from} — ${to}`,
  anyDay: (to: string) => `Любой день до ${to}`,
  part: 'Время суток',
  partNames: { morning: 'Утро', afternoon: 'День', evening: 'Вечер' } satisfies Record<PartOfDay, string>,
  submit: 'Сообщить мне',
  submitting: 'Добавляем…',
  added: 'Сообщим, когда появится время',
  show: 'Мои запросы',
  close: 'Закрыть'
}
