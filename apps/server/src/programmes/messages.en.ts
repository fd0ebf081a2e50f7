import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: (caption: string, coverer: string) => `“${caption}” (${coverer})`,
  confirmSubject: 'confirm that the program is yours',
  asked: (brand: string, title: string) => `Somebody asked “${brand}” to add the program ${title}.`,
  askedFrom: (phone: string) => `The request came from the account with the number ${phone}.`,
  confirmByLink: 'If it was you, confirm the request by this link:',
  lasts: (hours: number) =>
    `The link is good for ${plural('en', hours, { one: '# hour', other: '# hours' })} and works once. Then the HR manager of your company looks at the request.`,
  notYou: 'If it was not you, do nothing: without the confirmation the program is not added.',
  support: (address: string) => `Support: ${address}`,
  approvedSubject: 'the program was added',
  approved: (title: string, from: string) => `The HR manager has approved your request. The program ${title} is valid from ${from}.`,
  declinedSubject: 'the request to add a program was declined',
  declined: (title: string, reason: string) =>
    `The HR manager has declined your request to add the program ${title}.\nReason: ${reason}\n\nIf this is a mistake, turn to the HR manager of your company.`
}
