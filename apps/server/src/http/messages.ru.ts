export const ru = {
  /** Whose visit it is, in a calendar. */
  patient: (who: string) => `Пациент: ${who}`,
  /** Of the place of a visit, in a calendar. */
  room: (room: string) => `каб. ${room}`,
  /** In place of a page: one address of the network has asked for too many. */
  tooManyTitle: 'Слишком много страниц за минуту',
  tooManyText: 'С вашего адреса в сети открыли очень много страниц подряд. Подождите минуту и откройте эту страницу снова.',
  /** In place of a page: nothing can be shown just now. */
  notNowTitle: 'Страница сейчас не открывается',
  notNowText: 'Подождите минуту и откройте её снова. Ваши записи и данные на месте.',
  openAgain: 'Открыть снова'
}
