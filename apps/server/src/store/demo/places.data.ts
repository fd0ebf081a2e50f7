// Fictional medical centres. Streets are real, house numbers are plausible, telephone numbers are of no subscriber.

type ProviderData = { code: string; name: string /** [R42] */; answersBy: string | null; holdMinutes: number }

export const PROVIDERS: readonly ProviderData[] = [
  { code: 'azure', name: 'Лазурь', answersBy: null, holdMinutes: 5 },
  { code: 'linden', name: 'Липа', answersBy: '18:00', holdMinutes: 5 },
  { code: 'meadow', name: 'Луг', answersBy: null, holdMinutes: 10 }
]

/** What kinds of doctors work there: everyone but dentists, children's doctors only, or dentists only. */
export type CentreKind = 'general' | 'children' | 'dental'

export type CentreData = {
  provider: string
  code: string
  name: string
  kind: CentreKind
  branches: readonly (readonly [town: string, name: string, address: string])[]
}

export const CENTRES: readonly CentreData[] = [
  {
    provider: 'azure',
    code: 'kashtan',
    name: '«Каштан»',
    kind: 'general',
    branches: [
      ['minsk', '«Каштан» на Сурганова', 'ул. Сурганова, 47Б'],
      ['minsk', '«Каштан» на Притыцкого', 'ул. Притыцкого, 93'],
      ['minsk', '«Каштан» на Партизанском', 'пр-т Партизанский, 56'],
      ['minsk', '«Каштан» в Каменной Горке', 'ул. Каменногорская, 18']
    ]
  },
  { provider: 'azure', code: 'nemiga', name: '«На Немиге»', kind: 'general', branches: [['minsk', '«На Немиге»', 'ул. Немига, 12']] },
  {
    provider: 'azure',
    code: 'alleya',
    name: '«Липовая аллея»',
    kind: 'general',
    branches: [
      ['minsk', '«Липовая аллея» на Богдановича', 'ул. Максима Богдановича, 118'],
      ['minsk', '«Липовая аллея» на Якуба Коласа', 'ул. Якуба Коласа, 37'],
      ['grodno', '«Липовая аллея» в Гродно', 'ул. Дзержинского, 94']
    ]
  },
  {
    provider: 'azure',
    code: 'dvor',
    name: '«Тихий двор»',
    kind: 'general',
    branches: [
      ['minsk', '«Тихий двор» на Куйбышева', 'ул. Куйбышева, 40'],
      ['brest', '«Тихий двор» в Бресте', 'ул. Гоголя, 51']
    ]
  },
  {
    provider: 'azure',
    code: 'lastochka',
    name: '«Ласточкин дом»',
    kind: 'children',
    branches: [
      ['minsk', '«Ласточкин дом» на Есенина', 'ул. Есенина, 76'],
      ['minsk', '«Ласточкин дом» на Ложинской', 'ул. Ложинская, 14']
    ]
  },
  {
    provider: 'linden',
    code: 'zont',
    name: '«Зелёный зонт»',
    kind: 'general',
    branches: [
      ['minsk', '«Зелёный зонт» на Тимирязева', 'ул. Тимирязева, 65'],
      ['minsk', '«Зелёный зонт» на Дзержинского', 'пр-т Дзержинского, 104'],
      ['vitebsk', '«Зелёный зонт» в Витебске', 'пр-т Московский, 33'],
      ['mogilev', '«Зелёный зонт» в Могилёве', 'пр-т Мира, 27']
    ]
  },
  {
    provider: 'linden',
    code: 'ryad',
    name: '«Ровный ряд»',
    kind: 'dental',
    branches: [
      ['minsk', '«Ровный ряд» на Кальварийской', 'ул. Кальварийская, 24'],
      ['minsk', '«Ровный ряд» на Плеханова', 'ул. Плеханова, 68'],
      ['gomel', '«Ровный ряд» в Гомеле', 'ул. Хатаевича, 19']
    ]
  },
  {
    provider: 'linden',
    code: 'dvina',
    name: '«Двинский берег»',
    kind: 'general',
    branches: [
      ['vitebsk', '«Двинский берег» на Ленина', 'ул. Ленина, 46'],
      ['vitebsk', '«Двинский берег» на Чкалова', 'ул. Чкалова, 22']
    ]
  },
  {
    provider: 'linden',
    code: 'klyon',
    name: '«Три клёна»',
    kind: 'general',
    branches: [
      ['mogilev', '«Три клёна» на Первомайской', 'ул. Первомайская, 61'],
      ['mogilev', '«Три клёна» на Якубовского', 'ул. Якубовского, 38']
    ]
  },
  {
    provider: 'linden',
    code: 'list',
    name: '«Утренний лист»',
    kind: 'general',
    branches: [
      ['grodno', '«Утренний лист» на Ожешко', 'ул. Ожешко, 35'],
      ['grodno', '«Утренний лист» на Клецкова', 'пр-т Клецкова, 52'],
      ['brest', '«Утренний лист» на Космонавтов', 'б-р Космонавтов, 88'],
      ['brest', '«Утренний лист» на Московской', 'ул. Московская, 273']
    ]
  },
  {
    provider: 'meadow',
    code: 'sozh',
    name: '«Над Сожем»',
    kind: 'general',
    branches: [
      ['gomel', '«Над Сожем» на Советской', 'ул. Советская, 97'],
      ['gomel', '«Над Сожем» на проспекте Ленина', 'пр-т Ленина, 41'],
      ['gomel', '«Над Сожем» на Мазурова', 'ул. Мазурова, 62']
    ]
  },
  {
    provider: 'meadow',
    code: 'gorka',
    name: '«Синяя горка»',
    kind: 'general',
    branches: [
      ['mozyr', '«Синяя горка» на Интернациональной', 'ул. Интернациональная, 54'],
      ['mozyr', '«Синяя горка» на бульваре Юности', 'б-р Юности, 39'],
      ['rechitsa', '«Синяя горка» в Речице', 'ул. Советская, 72']
    ]
  },
  {
    provider: 'meadow',
    code: 'polesye',
    name: '«Полесский двор»',
    kind: 'general',
    branches: [
      ['zhlobin', '«Полесский двор» на Первомайской', 'ул. Первомайская, 33'],
      ['zhlobin', '«Полесский двор» на Петровского', 'ул. Петровского, 15'],
      ['svetlogorsk', '«Полесский двор» на Ленина', 'ул. Ленина, 29'],
      ['svetlogorsk', '«Полесский двор» на Мирошниченко', 'ул. Мирошниченко, 8']
    ]
  },
  {
    provider: 'meadow',
    code: 'porog',
    name: '«Семейный порог»',
    kind: 'general',
    branches: [
      ['minsk', '«Семейный порог» на Лобанка', 'ул. Лобанка, 81'],
      ['minsk', '«Семейный порог» на Шаранговича', 'ул. Шаранговича, 52'],
      ['minsk', '«Семейный порог» на Рокоссовского', 'пр-т Рокоссовского, 124']
    ]
  }
]

/** Telephone codes of the ten big cities. */
export const AREA_CODES: Record<string, string> = {
  minsk: '17',
  gomel: '232',
  mogilev: '222',
  vitebsk: '212',
  grodno: '152',
  brest: '162',
  zhlobin: '2334',
  mozyr: '236',
  rechitsa: '2340',
  svetlogorsk: '2342'
}
