import { plural } from '@vizit/rules/plural'

export const ru = {
  title: 'Запись на услугу',

  filters: 'Услуга, место и специалист',
  forChild: 'Для ребёнка',
  age: 'Возраст ребёнка',
  anyAge: 'Не указан',
  baby: 'До года',
  direction: 'Вид услуг',
  allDirections: 'Все виды',
  subGroup: 'Группа услуг',
  allSubGroups: 'Все группы',
  service: 'Услуга',
  noService: 'Не выбрана',
  where: 'Где',
  specialist: 'Специалист',
  anySpecialist: 'Любой',
  programme: 'По программе',
  anyProgramme: 'Все услуги, без программы',
  searchSpecialist: 'Фамилия специалиста',

  searchService: 'Найти услугу',
  searchServicePlaceholder: 'Например: УЗИ сердца',
  count: (n: number) => plural('ru', n, { one: '# услуга', few: '# услуги', many: '# услуг' }),
  found: (n: number) =>
    n === 0 ? 'Ничего не нашли' : plural('ru', n, { one: 'Нашли # услугу', few: 'Нашли # услуги', many: 'Нашли # услуг' }),
  nothing: 'Такой услуги здесь нет',
  nothingText: 'Проверьте, нет ли опечатки, или выберите другой вид услуг, место, возраст или программу.',
  showAll: 'Показать все услуги',
  loading: 'Загружаем услуги',
  failed: 'Не получилось загрузить услуги',

  descriptionMore: 'показать ещё',
  descriptionLess: 'свернуть',
  aboutService: (name: string) => `об услуге ${name}`,
  prepare: 'Как подготовиться',
  noTimesAtAll: 'Свободных мест в ближайшие два месяца нет. Выберите другое место или позвоните в регистратуру.',
  lasts: (minutes: number) => plural('ru', minutes, { one: '# минута', few: '# минуты', many: '# минут' }),
  timesOn: (day: string, times: string) => `${day}: ${times}`,
  oneSpecialist: (n: number) => plural('ru', n, { one: '# специалист', few: '# специалиста', many: '# специалистов' }),
  summaryLine: (service: string, who: string) => `${service}, ${who}`,

  changed: 'Центр изменил эту услугу',
  changedText: 'Поменялись название или длительность. Выберите время ещё раз\u00a0— всё, что вы ввели, сохранено.',
  otherTimes: 'Другое время этой услуги',
  wholeTimetable: 'Всё расписание услуги',
  noOther: 'В этот день другого времени нет.',
  serviceGone: 'Эту услугу здесь больше не оказывают',
  serviceGoneText: 'Выберите другую услугу или другое место.',
  chooseService: 'Выбрать услугу'
}
