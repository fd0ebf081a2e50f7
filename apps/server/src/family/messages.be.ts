import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  relativeCode: (brand: string, who: string, code: string) =>
    `${brand}: ${who} дадае вас у сваю сям’ю. Калі вы згодны, назавіце код ${code}. Калі не, нікому яго не кажыце.`,
  subject: (name: string) => `${name} запрашае вас у сям’ю`,
  asSpouse: 'як мужа або жонку',
  asRelative: 'як блізкага',
  invites: (name: string, place: string, brand: string) =>
    `${name} запрашае вас ${place} у сваю сям’ю ў «${brand}»: каб запісваць адно аднаго да ўрача і бачыць візіты, калі вы самі гэта дазволіце.`,
  writtenOn: (device: string) => `Запрашэнне напісана на прыладзе «${device}».`,
  openLink: 'Каб даведацца больш і адказаць, адкрыйце спасылку і ўвайдзіце па сваім нумары тэлефона:',
  lasts: (day: string) => `Спасылка дзейнічае да ${day} і спрацоўвае адзін раз. Калі вы не ведаеце, ад каго ліст, проста выдаліце яго.`,
  support: (address: string) => `Падтрымка: ${address}`
}
