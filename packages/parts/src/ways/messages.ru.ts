/** What the pages are called from which anybody walks on: there, and where a way leads to them. */
export const ru = {
  doctorsByTown: 'Врачи по городам',
  services: 'Услуги'
}
