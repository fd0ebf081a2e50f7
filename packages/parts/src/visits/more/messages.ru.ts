import type { MoveVerdict } from '@vizit/client/visits/move-verdict'
import { CANCEL_BEFORE_MINUTES } from '@vizit/rules/cancel-limit'
import { plural } from '@vizit/rules/plural'
import { minutesOfRu } from '../../amounts/messages.ru.ts'

/** Why a visit cannot be moved, and what can be done instead. */
const notMoved: Record<Exclude<MoveVerdict, 'may-move'>, { title: string; text: string }> = {
  'being-moved': { title: 'Визит уже переносится', text: 'Мы попросили центр о новом времени. Когда он ответит, мы пришлём SMS.' },
  'not-confirmed': {
    title: 'Центр ещё не подтвердил это время',
    text: 'Дождитесь ответа центра или отмените визит и запишитесь на другое время.'
  },
  'too-late': {
    title: `До визита меньше ${minutesOfRu(CANCEL_BEFORE_MINUTES)}`,
    text: 'Перенести его может только центр: позвоните в регистратуру.'
  },
  'not-yours': { title: 'Этот визит переносит тот, кто может записывать', text: 'Попросите самого пациента или его близких.' },
  'already-cancelled': { title: 'Этот визит отменён', text: 'Запишитесь на новое время.' },
  past: { title: 'Этот визит уже прошёл', text: 'Запишитесь на новое время.' }
}

/** What can be done with a visit beyond booking and cancelling it: moving, taking out of the list, its documents. */
export const ru = {
  back: 'Назад',
  close: 'Закрыть',

  move: 'Перенести',
  moveLabel: (visit: string) => `Перенести визит: ${visit}`,
  moveInstead: 'Выбрать другое время',
  moving: (moment: string) => `Переносим на ${moment}, ждём ответа центра. Пока визит остаётся на прежнем времени.`,
  moveTitle: 'Перенос визита',
  current: 'Ваше время',
  where: 'Где',
  chosen: 'Новое время визита',
  chosenSpoken: (moment: string) => `Выбрано ${moment}. Кнопка «Перенести»\u00a0— в конце страницы.`,
  insteadOf: (moment: string) => `вместо ${moment}`,
  clear: 'Отменить выбор времени',
  loading: 'Ищем свободное время',
  timesFailed: 'Не получилось загрузить свободное время',
  timesFailedText: 'Сам визит на месте, его время не изменилось.',
  noTimes: (date: string) => `${date} мест нет.`,
  nearestDay: (day: string) => `Ближайший день\u00a0— ${day}.`,
  showDay: (date: string) => `Показать ${date}`,
  noTimesAtAll: 'Другого свободного времени у этого врача пока нет. Визит остаётся на прежнем времени.',
  visitNotFound: 'Такого визита нет',
  visitNotFoundText: 'Он удалён из списка, или у вас больше нет доступа к визитам этого человека.',
  visitFailed: 'Не получилось загрузить визит',
  visitFailedText: 'Ваши записи не пропали\u00a0— попробуйте ещё раз через минуту.',
  toVisits: 'К визитам',
  notMoved,
  moveQuestion: 'Перенести визит?',
  was: 'Было',
  becomes: 'Станет',
  otherPlace: 'Внимание: приём в другом филиале',
  moveConfirm: 'Перенести визит',
  moveSending: 'Переносим…',
  moveAnyway: 'Перенести всё равно',
  otherTime: 'Выбрать другое время',
  keepAsIs: 'Оставить как есть',
  busy: (time: string) => `Время ${time} только что заняли`,
  busyText: 'Ваш визит остаётся на прежнем времени. Мы обновили список\u00a0— выберите другое время.',
  moved: 'Визит перенесён',
  movedLater: 'Переносим, ждём ответа центра',
  elsewhere: 'В это время уже есть другой визит',
  elsewhereText: 'Выберите другое время или перенесите всё равно.',

  print: 'Распечатать',
  printLabel: (visit: string) => `Распечатать талон: ${visit}`,
  talonTitle: 'Талон на приём',
  talon: {
    when: 'Когда',
    dayAndTimes: (day: string, year: string, times: string) => `${day} ${year}, ${times}`,
    zone: 'Время Минска, UTC+3',
    who: 'Кому',
    born: (date: string) => `Дата рождения: ${date}`,
    service: 'Услуга',
    whom: 'К кому',
    where: 'Где',
    phones: 'Телефон центра',
    extraPay: 'Если программа платит не за всё, доплату назовёт регистратура',
    payment: 'Оплата',
    before: 'Перед приёмом',
    asOf: (moment: string, brand: string) => `Сведения на ${moment}. Время могло измениться: проверьте визит в кабинете «${brand}».`
  },

  visitTitle: 'Визит',
  boxes: 'Что можно сделать',
  call: 'Позвонить',
  route: 'Маршрут',
  calendar: 'Календарь',
  printShort: 'Печать',
  prepare: 'Как подготовиться',
  facts: 'О визите',
  reminders: 'Напоминания',
  channel: { sms: 'по SMS', mail: 'письмом', push: 'уведомлением' },
  reminded: (channel: string, moments: readonly string[]) => `${moments.join(' и ')}, ${channel}`,
  notReminded: 'О визите не напоминаем',
  cancelUntil: (until: string) => `можно до ${until}`,
  callCentre: 'Позвоните в центр',
  timeIsFree: 'Время освободилось для других.',

  waitsForYou: 'Ждёт вас',
  offered: (moment: string) => `Появилось время: ${moment}`,
  offerText: (until: string) => `Время не закреплено: записывается тот, кто успел первым. Следующим сообщим: ${until}.`,
  offerBook: 'Записаться',
  newResult: 'Готов результат',
  newConclusion: 'Готово заключение',
  invoice: (sum: string) => `Счёт на ${sum}`,
  invoiceServices: (n: number) => `Подтвердите ${plural('ru', n, { one: '# услугу', few: '# услуги', many: '# услуг' })}`,
  whose: (what: string, who: string) => `${what} · ${who}`,

  more: (visit: string) => `Ещё о визите: ${visit}`,
  again: 'Записаться снова',
  centre: 'О центре',
  drugs: 'Лекарства после визита',
  drugsNote: 'Где купить всё, что назначили',
  bookedBy: 'Кто записал',
  toDrugs: 'Лекарства и аптеки',
  toDrugsText: 'Цены в аптеках вашего города и домашняя аптечка.',
  toDrugsAction: 'Найти лекарство',
  remove: 'Удалить из списка',
  /** [4.74] */
  removeLater: 'Удалить можно со следующего дня',
  removeTitle: 'Удалить визит из списка?',
  removeText: (moment: string, doctor: string) =>
    `${moment}. ${doctor}. Визит исчезнет у всех, кто его видит, вернуть его нельзя. Документы останутся в медицинском центре.`,
  removeConfirm: 'Удалить визит',
  removing: 'Удаляем…',
  removed: 'Визит удалён из списка',

  documents: (n: number) => `Документы, ${n}`,
  /** As it is seen, and of which visit. */
  documentsLabel: (n: number, visit: string) => `Документы, ${n}: ${visit}`,
  documentsTitle: 'Документы визита',
  documentsLoading: 'Загружаем документы',
  documentsFailed: 'Не получилось загрузить документы',
  documentsEmpty: 'Документов у этого визита нет.',
  pictures: 'Снимки визита',
  picture: 'Снимок',
  document: 'Документ',
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1024))}\u00a0КБ`
      : `${(bytes / (1024 * 1024)).toFixed(1).replace('.', ',')}\u00a0МБ`,
  documentNote: (kind: string, size: string, date: string) => `${kind}, ${size}, ${date}`,
  opening: 'Открываем…',
  openFailed: 'Не получилось открыть документ',
  download: 'Скачать',
  backToDocuments: 'Все документы',
  retry: 'Повторить'
}
