/** What search engines are told of a public page beside its own words. */
export const ru = {
  bookOnline: 'Запись онлайн',
  visitTo: (speciality: string) => `Приём: ${speciality}`,
  branches: 'Адреса, часы работы и телефоны'
}
