import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  subject: topic => `пытанне ў падтрымку — ${topic}`,
  topic: topic => `Пра што: ${topic}`,
  errorCode: code => `Код памылкі: ${code}`,
  from: who => `Хто піша: ${who}`,
  account: 'карыстальнік, які ўвайшоў у кабінет',
  unconfirmed: 'уваход толькі па нумары тэлефона, прылада не пацверджана: праверце, хто піша',
  visitor: 'наведвальнік без уваходу, яго адрас і тэлефон не правераны',
  phone: phone => `Тэлефон: ${phone}`,
  email: email => `Пошта для адказу: ${email}`,
  number: id => `Нумар звароту: ${id}`,
  topics: {
    'sign-in': 'уваход',
    booking: 'запіс да ўрача',
    visits: 'візіты',
    results: 'вынікі аналізаў',
    family: 'сямʼя',
    programmes: 'праграмы',
    profile: 'профіль',
    drugs: 'лекі',
    suggestion: 'Прапанова',
    other: 'іншае'
  }
}
