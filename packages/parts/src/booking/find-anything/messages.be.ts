import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

const years = (age: number) => (age < 1 ? 'да года' : plural('be', age, { one: '# год', few: '# гады', many: '# гадоў' }))

export const be: typeof ru = {
  forWhom: 'Каго запісаць',
  me: 'Мне',
  child: 'Дзіцяці',
  other: 'Іншаму',
  aged: (whom, age) => `${whom}, ${years(age)}`,
  childAge: 'Колькі гадоў дзіцяці?',
  otherAge: 'Колькі гадоў чалавеку?',
  babyAge: 'Да года',
  age: 'Узрост',
  ageHint: 'Поўных гадоў, ад 0 да 120',
  ageWrong: 'Увядзіце ўзрост лічбай ад 0 да 120',
  show: 'Паказаць урачоў',
  close: 'Закрыць',
  someoneElse: 'Іншы ўзрост',
  addRelative: 'Дадаць блізкага',

  search: 'Знайсці ўрача, паслугу або цэнтр',
  placeholder: 'Урач, паслуга, сімптом або цэнтр',
  clear: 'Ачысціць',
  everyDay: 'Шукаюць кожны дзень',
  tile: {
    therapist: 'Тэрапеўт',
    dentist: 'Зубны',
    pediatrician: 'Педыятр',
    ultrasound: 'УГД',
    ent: 'Лор',
    gynecologist: 'Гінеколаг',
    cardiologist: 'Кардыёлаг',
    ophthalmologist: 'Акуліст',
    neurologist: 'Неўролаг',
    surgeon: 'Хірург',
    allergist: 'Алерголаг'
  },

  found: 'Што знайшлі',
  specialities: 'Спецыяльнасць',
  doctors: 'Урачы',
  services: 'Паслугі',
  centres: 'Цэнтры',
  towns: 'Горад',
  all: n => `Усе, ${n}`,
  doctorsCount: n => plural('be', n, { one: '# урач', few: '# урачы', many: '# урачоў' }),
  centresCount: n => plural('be', n, { one: '# цэнтр', few: '# цэнтры', many: '# цэнтраў' }),
  nearest: when => `бліжэйшы час ${when}`,
  noTimes: 'вольнага часу няма',
  readAs: text => `Паказалі для «${text}»`,
  danger: 'Тэлефануйце 103',
  dangerText: 'Калі гэта адбываецца зараз, не чакайце запісу: выклічце хуткую.',
  call103: 'Патэлефанаваць 103',
  nobody: town => `Нікога не знайшлі: ${town}`,
  nobodyText: 'Але такія ўрачы ёсць у іншых гарадах:',
  nothing: 'Нічога не знайшлі',
  nothingText:
    'Праверце, ці няма памылкі, або напішыце прасцей: «лор», «баліць спіна», «УГД». Можна выбраць з усіх спецыяльнасцей або спытаць падтрымку.',
  allSpecialities: 'Усе спецыяльнасці',
  allDoctors: 'Усе ўрачы',
  allServices: 'Усе паслугі',
  allCentres: 'Усе цэнтры',
  noSuchService: 'Такой паслугі тут не знайшлі',
  seeThere: (town, doctors) => `${town}: ${doctors}`,
  spoken: n => (n === 0 ? 'Нічога не знайшлі' : `Знайшлі: ${n}`)
}
