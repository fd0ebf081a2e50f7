import { plural } from '@vizit/rules/plural'
import { PLACES_COUNTED } from '@vizit/rules/slots'
import { distanceBe } from '../amounts/messages.be.ts'
import { be as counts } from '../counts/messages.be.ts'
import { agesBe } from './ages/messages.be.ts'
import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  ages: agesBe,
  accepts: 'Прымае',
  experience: (years: number) =>
    years < 1 ? 'стаж менш за год' : `стаж\u00a0${plural('be', years, { one: '#\u00a0год', few: '#\u00a0гады', many: '#\u00a0гадоў' })}`,
  priceFrom: (roubles: string) => `ад\u00a0${roubles}\u00a0руб.`,
  minutes: (n: number) => `${n}\u00a0хв`,
  priceNote: 'Дакладную цану назаве рэгістратура',
  nearest: 'Бліжэйшы час',
  inRegistry: 'У рэгістратуры',
  more: 'Падрабязней',
  moreAndReviews: (n: number) => `Падрабязней, ${counts.reviews(n)}`,
  less: 'Згарнуць',
  about: 'Пра ўрача',
  registry: 'Рэгістратура',
  call: (phone: string) => `Патэлефанаваць: ${phone}`,
  distance: distanceBe,
  doctors: counts.doctors,
  /** The server counts up to a hundred. */
  places: (n: number) =>
    n === 0
      ? 'месцаў няма'
      : n >= PLACES_COUNTED
        ? `не менш за ${PLACES_COUNTED}\u00a0месцаў`
        : plural('be', n, { one: '# месца', few: '# месцы', many: '# месцаў' })
}
