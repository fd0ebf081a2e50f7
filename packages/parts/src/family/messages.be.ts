import type { RelKind } from '@vizit/rules/access'
import { ADULT_AGE } from '@vizit/rules/age'
import { MAX_CHILDREN } from '@vizit/rules/family-limits'
import { OWN_VOICE_AGE } from '@vizit/rules/own-voice'
import { plural } from '@vizit/rules/plural'
import { childrenBe, yearsOfBe } from '../amounts/messages.be.ts'
import type { ru } from './messages.ru.ts'
import { waysBe } from './ways/messages.be.ts'

// «да 5 дзяцей», «да 21 дзіцяці»: after «да» stands the genitive.
const children = (count: number) => plural('be', count, { one: '# дзіцяці', few: '# дзяцей', many: '# дзяцей' })
const parents = (count: number) =>
  plural('be', count, {
    one: '# з бацькоў або іншага дарослага',
    few: '# бацькоў або іншых дарослых',
    many: '# бацькоў або іншых дарослых'
  })

/** What changes when a person is taken out, for the question before it. */
function removeText(relKind: RelKind): string {
  switch (relKind) {
    case 'CHILD':
      return 'Дзіця і яго візіты знікнуць са спісаў абаіх бацькоў. Запісы ў медыцынскіх цэнтрах застануцца.'
    case 'SPOUSE':
      return 'У кожнага застануцца тыя, каго ён дадаў. Усё, што вы дазволілі адзін аднаму, закрыецца.'
    case 'ME':
    case 'PARENT':
    case 'OTHER':
      return 'Вы перастанеце бачыць адзін аднаго. Усё, што вы дазволілі адзін аднаму, закрыецца.'
  }
}

export const be: typeof ru = {
  ...waysBe,
  title: 'Мая сям’я',
  members: 'Сям’я',
  add: 'Дадаць сваяка',
  emptyTitle: 'У сям’і пакуль нікога няма',
  emptyText: 'Дадайце дзіця або блізкага, каб запісваць яго да ўрача і бачыць яго візіты.',
  allRights: 'Усе правы',
  mayBook: 'Можаце запісваць',
  waits: 'Вы пакуль не можаце запісваць',
  waitsHow: 'Каб запісваць гэтага чалавека, папрасіце яго націснуць «Дазволіць» у «Маёй сям’і».',
  noAccount: 'Пакуль без свайго ўваходу',
  booksForMe: 'Можа запісваць вас',
  allow: 'Дазволіць запісваць мяне',
  allowFull: (name: string) => `Дазволіць запісваць мяне: ${name}`,
  allowing: 'Дазваляем…',
  allowed: (name: string) => `Можа запісваць вас: ${name}`,
  rights: 'правы доступу',
  menu: (name: string) => `Дзеянні: ${name}`,
  edit: 'Змяніць даныя',
  remove: 'Выдаліць з сям’і',
  removeTitle: (name: string) => `Выдаліць з сям’і: ${name}?`,
  removeText,
  removeConfirm: 'Выдаліць',
  removing: 'Выдаляем…',
  removeBack: 'Пакінуць у сям’і',
  removed: (name: string) => `Больш не ў вашай сям’і: ${name}`,
  hasVisits: 'Спачатку адмяніце будучыя візіты',
  hasVisitsText: (name: string) => `Выдаліць з сям’і пакуль нельга. ${name}: ёсць запланаваныя візіты.`,
  plannedVisits: 'Запланаваныя візіты',
  toVisits: 'Да візітаў',
  hasCoverer: 'Дзейнічае праграма або страхоўка',
  hasCovererText: 'Пакуль яна дзейнічае, выдаліць чалавека з сям’і нельга. Напішыце ў падтрымку.',
  understood: 'Зразумела',
  newcomersTitle: 'Віншуем! У вашай сям’і новы чалавек',
  newcomersText: 'Цяпер вы бачыце адзін аднаго. Вырашыце, каму можна запісваць вас да ўрача.',
  newcomersRights: 'Хто мяне бачыць',
  limits: (most: { children: number; parents: number }) =>
    `У сям’ю можна дадаць мужа або жонку, да ${children(most.children)} ва ўзросце да ${yearsOfBe(ADULT_AGE)} і да ${parents(most.parents)}.`,
  loading: 'Загружаем сям’ю',
  failed: 'Не атрымалася загрузіць сям’ю',
  failedText: 'Ваша сям’я нікуды не прапала\u00a0— паспрабуйце яшчэ раз праз хвіліну.',
  addTitle: 'Дадаць дзіця',
  addNote: 'Як у пасведчанні аб нараджэнні.',
  consentBefore: 'Я бацька, маці або законны прадстаўнік дзіцяці і ',
  consentLink: 'даю згоду на апрацоўку яго даных',
  consentRequired: 'Без згоды дадаць дзіця нельга',
  consentFailed: 'Не атрымалася загрузіць тэкст згоды',
  save: 'Дадаць дзіця',
  saving: 'Дадаём…',
  added: (name: string) => `${name}: дзіця дададзена`,
  alreadyHere: 'Такое дзіця ўжо існуе',
  alreadyHereText: 'У вашай сям’і ўжо ёсць дзіця з такім імем, полам і датай нараджэння.',
  joinInstead: 'Увайсці ў сям’ю па кодзе',
  signsIn: 'Дата нараджэння не зменена',
  signsInText:
    'Дзіця ўваходзіць само, са свайго нумара, і ад гэтай даты залежыць, калі яно вырашае за сябе. Пазначыць дату пазнейшую за ранейшую нельга. Калі ранейшая няправільная, напішыце ў падтрымку.',
  supportAction: 'ЗВЯРНУЦЦА Ў ПАДТРЫМКУ',
  full: `У сям’і ўжо ${childrenBe(MAX_CHILDREN)}`,
  fullText: 'Каб дадаць яшчэ адно дзіця, звярніцеся ў падтрымку.',
  editTitle: 'Даныя дзіцяці',
  editSave: 'Захаваць',
  editSaving: 'Захоўваем…',
  editSaved: 'Даныя дзіцяці захаваны',
  editNone: 'Змяніць гэтыя даныя нельга',
  editNoneText: `Даныя мяняюць бацькі, пакуль дзіцяці няма ${yearsOfBe(ADULT_AGE)} і за яго не плаціць праграма. Калі ў іх памылка, напішыце ў падтрымку.`,
  onlyAdults: 'Сям’я адкрыта толькі дарослым',
  onlyAdultsText: `Да ${yearsOfBe(ADULT_AGE)} вас запісваюць бацькі. Калі дата нараджэння ў профілі пазначана няправільна, напішыце ў падтрымку.`,
  youngText: `Вам ужо ${OWN_VOICE_AGE}: увядзіце код, які пакажа бацька або маці, і вашы візіты застануцца з вамі пад вашым уваходам.`
}
