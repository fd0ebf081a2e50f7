import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  title: 'Пра дадатак',
  what: 'Што гэта',
  text: (brand: string) =>
    `${brand}\u00a0— асабісты кабінет пацыента. Тут запісваюцца да ўрачоў розных медыцынскіх цэнтраў, сочаць за візітамі сям’і і глядзяць вынікі.`,
  free: 'Запіс бясплатны. Лячэнне і яго аплата\u00a0— паміж вамі і медыцынскім цэнтрам.',
  directory: 'Што тут ёсць',
  doctorsList: 'Урачы па спецыяльнасцях',
  contacts: 'Кантакты',
  email: 'Пошта падтрымкі',
  phone: 'Тэлефон падтрымкі',
  documents: 'Дакументы',
  guide: 'Кіраўніцтва карыстальніка (па-руску)',
  version: 'Версія',
  versionText: (own: string, server: string) => (own === server ? own : `${own}, на серверы ${server}`),
  failed: 'Не атрымалася загрузіць кантакты',
  failedText: 'Паспрабуйце яшчэ раз праз хвіліну.'
}
