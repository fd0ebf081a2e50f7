/** What search engines are told of a public page beside its own words. */
export const ru = {
  bookOnline: 'Запись онлайн',
  visitTo: (speciality: string) => `Приём: ${speciality}`,
  branches: 'Адреса, часы работы и телефоны',
  timetable: (town: string) =>
    `Запись к врачу онлайн: врачи, свободное время, цены и адреса медицинских центров. ${town} и другие города Беларуси.`
}
