import { CANCEL_BEFORE_MINUTES } from '@vizit/rules/cancel-limit'
import { minutesOfRu, minutesRu } from '../amounts/messages.ru.ts'

export const ru = {
  title: 'Визиты',
  tabs: 'Какие визиты показать',
  future: 'Будущие',
  futureCount: (n: number) => (n > 0 ? `Будущие, ${n}` : 'Будущие'),
  past: 'Прошедшие',
  refresh: 'Обновить',
  refreshing: 'Обновляем визиты',
  search: 'Найти визит: врач, центр, услуга',
  searchPlaceholder: 'Поиск...',
  openSearch: 'Поиск',
  clear: 'Очистить поиск',
  book: 'Записаться',
  loading: 'Загружаем визиты',
  shown: (n: number) => `Показано визитов: ${n}`,

  booked: 'Вы записаны',
  pending: 'Подтверждаем',
  cancelled: 'Отменён',
  failedBadge: 'Не подтверждён',
  took: 'Состоялся',
  missed: 'Вы не пришли',
  /** «Терапевт · кому: мне» */
  specialityAndWho: (speciality: string, who: string) => `${speciality} · кому: ${who}`,
  who: (who: string) => `Кому: ${who}`,
  me: 'мне',
  doctor: (speciality: string, name: string) => `${speciality} ${name}`,
  person: (name: string, relation: string) => `${name}, ${relation}`,
  paidBy: (programme: string, coverer: string) => `По программе: ${programme}, ${coverer}`,
  room: (room: string) => `каб.\u00a0${room}`,
  /** `after`: of the quiet hours. */
  answersBy: (time: string, after: string | undefined) =>
    `Центр ответит сегодня до ${time}. ${after ? `Мы пришлём SMS после ${after}` : 'Мы пришлём SMS'}.`,
  answersSoon: (after: string | undefined) =>
    after ? `Мы пришлём SMS после ${after}, когда центр ответит.` : 'Мы пришлём SMS, когда центр ответит.',
  overdue: 'Центр отвечает дольше обычного. Можно подождать, отменить визит или позвонить.',
  calledOff: (reason: string) => `Центр отменил приём: ${reason}.`,
  calledOffPlain: 'Центр отменил приём.',
  notConfirmed: 'Центр не подтвердил это время.',
  otherTime: 'Выбрать другое время',
  tooLate: `До визита меньше ${minutesOfRu(CANCEL_BEFORE_MINUTES)}: чтобы отменить, позвоните в центр.`,
  toCalendar: 'В календарь',
  calendarFailed: 'Не получилось сохранить файл календаря',
  cancel: 'Отменить',
  cancelLabel: (visit: string) => `Отменить визит: ${visit}`,
  toCalendarLabel: (visit: string) => `В календарь: ${visit}`,

  cancelTitle: 'Отмена визита',
  cancelQuestion: 'Вы действительно хотите отменить визит к врачу?',
  cancelText: (moment: string, doctor: string, speciality: string, until: string) =>
    `${moment}. ${doctor}, ${speciality}. Последний срок отмены: ${until}.`,
  cancelConfirm: 'Отменить визит',
  cancelling: 'Отменяем…',
  leave: 'Оставить как есть',
  cancelledToast: 'Визит отменен!',
  /** [8.14] */
  cancelFailed: 'Не получилось отменить визит',
  /** [8.15] */
  deleteFailed: 'Не получилось удалить визит',
  createdToast: 'Визит создан!',
  refusedTitle: 'Невозможно отменить визит',
  refusedText: 'Для отмены, пожалуйста, обратитесь к администратору медицинского центра',
  understood: 'Понятно',

  emptyTitle: 'У вас пока нет визитов',
  emptyText: 'Когда запишетесь, талон появится здесь: врач, время и адрес всегда под рукой.',
  emptyAction: 'Записаться к врачу',
  nothing: 'Данные не найдены',
  nothingFuture: 'Будущих визитов нет. Выберите врача и время\u00a0— это займёт пару минут.',
  nothingPast: 'За последний месяц прошедших визитов нет.',
  nothingPastAtAll: 'Прошедших визитов нет.',
  nothingTyped: 'Попробуйте другое слово: фамилию врача, специальность или название центра.',
  clearSearch: 'Очистить поиск',
  earlier: 'Показать более ранние',
  asking: 'Загружаем…',
  /** [8.16] */
  error: 'Ошибка',
  /** What the server says of itself, and what it means for the visits. */
  because: (said: string, text: string) => `${said.replace(/[.!?…]?$/, '.')} ${text}`,
  failed: 'Не получилось загрузить визиты',
  failedText: 'Ваши записи не пропали\u00a0— попробуйте ещё раз через минуту.',
  notRefreshed: 'Не получилось обновить визиты',
  notRefreshedText: (time: string) => `Показываем копию за ${time}.`,
  offline: 'Нет связи',
  offlineCopy: (time: string) => `Показываем копию за ${time}`,
  offlineNothing: 'Нет связи',
  offlineNothingText: 'Визиты не пропали: они появятся здесь, как только связь вернётся.',
  retry: 'Повторить',
  offlineAside: 'Пока нет связи',
  offlineAsideText: 'Записаться и отменить можно, когда связь вернётся.',
  offlineAsideLater:
    'Записаться можно, когда связь вернётся. Отменить визит можно и сейчас: откройте его, и отмена уйдёт, как только появится связь.',
  offlineCall: (branch: string) => `Если спешите, позвоните в ${branch}:`,

  before: 'Перед приёмом',
  beforeText: {
    adult: 'Возьмите паспорт и придите за 10 минут.',
    child: 'Для ребёнка возьмите его свидетельство о рождении (с 14 лет\u00a0— паспорт) и паспорт родителя, придите за 10 минут.'
  },
  beforeCancel: `Отменить визит можно не позднее чем за ${minutesRu(CANCEL_BEFORE_MINUTES)} до начала.`
}
