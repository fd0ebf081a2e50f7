import { plural } from '@vizit/rules/plural'

/** «350 м», «1,4 км», «12 км»: no more exact than it helps on foot. */
function distance(km: number): string {
  if (km < 0.95) return `${Math.max(10, Math.round(km * 100) * 10)} м`
  return `${km < 10 ? km.toFixed(1).replace('.', ',') : Math.round(km)} км`
}

const DRUGSTORES = { one: 'В # аптеке', few: 'В # аптеках', many: 'В # аптеках' }

export const ru = {
  onPrescription: 'По рецепту',
  overTheCounter: 'Без рецепта',
  /** [3.75] */
  priceFrom: (roubles: string) => `от ${roubles} руб.`,
  price: (roubles: string) => `${roubles} руб.`,
  nobodyHasIt: 'Нет в аптеках',
  /** [1.18] [3.76] */
  source: (name: string) => `Данные: ${name}. Цены справочные, уточняйте в аптеке.`,
  /** [9.55] */
  sorts: { totalPrice: 'По цене', distance: 'По расстоянию', rank: 'Лучший выбор' },

  title: 'Лекарства',
  note: 'Где есть лекарство и сколько стоит',
  rowNote: 'Где купить и сколько стоит, домашняя аптечка',
  search: 'Найти лекарство',
  searchPlaceholder: 'Например: метформин',
  clear: 'Очистить поиск',
  hint: 'Начните с трёх букв. Название короче трёх букв введите целиком.',
  loading: 'Ищем лекарства',
  found: (n: number) =>
    n === 0 ? 'Ничего не нашли' : plural('ru', n, { one: 'Нашли # лекарство', few: 'Нашли # лекарства', many: 'Нашли # лекарств' }),
  /** The service gives a hundred at most. */
  foundMany: (n: number) => `Показаны первые ${n}. Допишите название, чтобы найти точнее.`,
  nothing: 'Такого лекарства не нашли',
  nothingText: 'Проверьте, нет ли опечатки. Ищите по действующему веществу: оно написано на упаковке под торговым названием.',
  nothingShort: 'Допишите название: от трёх букв подойдёт и его часть.',
  own: 'Вы искали',
  forget: (text: string) => `Убрать из поисков: ${text}`,
  forgetAll: 'Очистить',
  forgetting: 'Убираем…',
  forgotten: 'Поиски удалены',
  popular: 'Часто ищут',
  close: 'Закрыть',

  notFound: 'Такого лекарства в справочнике нет',
  notFoundText: 'Возможно, его больше не выпускают в этой форме. Найдите замену по названию.',
  toSearch: 'К поиску лекарств',
  drugstores: 'Аптеки',
  inDrugstores: (n: number) => plural('ru', n, DRUGSTORES),
  sortLabel: 'Порядок аптек',
  loadingDrugstores: 'Ищем аптеки',
  noDrugstores: (town: string) => `${town}: в аптеках этого нет`,
  noDrugstoresText: 'Посмотрите в соседнем городе или спросите врача о замене.',
  showMore: 'Показать ещё',
  distance,
  call: (name: string, phone: string) => `Позвонить в аптеку ${name}: ${phone}`,
  onMap: 'На карте',
  onMapLabel: (name: string) => `${name} на карте. Откроется сайт карт в новой вкладке`,
  has: (n: number, all: number) => `Есть ${n} из ${all}`,
  missing: (names: string) => `Нет: ${names}`,
  findPlace: 'Показать ближайшие',
  findingPlace: 'Узнаём, где вы…',
  whereAmI: 'Где вы сейчас?',
  whereAmIText: 'Браузер спросит разрешения. Ваше место остаётся на этом устройстве: аптеки сортирует сам браузер.',
  /** [8.88] */
  placeUnknown: 'Не получилось узнать, где вы',
  placeUnknownText: {
    refused: 'Разрешите нашему сайту доступ к местоположению в настройках браузера. Пока аптеки стоят в порядке «Лучший выбор».',
    'not-found': 'Включите на устройстве геолокацию и попробуйте ещё раз. Пока аптеки стоят в порядке «Лучший выбор».'
  },

  chest: 'Аптечка',
  chestNote: 'Что есть дома и до какого числа годится',
  chestCard: 'Домашняя аптечка',
  chestCardText: 'Записывайте, что есть дома и до какого числа годится, — не придётся покупать второй раз.',
  openChest: 'Открыть аптечку',
  toChest: 'Положить в аптечку',
  puttingIn: 'Кладём…',
  inChest: 'В аптечке',
  putIn: 'Положили в аптечку',
  signInForChest: 'Войдите, чтобы вести аптечку',
  chestFailed: 'Не получилось загрузить аптечку',
  chestFailedText: 'Она не пропала — попробуйте ещё раз через минуту.',
  chestEmpty: 'Аптечка пока пуста',
  chestEmptyText: 'Найдите лекарство и положите его сюда: запомним, что есть дома и до какого числа годится.',
  goodTill: (date: string) => `Годен до ${date}`,
  outOfDate: (date: string) => `Годен был до ${date}`,
  noDate: 'Срок годности не указан',
  editMedicine: 'Срок и заметка',
  editLabel: (name: string) => `Срок и заметка: ${name}`,
  editTitle: 'Срок и заметка',
  useBeforeField: 'Годен до',
  useBeforeHint: 'Как на упаковке: день, месяц, год',
  notADate: 'Такой даты нет. Пример: 31.12.2027',
  noteField: 'Заметка',
  noteHint: 'Например: полпачки, на верхней полке',
  optional: 'необязательно',
  noteTooLong: (most: number) => `Не больше ${plural('ru', most, { one: '# знака', few: '# знаков', many: '# знаков' })}`,
  save: 'Сохранить',
  saving: 'Сохраняем…',
  saved: 'Сохранили',
  cancel: 'Отмена',
  findIt: 'Найти в аптеках',
  findLabel: (name: string) => `Найти в аптеках: ${name}`,
  dropIt: 'Убрать',
  dropLabel: (name: string) => `Убрать из аптечки: ${name}`,
  dropTitle: 'Убрать из аптечки?',
  dropText: (name: string) => `${name}. Срок и заметка тоже удалятся.`,
  dropping: 'Убираем…',
  dropped: 'Убрали из аптечки',
  keep: 'Оставить',

  forVisit: 'Лекарства после визита',
  forVisitNote: 'Где купить всё, что назначили',
  visitList: 'Список',
  visitEmpty: 'Список пока пуст',
  visitEmptyText: 'Найдите каждое назначенное лекарство, и мы посчитаем покупку по аптекам. Список видите только вы.',
  visitFailed: 'Не получилось загрузить список',
  visitFailedText: 'Он не пропал — попробуйте ещё раз через минуту.',
  visitNotFound: 'Такого визита нет',
  visitNotFoundText: 'Он удалён из списка, или у вас больше нет доступа к визитам этого человека.',
  toVisits: 'К визитам',
  added: (name: string) => `Добавили: ${name}`,
  alreadyThere: 'Уже в списке',
  removeLabel: (name: string) => `Убрать из списка: ${name}`,
  removedFromList: (name: string) => `Убрали: ${name}`,
  listFull: (most: number) =>
    `В списке уже ${plural('ru', most, { one: '# лекарство', few: '# лекарства', many: '# лекарств' })}: больше не помещается`,
  whereAll: 'Где купить'
}
