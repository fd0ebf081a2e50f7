export const ru = {
  /** Of the place of a visit, in a calendar. */
  room: (room: string) => `каб. ${room}`
}
