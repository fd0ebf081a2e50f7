import type { pushRu } from './messages.ru.ts'

export const pushBe: typeof pushRu = {
  title: 'Візіт',
  text: 'Ёсць навіны пра візіт. Адкрыйце, каб паглядзець.',
  come: 'Прыйду',
  open: 'Адкрыць',
  thanks: 'Дзякуй, чакаем вас',
  notAnswered: 'Адказаць не атрымалася. Адкрыйце, каб паспрабаваць яшчэ раз.'
}
