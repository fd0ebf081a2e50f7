import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  patient: (who: string) => `Пацыент: ${who}`,
  room: (room: string) => `каб. ${room}`,
  tooManyTitle: 'Занадта многа старонак за хвіліну',
  tooManyText: 'З вашага адраса ў сетцы адкрылі вельмі многа старонак запар. Пачакайце хвіліну і адкрыйце гэту старонку зноў.',
  notNowTitle: 'Старонка цяпер не адкрываецца',
  notNowText: 'Пачакайце хвіліну і адкрыйце яе зноў. Вашы запісы і даныя на месцы.',
  openAgain: 'Адкрыць зноў'
}
