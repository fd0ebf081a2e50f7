import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  relativeCode: (brand: string, who: string, code: string) =>
    `${brand}: ${who} is adding you to their family. If you agree, tell them the code ${code}. If not, tell it to nobody.`,
  subject: (name: string) => `${name} invites you to join a family`,
  asSpouse: 'as a spouse',
  asRelative: 'as a relative',
  invites: (name: string, place: string, brand: string) =>
    `${name} invites you ${place} to their family in “${brand}”: to book visits to the doctor for each other and to see them, if you allow it.`,
  writtenOn: (device: string) => `The invitation was written on the device “${device}”.`,
  openLink: 'To learn more and to answer, open the link and sign in with your phone number:',
  lasts: (day: string) => `The link is good until ${day} and works once. If you do not know who wrote this, just delete this e-mail.`,
  support: (address: string) => `Support: ${address}`
}
