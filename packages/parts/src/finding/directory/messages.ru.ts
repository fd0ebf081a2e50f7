import { plural } from '@vizit/rules/plural'
import { ru as counts } from '../../counts/messages.ru.ts'
import { ru as ways } from '../../ways/messages.ru.ts'

/** Doctors by towns and specialities, and services: pages that anybody may walk. A name and a town stand beside each other, so that neither is declined. */
export const ru = {
  loading: 'Загружаем',
  failed: 'Не получилось загрузить страницу',
  failedText: 'Попробуйте ещё раз через минуту.',
  notFound: 'Такой страницы нет',
  notFoundWhy: 'Возможно, в адресе опечатка',
  notFoundText: 'Все города, врачи и услуги остались на месте.',

  doctorsByTown: ways.doctorsByTown,
  towns: 'Города',
  toTowns: 'Все города',
  noTowns: 'Здесь пока нет врачей',
  noTownsText: 'Клиники добавят их позже.',

  /** Of which town or speciality is not known yet. */
  someTown: 'Врачи',
  doctorsIn: (town: string) => `Врачи, ${town}`,
  specialitiesIn: (town: string) => `Врачи, ${town}: все специальности`,
  specialities: 'Специальности',
  toTown: (town: string) => `${town}: все специальности`,
  nobodyHere: 'В этом городе пока нет врачей',
  nobodyHereText: 'Посмотрите, где есть врачи.',
  otherTowns: 'Другие города',

  specialityIn: (speciality: string, town: string) => `${speciality}, ${town}`,
  specialityWindow: (speciality: string, town: string) => `${speciality}, ${town}: запись онлайн и цены`,
  onPage: (page: number) => `страница ${page}`,
  pageOf: (page: number, pages: number) => `Страница ${page} из ${pages}`,
  pages: 'Страницы списка',
  previous: 'Предыдущие',
  next: 'Следующие',
  doctors: counts.doctors,
  reviews: counts.reviews,
  noSpeciality: (speciality: string) => `${speciality}: здесь таких врачей нет`,
  noSpecialityText: 'Посмотрите в другом городе или выберите другую специальность.',
  otherSpecialities: (town: string) => `${town}: другие специальности`,
  sameElsewhere: (speciality: string) => `${speciality} в других городах`,
  wholeTimetable: 'Всё расписание',
  wholeTimetableNote: 'По дням, филиалам и времени суток',
  soonest: 'Ближайшее время',
  noTime: 'Свободного времени онлайн нет',
  chooseTime: 'Выбрать время',
  chooseTimeOf: (name: string) => `Выбрать время: ${name}`,
  byPhone: 'Как записаться',
  byPhoneTo: (name: string) => `Как записаться: ${name}`,

  services: ways.services,
  allServices: 'Все услуги',
  servicesWindow: 'Медицинские услуги: запись онлайн и цены',
  noServices: 'Услуг пока нет',
  noServicesText: 'Клиники добавят их позже.',
  serviceWindow: (service: string) => `${service}: запись онлайн и цены`,
  someService: 'Услуга',
  aboutService: 'Об услуге',
  costAndWhom: 'Цена и возраст',
  cost: 'Сколько стоит',
  roubles: (roubles: string) => `${roubles} руб.`,
  roublesFrom: (roubles: string) => `от ${roubles} руб.`,
  roublesBetween: (from: string, to: string) => `от ${from} до ${to} руб.`,
  noPrice: 'Цену назовёт регистратура',
  whom: 'Для кого',
  forWhom: (ages: string) => `Для ${ages}`,
  forNobody: 'Только по решению регистратуры',
  lasts: (minutes: number) => plural('ru', minutes, { one: 'от # минуты', few: 'от # минут', many: 'от # минут' }),
  whereGiven: 'Где оказывают',
  moreCentres: (n: number) =>
    plural('ru', n, {
      one: 'И ещё # центр — в расписании.',
      few: 'И ещё # центра — в расписании.',
      many: 'И ещё # центров — в расписании.'
    }),
  specialists: (n: number) => plural('ru', n, { one: '# специалист', few: '# специалиста', many: '# специалистов' }),
  timesIn: (town: string) => `${town}: выбрать время`,
  nobodyGives: 'Сейчас эту услугу никто не оказывает',
  nobodyGivesText: 'Посмотрите похожие услуги или весь список.',
  likeIt: 'Похожие услуги'
}
