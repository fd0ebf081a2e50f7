import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  title: brand => `Як вам «${brand}»?`,
  text: 'Ацэнка зойме хвіліну: напішыце нам, што зручна, а што перашкаджае.',
  rate: 'Ацаніць',
  later: 'Нагадаць пазней',
  no: 'Не, дзякуй',
  thanks: 'Дзякуй! Чакаем вашага ліста',
  subject: brand => `Ацэнка: «${brand}»`
}
