import { plural } from '@vizit/rules/plural'
import { PLACES_COUNTED } from '@vizit/rules/slots'
import { distanceRu } from '../amounts/messages.ru.ts'
import { ru as counts } from '../counts/messages.ru.ts'
import { agesRu } from './ages/messages.ru.ts'

export const ru = {
  ages: agesRu,
  accepts: 'Принимает',
  experience: (years: number) =>
    years < 1 ? 'стаж меньше года' : `стаж\u00a0${plural('ru', years, { one: '#\u00a0год', few: '#\u00a0года', many: '#\u00a0лет' })}`,
  priceFrom: (roubles: string) => `от\u00a0${roubles}\u00a0руб.`,
  minutes: (n: number) => `${n}\u00a0мин`,
  priceNote: 'Точную цену назовёт регистратура',
  nearest: 'Ближайшее время',
  inRegistry: 'В регистратуре',
  more: 'Подробнее',
  moreAndReviews: (n: number) => `Подробнее, ${counts.reviews(n)}`,
  less: 'Свернуть',
  about: 'О враче',
  registry: 'Регистратура',
  call: (phone: string) => `Позвонить: ${phone}`,
  distance: distanceRu,
  doctors: counts.doctors,
  places: (n: number) =>
    n === 0
      ? 'мест нет'
      : n >= PLACES_COUNTED
        ? `не меньше ${PLACES_COUNTED}\u00a0мест`
        : plural('ru', n, { one: '# место', few: '# места', many: '# мест' })
}
