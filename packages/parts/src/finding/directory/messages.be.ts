import { plural } from '@vizit/rules/plural'
import { be as counts } from '../../counts/messages.be.ts'
import { be as ways } from '../../ways/messages.be.ts'
import type { ru } from './messages.ru.ts'

/** Doctors by towns and specialities, and services: pages that anybody may walk. */
export const be: typeof ru = {
  loading: 'Загружаем',
  failed: 'Не атрымалася загрузіць старонку',
  failedText: 'Паспрабуйце яшчэ раз праз хвіліну.',
  notFound: 'Такой старонкі няма',
  notFoundWhy: 'Магчыма, у адрасе памылка друку',
  notFoundText: 'Усе гарады, урачы і паслугі засталіся на месцы.',

  doctorsByTown: ways.doctorsByTown,
  towns: 'Гарады',
  toTowns: 'Усе гарады',
  noTowns: 'Тут пакуль няма ўрачоў',
  noTownsText: 'Клінікі дададуць іх пазней.',

  someTown: 'Урачы',
  doctorsIn: (town: string) => `Урачы, ${town}`,
  specialitiesIn: (town: string) => `Урачы, ${town}: усе спецыяльнасці`,
  specialities: 'Спецыяльнасці',
  toTown: (town: string) => `${town}: усе спецыяльнасці`,
  nobodyHere: 'У гэтым горадзе пакуль няма ўрачоў',
  nobodyHereText: 'Паглядзіце, дзе ёсць урачы.',
  otherTowns: 'Іншыя гарады',

  specialityIn: (speciality: string, town: string) => `${speciality}, ${town}`,
  specialityWindow: (speciality: string, town: string) => `${speciality}, ${town}: запіс анлайн і цэны`,
  onPage: (page: number) => `старонка ${page}`,
  pageOf: (page: number, pages: number) => `Старонка ${page} з ${pages}`,
  pages: 'Старонкі спіса',
  previous: 'Папярэднія',
  next: 'Наступныя',
  doctors: counts.doctors,
  reviews: counts.reviews,
  noSpeciality: (speciality: string) => `${speciality}: тут такіх урачоў няма`,
  noSpecialityText: 'Паглядзіце ў іншым горадзе або выберыце іншую спецыяльнасць.',
  otherSpecialities: (town: string) => `${town}: іншыя спецыяльнасці`,
  sameElsewhere: (speciality: string) => `${speciality} у іншых гарадах`,
  wholeTimetable: 'Увесь расклад',
  wholeTimetableNote: 'Па днях, філіялах і часе сутак',
  soonest: 'Бліжэйшы час',
  noTime: 'Вольнага часу анлайн няма',
  chooseTime: 'Выбраць час',
  chooseTimeOf: (name: string) => `Выбраць час: ${name}`,
  byPhone: 'Як запісацца',
  byPhoneTo: (name: string) => `Як запісацца: ${name}`,

  services: ways.services,
  allServices: 'Усе паслугі',
  servicesWindow: 'Медыцынскія паслугі: запіс анлайн і цэны',
  noServices: 'Паслуг пакуль няма',
  noServicesText: 'Клінікі дададуць іх пазней.',
  serviceWindow: (service: string) => `${service}: запіс анлайн і цэны`,
  someService: 'Паслуга',
  aboutService: 'Пра паслугу',
  costAndWhom: 'Кошт і ўзрост',
  cost: 'Колькі каштуе',
  roubles: (roubles: string) => `${roubles} руб.`,
  roublesFrom: (roubles: string) => `ад ${roubles} руб.`,
  roublesBetween: (from: string, to: string) => `ад ${from} да ${to} руб.`,
  noPrice: 'Цану назаве рэгістратура',
  whom: 'Для каго',
  forWhom: (ages: string) => `Для ${ages}`,
  forNobody: 'Толькі па рашэнні рэгістратуры',
  lasts: (minutes: number) => plural('be', minutes, { one: 'ад # хвіліны', few: 'ад # хвілін', many: 'ад # хвілін' }),
  whereGiven: 'Дзе аказваюць',
  moreCentres: (n: number) =>
    plural('be', n, {
      one: 'І яшчэ # цэнтр — у раскладзе.',
      few: 'І яшчэ # цэнтры — у раскладзе.',
      many: 'І яшчэ # цэнтраў — у раскладзе.'
    }),
  specialists: (n: number) => plural('be', n, { one: '# спецыяліст', few: '# спецыялісты', many: '# спецыялістаў' }),
  timesIn: (town: string) => `${town}: выбраць час`,
  nobodyGives: 'Зараз гэтую паслугу ніхто не аказвае',
  nobodyGivesText: 'Паглядзіце падобныя паслугі або ўвесь спіс.',
  likeIt: 'Падобныя паслугі'
}
