import { FAVOURITES_MAX } from '@vizit/rules/favourites'
import { plural } from '@vizit/rules/plural'
import { ru as counts } from '../counts/messages.ru.ts'

export const ru = {
  myDoctors: 'Мои врачи',
  add: (name: string) => `Добавить в избранное: ${name}`,
  remove: (name: string) => `Убрать из избранного: ${name}`,
  signInFirst: (name: string) => `Добавить в избранное: ${name}. Сначала нужно войти`,
  removed: 'Убрали из избранного',
  failed: 'Не получилось. Попробуйте ещё раз.',
  filters: 'Врач, место и услуга',
  doctor: 'Врач',
  noDoctor: 'Не выбран',
  where: 'Где',
  chooseWhere: 'Выберите место',
  service: 'Услуга',
  visitItself: 'Приём врача',
  searchService: 'Найти услугу',
  searchPlace: 'Найти центр или улицу',
  searchDoctor: 'Фамилия врача',
  waits: (name: string) => `${name} принимает в нескольких местах. Выберите, куда вам удобнее.`,
  none: 'Здесь будут ваши врачи',
  noneText: 'Отметьте врача сердечком в его карточке\u00a0— и записаться к нему можно будет отсюда.',
  toDoctors: 'Выбрать врача',
  added: 'Добавили в избранное',
  pushedOut: {
    physicians: (name: string) =>
      `Добавили в избранное. В нём помещается ${counts.doctors(FAVOURITES_MAX)}, поэтому убрали самого давнего: ${name}.`,
    medcenters: (name: string) =>
      `Добавили в избранное. В нём помещается ${plural('ru', FAVOURITES_MAX, { one: '# центр', few: '# центра', many: '# центров' })}, поэтому убрали самый давний: ${name}.`
  }
}
