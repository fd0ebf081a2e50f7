import { plural } from '@vizit/rules/plural'
import type { Reviewed, ReviewState } from '@vizit/rules/reviews'

const states: Record<ReviewState, string> = {
  waiting: 'На проверке',
  published: 'Опубликован',
  rejected: 'Не опубликован'
}

export const ru = {
  anonymous: 'Анонимно',
  back: 'Назад',
  write: 'Оставить отзыв',
  writeLabel: (visit: string) => `Оставить отзыв о визите: ${visit}`,
  own: 'Ваш отзыв',
  ownLabel: (visit: string) => `Ваш отзыв о визите: ${visit}`,

  formTitle: 'Отзыв о визите',
  changeTitle: 'Изменить отзыв',
  aboutWhom: 'О ком отзыв',
  about: { doctor: 'О враче', centre: 'О центре' } satisfies Record<Reviewed, string>,
  comment: 'Ваш отзыв',
  commentHint: 'Без диагнозов и имён других людей: отзыв прочитают все.',
  /** [5.80] */
  faults: {
    required: 'Напишите хотя бы несколько слов: без текста отзыва нет',
    'too-long': (most: number) => `Не больше ${plural('ru', most, { one: '# знака', few: '# знаков', many: '# знаков' })}`
  },
  publishName: (signature: string) => `Опубликовать моё имя: ${signature}`,
  publishNameText: 'Иначе отзыв будет анонимным: по нему нельзя узнать, кто его написал.',
  checked: 'Перед публикацией отзыв проверит модератор.',
  checkedAgain: 'Изменённый отзыв снова проверит модератор. Прежний текст сразу перестанет показываться.',
  send: 'Отправить отзыв',
  sending: 'Отправляем…',
  save: 'Сохранить отзыв',
  saving: 'Сохраняем…',
  cancel: 'Отмена',
  notSent: 'Отзыв не отправлен',
  /** Why this visit cannot be reviewed by the one who looks. */
  refused: {
    'not-an-adult': { title: 'Отзывы оставляют взрослые', text: 'О визите ребёнка может написать родитель.' },
    'not-yet': { title: 'Визит ещё не состоялся', text: 'Отзыв можно будет оставить после приёма.' },
    'did-not': { title: 'Этот визит не состоялся', text: 'Отзыв можно оставить только о приёме, который был.' },
    'not-yours': { title: 'Об этом визите пишет сам пациент', text: 'Или тот, кому он разрешил записывать.' }
  },
  toVisits: 'К визитам',

  title: 'Мои отзывы',
  titleNote: 'Всё, что вы написали о врачах и центрах',
  loading: 'Загружаем отзывы',
  failed: 'Не получилось загрузить отзывы',
  failedText: 'Они не пропали\u00a0— попробуйте ещё раз через минуту.',
  emptyTitle: 'Отзывов пока нет',
  emptyText: 'После приёма на карточке визита появится «Оставить отзыв»: другим пациентам он поможет выбрать врача.',
  emptyAction: 'К прошедшим визитам',
  notFound: 'Такого отзыва нет',
  notFoundText: 'Возможно, вы удалили его на другом устройстве.',
  written: (date: string) => `Написан ${date}`,
  published: (date: string) => `Опубликован ${date}`,
  signed: 'с вашим именем',
  unsigned: 'анонимно',
  change: 'Изменить',
  changeLabel: (about: string) => `Изменить отзыв: ${about}`,
  remove: 'Удалить',
  removeLabel: (about: string) => `Удалить отзыв: ${about}`,
  answered: (date: string) => `Ответ центра, ${date}`,

  ofDoctor: 'Отзывы пациентов',
  showMore: 'Показать ещё',
  showingMore: 'Загружаем…',
  noneYet: 'Отзывов пока нет.',
  retry: 'Повторить',
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
