import { A_CODE_LENGTH } from '@vizit/rules/codes'
import { plural } from '@vizit/rules/plural'
import { signsRu } from '../amounts/messages.ru.ts'
import { ru as counts } from '../counts/messages.ru.ts'

const inTime = (seconds: number) =>
  seconds % 60 === 0
    ? plural('ru', seconds / 60, { one: '# минуту', few: '# минуты', many: '# минут' })
    : plural('ru', seconds, { one: '# секунду', few: '# секунды', many: '# секунд' })

export const ru = {
  demo: 'Это демонстрационные анализы',
  demoText: 'Результаты придуманы, чтобы показать раздел: к вам и вашей семье они не относятся.',
  title: 'Анализы',
  tabs: 'Какие анализы показать',
  ready: (n: number) => (n > 0 ? `Готовые, ${n}` : 'Готовые'),
  inWork: (n: number) => (n > 0 ? `В работе, ${n}` : 'В работе'),
  all: 'Все',
  refresh: 'Обновить',
  refreshing: 'Обновляем анализы',
  refreshed: 'Анализы обновлены',
  search: 'Найти анализ: название, врач, центр',
  openSearch: 'Поиск',
  loading: 'Загружаем анализы',
  shown: (n: number) => `Показано: ${counts.results(n)}`,
  emptyTitle: 'У вас пока нет анализов',
  emptyText: 'Когда центр возьмёт анализ в работу, он появится здесь. О готовом результате мы сообщим.',
  askClinics: 'Спросить центры',
  asking: 'Спрашиваем центры…',
  nothing: 'Данные не найдены',
  nothingTyped: 'Попробуйте другое слово: название анализа, фамилию врача или имя близкого.',
  nothingReady: 'Готовых анализов пока нет. О готовом результате мы сообщим.',
  nothingInWork: 'Сейчас лаборатория ни над чем не работает: все анализы готовы.',
  clearSearch: 'Очистить поиск',
  failed: 'Не получилось загрузить анализы',
  failedText: 'Ваши результаты не пропали\u00a0— попробуйте ещё раз через минуту.',
  notRefreshed: 'Не все центры ответили',
  notRefreshedText: 'Показываем то, что уже известно. Попробуйте обновить через несколько минут.',
  offlineText: 'Список\u00a0— каким он был в последний раз. Открыть документ можно будет, когда связь вернётся.',
  readyBadge: 'Готов',
  inWorkBadge: 'В работе',
  inWorkUntil: (date: string) => `В работе до ${date}`,
  takenAt: (time: string) => `сдан в ${time}`,
  me: 'Мне',
  whose: (name: string, relation: string) => `${name}, ${relation}`,
  open: 'Открыть',
  openLabel: (name: string, date: string) => `Открыть: ${name}, ${date}`,
  opening: 'Открываем…',

  howTitle: 'Как открыть результат',
  howText: `Центр присылает в SMS код, ${signsRu(A_CODE_LENGTH)}. Введите его\u00a0— и результат откроется на этом устройстве.`,
  noDiagnosis: 'Результат не диагноз. Если цифры тревожат,',
  showDoctor: 'покажите их врачу',
  hiddenTitle: 'Чьих результатов здесь нет',
  hiddenText: (names: string) =>
    `${names}: видеть результаты вам не разрешали. Разрешить может только сам человек\u00a0— в своём кабинете.`,
  hiddenLink: 'К правам в «Моей семье»',

  fromVisit: 'Документы визита',
  conclusion: 'Заключение',
  result: 'Результат',

  openerText: 'Документ готов. Его можно открыть здесь или сохранить на устройство.',
  openHere: 'Открыть здесь',
  download: 'Скачать PDF',
  close: 'Закрыть',
  failedTitle: 'Что-то пошло не так',
  understood: 'Понятно',

  codeTitle: 'Код медицинской карты',
  codeText: (name: string, place: string) =>
    `Чтобы открыть ${name ? `«${name}»` : 'документ'}, введите код\u00a0— ${signsRu(A_CODE_LENGTH)}. Его присылает в SMS медицинский центр${place ? `: ${place}` : ''}.`,
  codeWhat:
    'Это не номер карты и не код для входа. Код даёт сам центр, чтобы результат не открыл посторонний: нажмите «Получить код по SMS»\u00a0— он придёт на номер, который записан в карте центра.',
  codeLabel: 'Код от медцентра',
  codeHint: 'Нет SMS? Код подскажут в регистратуре центра.',
  codeShort: `В коде должно быть ${signsRu(A_CODE_LENGTH)}`,
  sendCode: 'Получить код по SMS',
  sending: 'Отправляем код…',
  sentTo: (phone: string) =>
    phone ? `Код отправлен на номер ${phone.replaceAll(' ', '\u00a0')}` : 'Центр отправил код на номер из вашей карты',
  resendIn: (time: string) => `Новый код\u00a0— через ${time}`,
  noPhone: 'В карте нет номера телефона',
  noPhoneText: 'Код подскажут в регистратуре медицинского центра.',
  continue: 'Продолжить',
  checking: 'Проверяем код…',
  closesAfter: (seconds: number) => `Через ${inTime(seconds)} без действий документ закроется сам`,
  closesAtOnce: 'Код понадобится при каждом открытии',
  closed: 'Документ закрыт: вас долго не было',
  closedText: 'Так его не увидит посторонний. Чтобы открыть снова, введите код.',

  document: 'Документ',
  page: (n: number, of: number) => `Страница ${n} из ${of}`,
  noText: 'Страница\u00a0— изображение, её текст прочитать вслух нельзя.',
  notDrawn: 'Здесь документ показать не получилось',
  notDrawnText: 'Скачайте его и откройте в программе для PDF.',

  outOfRange: (out: number, of: number) =>
    `${out} из ${plural('ru', of, { one: '# показателя', few: '# показателей', many: '# показателей' })} вне нормы`,
  outNames: (names: string) => `Вне нормы: ${names}.`,
  allWithin: (of: number) =>
    of === 1
      ? 'Показатель в норме'
      : `Все ${plural('ru', of, { one: '# показатель', few: '# показателя', many: '# показателей' })} в норме`,
  allWithinText: 'Здесь нет значений выше или ниже нормы.',
  noRange: (n: number) => `У ${plural('ru', n, { one: '# показателя', few: '# показателей', many: '# показателей' })} нормы нет.`,
  orderedBy: 'Анализ назначил врач:',
  writtenBy: 'Заключение написал врач:',
  table: 'Показатели',
  tableFailed: 'Показатели не загрузились',
  tableFailedText: 'Сам документ\u00a0— ниже. Попробуйте ещё раз или откройте документ.',
  retry: 'Повторить',
  name: 'Показатель',
  value: 'Значение',
  range: 'Норма',
  below: 'ниже нормы',
  above: 'выше нормы',
  within: 'в норме',
  trend: 'Как менялось',
  trendLabel: (name: string) => `Как менялось: ${name}`,
  trendLoading: 'Загружаем прошлые значения',
  trendAlone: 'Раньше этот показатель здесь не измеряли.',
  trendFailed: 'Прошлые значения не загрузились.',
  chart: (name: string, unit: string, first: string, last: string) =>
    `${name}${unit ? `, ${unit}` : ''}: было ${first}, стало ${last}. Все значения\u00a0— в таблице ниже.`,
  ofRange: { atLeast: (number: string) => `от ${number}`, atMost: (number: string) => `до ${number}`, decimalSign: ',' },
  normBand: 'Полоса\u00a0— норма',
  date: 'Дата'
}
