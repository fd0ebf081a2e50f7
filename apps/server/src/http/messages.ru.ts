export const ru = {
  /** Whose visit it is, in a calendar. */
  patient: (who: string) => `Пациент: ${who}`,
  /** Of the place of a visit, in a calendar. */
  room: (room: string) => `каб. ${room}`
}
