import { plural } from '@vizit/rules/plural'

/** Years as they stand after the word of whom it is for. */
const years = (age: number) => (age < 1 ? 'до года' : plural('ru', age, { one: '# год', few: '# года', many: '# лет' }))

export const ru = {
  forWhom: 'Кого записать',
  me: 'Мне',
  child: 'Ребёнку',
  other: 'Другому',
  aged: (whom: string, age: number) => `${whom}, ${years(age)}`,
  childAge: 'Сколько лет ребёнку?',
  otherAge: 'Сколько лет человеку?',
  babyAge: 'До года',
  age: 'Возраст',
  ageHint: 'Полных лет, от 0 до 120',
  ageWrong: 'Введите возраст числом от 0 до 120',
  show: 'Показать врачей',
  close: 'Закрыть',
  someoneElse: 'Другой возраст',
  addRelative: 'Добавить близкого',

  search: 'Найти врача, услугу или центр',
  placeholder: 'Врач, услуга, симптом или центр',
  clear: 'Очистить',
  everyDay: 'Ищут каждый день',
  tile: {
    therapist: 'Терапевт',
    dentist: 'Зубной',
    pediatrician: 'Педиатр',
    ultrasound: 'УЗИ',
    ent: 'Лор',
    gynecologist: 'Гинеколог',
    cardiologist: 'Кардиолог',
    ophthalmologist: 'Окулист',
    neurologist: 'Невролог',
    surgeon: 'Хирург',
    allergist: 'Аллерголог'
  },

  found: 'Что нашли',
  specialities: 'Специальность',
  doctors: 'Врачи',
  services: 'Услуги',
  centres: 'Центры',
  towns: 'Город',
  all: (n: number) => `Все, ${n}`,
  doctorsCount: (n: number) => plural('ru', n, { one: '# врач', few: '# врача', many: '# врачей' }),
  centresCount: (n: number) => plural('ru', n, { one: '# центр', few: '# центра', many: '# центров' }),
  nearest: (when: string) => `ближайшее ${when}`,
  noTimes: 'свободного времени нет',
  readAs: (text: string) => `Показали для «${text}»`,
  danger: 'Звоните 103',
  dangerText: 'Если это происходит сейчас, не ждите записи: вызовите скорую.',
  call103: 'Позвонить 103',
  nobody: (town: string) => `Никого не нашли: ${town}`,
  nobodyText: 'Но такие врачи есть в других городах:',
  nothing: 'Ничего не нашли',
  nothingText:
    'Проверьте, нет ли опечатки, или напишите проще: «лор», «болит спина», «УЗИ». Можно выбрать из всех специальностей или спросить поддержку.',
  allSpecialities: 'Все специальности',
  allDoctors: 'Все врачи',
  allServices: 'Все услуги',
  allCentres: 'Все центры',
  noSuchService: 'Такой услуги здесь не нашли',
  seeThere: (town: string, doctors: string) => `${town}: ${doctors}`,
  spoken: (n: number) => (n === 0 ? 'Ничего не нашли' : `Нашли: ${n}`)
}
