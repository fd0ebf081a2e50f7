import type { ReviewState } from '@vizit/rules/reviews'

const states: Record<ReviewState, string> = {
  waiting: 'На проверке',
  published: 'Опубликован',
  rejected: 'Не опубликован'
}

export const ru = {
  anonymous: 'Анонимно',
  states,
  waitingText: 'Мы проверим отзыв и опубликуем его. Пока его видите только вы.',
  rejectedText: (reason: string) => `Причина: ${reason}. Измените отзыв, и мы проверим его снова.`,

  /** [4.90] [4.91] by what the server says it has done */
  done: { added: 'Отзыв добавлен', changed: 'Отзыв изменён' },

  deleteTitle: 'Удалить отзыв?',
  deleteText: (about: string) => `Отзыв «${about}» исчезнет вместе с ответом медицинского центра. Вернуть его нельзя.`,
  deleteConfirm: 'Удалить отзыв',
  deleting: 'Удаляем отзыв',
  deleted: 'Отзыв удалён',
  leave: 'Оставить'
}
