/** How every message begins and writes a day. Monday and January come first; months as they stand after a number. */
export const ru = {
  hello: 'Здравствуйте!',
  weekdays: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
  months: ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
  /** 'пт, 20 ноября' */
  dayOfWeek: (weekday: string, day: string) => `${weekday}, ${day}`,
  withYear: (day: string, year: string) => `${day} ${year} года`,
  /** A date that stands for itself; `digits` are '20.11.2026'. */
  date: (_day: string, _year: string, digits: string) => digits
}
