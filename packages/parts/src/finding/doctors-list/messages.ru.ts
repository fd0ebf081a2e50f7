import type { DoctorSort } from '@vizit/contract/catalogue'
import type { PreferredDates, ProfileFilter } from '@vizit/rules/preferred'

const inOrder: Record<DoctorSort, string> = { byDate: 'сначала ближайшие', byName: 'по имени', byFeedbacks: 'сначала с отзывами' }
const shortDates: Record<PreferredDates, string> = { 0: 'Любая', 3: '3 дня', 7: 'Неделя', 30: 'Месяц' }
const shortProfile: Record<ProfileFilter, string> = { 0: 'Всех', 1: 'Взрослых', 2: 'Детей' }

/** The list of doctors that begins with their specialities. */
export const ru = {
  title: 'Врачи',
  search: 'Врач или специальность',
  searchDoctor: 'Фамилия врача',
  clear: 'Очистить поиск',
  soonest: (when: string) => `ближайшее: ${when}`,
  inOrder,
  speciality: 'Специальность',
  findSpeciality: 'Найти специальность',
  when: 'Когда',
  shortDates,
  part: 'Время суток',
  anyPart: 'Весь день',
  whom: 'Кого принимает',
  shortProfile,
  childAge: 'Возраст ребёнка',
  childAgeHint: 'Полных лет, от 0 до 17. Можно не указывать.',
  childAgeWrong: 'Введите число от 0 до 17',
  baby: 'До года',
  first: 'Порядок',
  nobodyText: 'Уберите что-нибудь одно.',
  without: (filter: string) => `Убрать «${filter}»`,
  otherTown: 'Посмотрите в другом городе.',
  nowhere: 'Таких врачей пока нет ни в одном городе.',
  otherSpeciality: 'Другая специальность',
  otherName: 'Проверьте фамилию: может быть, врач другой специальности.',
  amongAll: 'Искать среди всех врачей'
}
