import type { MapLayer } from '@vizit/rules/map-tiles'

const LAYERS: Record<MapLayer, string> = { standard: 'Схема', satellite: 'Спутник', hybrid: 'Гибрид' }

export const ru = {
  view: 'Карта или список',
  map: 'Карта',
  list: 'Список',
  /** `what`: «3 центра». */
  described: (what: string) => `Карта: ${what}. То же самое стоит в списке.`,
  loading: 'Открываем карту',
  /** [2.182] */
  layers: LAYERS,
  layersTitle: 'Вид карты',
  closer: 'Приблизить',
  farther: 'Отдалить',
  whereAmI: 'Показать, где я',
  findingPlace: 'Узнаём, где вы…',
  me: 'Вы здесь',
  /** [8.88] */
  positionUnknown: 'Не получилось узнать, где вы',
  positionUnknownText: {
    refused: 'Разрешите нашему сайту доступ к местоположению в настройках браузера.',
    'not-found': 'Включите на устройстве геолокацию и попробуйте ещё раз.'
  },
  chosen: 'Выбрано на карте',
  close: 'Закрыть',
  offMap: 'Остальные есть только в списке: их места на карте мы не знаем.'
}
