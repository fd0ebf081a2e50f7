import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  title: 'Выкарыстанне дадатка Асабісты кабінет',
  text: (isForSeveral: boolean) =>
    `Прачытайце і адзначце згоду${isForSeveral ? ' за кожнага' : ''}. Без яе мы не можам захоўваць даныя і запісваць да ўрача.`,
  me: 'Вы',
  myself: 'Ваша згода',
  child: 'Дзіця',
  ownData: 'Даю згоду на ',
  ownDataLink: 'апрацоўку маіх персанальных даных',
  acceptBefore: 'Прымаю ',
  terms: 'карыстальніцкае пагадненне',
  and: ' і ',
  privacy: 'палітыку прыватнасці',
  parentalBefore: 'Я бацька, маці або законны прадстаўнік і даю ',
  parentalLink: 'згоду за дзіця',
  parentalMiddle: ' на ',
  parentalData: 'апрацоўку яго даных',
  next: 'Працягнуць',
  nextWaiting: 'Захоўваем згоду…',
  out: 'ВЫЙСЦІ',
  loading: 'Загружаем',
  listFailed: 'Не атрымалася загрузіць згоды',
  listFailedText: 'Праверце падключэнне да інтэрнэту і паспрабуйце яшчэ раз.',
  sendFailed: 'Згода не захавана',
  changed: 'Тэкст згоды абнавіўся',
  changedText: 'Прачытайце новую рэдакцыю і адзначце згоду яшчэ раз.'
}
