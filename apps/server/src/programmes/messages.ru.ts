import { plural } from '@vizit/rules/plural'

/** `title`: of the programme, with its company. */
export const ru = {
  title: (caption: string, coverer: string) => `«${caption}» (${coverer})`,
  confirmSubject: 'подтвердите подключение программы',
  asked: (brand: string, title: string) => `В «${brand}» попросили подключить программу ${title}.`,
  askedFrom: (phone: string) => `Запрос отправлен из учётной записи с номером ${phone}.`,
  confirmByLink: 'Если это вы, подтвердите запрос по ссылке:',
  lasts: (hours: number) =>
    `Ссылка действует ${plural('ru', hours, { one: '# час', few: '# часа', many: '# часов' })} и срабатывает один раз. После этого запрос рассмотрит HR-менеджер вашей компании.`,
  notYou: 'Если это не вы, ничего не делайте: без подтверждения программа не подключится.',
  support: (address: string) => `Поддержка: ${address}`,
  approvedSubject: 'программа подключена',
  approved: (title: string, from: string) => `HR-менеджер одобрил ваш запрос. Программа ${title} действует с ${from}.`,
  declinedSubject: 'запрос на подключение программы отклонён',
  declined: (title: string, reason: string) =>
    `HR-менеджер отклонил запрос на подключение программы ${title}.\nПричина: ${reason}\n\nЕсли это ошибка, обратитесь к HR-менеджеру вашей компании.`
}
