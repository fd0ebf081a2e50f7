import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  title: (caption: string, coverer: string) => `«${caption}» (${coverer})`,
  confirmSubject: 'пацвердзіце падключэнне праграмы',
  asked: (brand: string, title: string) => `У «${brand}» папрасілі падключыць праграму ${title}.`,
  askedFrom: (phone: string) => `Запыт адпраўлены з уліковага запісу з нумарам ${phone}.`,
  confirmByLink: 'Калі гэта вы, пацвердзіце запыт па спасылцы:',
  lasts: (hours: number) =>
    `Спасылка дзейнічае ${plural('be', hours, { one: '# гадзіну', few: '# гадзіны', many: '# гадзін' })} і спрацоўвае адзін раз. Пасля гэтага запыт разгледзіць HR-менеджар вашай кампаніі.`,
  notYou: 'Калі гэта не вы, нічога не рабіце: без пацвярджэння праграма не падключыцца.',
  support: (address: string) => `Падтрымка: ${address}`,
  approvedSubject: 'праграма падключана',
  approved: (title: string, from: string) => `HR-менеджар ухваліў ваш запыт. Праграма ${title} дзейнічае з ${from}.`,
  declinedSubject: 'запыт на падключэнне праграмы адхілены',
  declined: (title: string, reason: string) =>
    `HR-менеджар адхіліў запыт на падключэнне праграмы ${title}.\nПрычына: ${reason}\n\nКалі гэта памылка, звярніцеся да HR-менеджара вашай кампаніі.`
}
