import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  title: 'Кабінет можа быць дадаткам',
  text: 'Ён адкрыецца з галоўнага экрана тэлефона, без сайта клінікі. З крамы нічога спампоўваць не трэба.',
  install: 'Усталяваць',
  close: 'Не зараз'
}
