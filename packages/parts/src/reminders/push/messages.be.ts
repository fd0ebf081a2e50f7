import type { pushRu } from './messages.ru.ts'

export const pushBe: typeof pushRu = {
  title: 'Візіт',
  text: 'Адкрыйце кабінет: там ёсць навіны пра візіт.'
}
