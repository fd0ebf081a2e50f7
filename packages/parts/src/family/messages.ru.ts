import type { RelKind } from '@vizit/rules/access'
import { ADULT_AGE } from '@vizit/rules/age'
import { MAX_CHILDREN } from '@vizit/rules/family-limits'
import { OWN_VOICE_AGE } from '@vizit/rules/own-voice'
import { plural } from '@vizit/rules/plural'
import { childrenRu, yearsOfRu } from '../amounts/messages.ru.ts'
import { waysRu } from './ways/messages.ru.ts'

const children = (count: number) => plural('ru', count, { one: '# ребёнка', few: '# детей', many: '# детей' })
const parents = (count: number) => plural('ru', count, { one: '# родителя', few: '# родителей', many: '# родителей' })

/** What changes when a person is taken out, for the question before it. */
function removeText(relKind: RelKind): string {
  switch (relKind) {
    case 'CHILD':
      return 'Ребёнок и его визиты пропадут из списков обоих родителей. Записи в медицинских центрах останутся.'
    case 'SPOUSE':
      return 'У каждого останутся те, кого он добавил. Всё, что вы разрешили друг другу, закроется.'
    case 'ME':
    case 'PARENT':
    case 'OTHER':
      return 'Вы перестанете видеть друг друга. Всё, что вы разрешили друг другу, закроется.'
  }
}

export const ru = {
  ...waysRu,
  title: 'Моя семья',
  members: 'Семья',
  add: 'Добавить родственника',
  emptyTitle: 'В семье пока никого нет',
  emptyText: 'Добавьте ребёнка или близкого, чтобы записывать его к врачу и видеть его визиты.',
  allRights: 'Все права',
  mayBook: 'Можете записывать',
  waits: 'Вы пока не можете записывать',
  waitsHow: 'Чтобы записывать этого человека, попросите его нажать «Разрешить» в «Моей семье».',
  noAccount: 'Пока без своего входа',
  booksForMe: 'Может записывать вас',
  allow: 'Разрешить записывать меня',
  allowFull: (name: string) => `Разрешить записывать меня: ${name}`,
  allowing: 'Разрешаем…',
  allowed: (name: string) => `Может записывать вас: ${name}`,
  rights: 'права доступа',
  menu: (name: string) => `Действия: ${name}`,
  edit: 'Изменить данные',
  remove: 'Удалить из семьи',
  removeTitle: (name: string) => `Удалить из семьи: ${name}?`,
  removeText,
  removeConfirm: 'Удалить',
  removing: 'Удаляем…',
  removeBack: 'Оставить в семье',
  removed: (name: string) => `Больше не в вашей семье: ${name}`,
  hasVisits: 'Сначала отмените предстоящие визиты',
  hasVisitsText: (name: string) => `Удалить из семьи пока нельзя. ${name}: есть запланированные визиты.`,
  plannedVisits: 'Запланированные визиты',
  toVisits: 'К визитам',
  hasCoverer: 'Действует программа или страховка',
  hasCovererText: 'Пока она действует, удалить человека из семьи нельзя. Напишите в поддержку.',
  understood: 'Понятно',
  newcomersTitle: 'Поздравляем! В вашей семье новый человек',
  newcomersText: 'Теперь вы видите друг друга. Решите, кому можно записывать вас к врачу.',
  newcomersRights: 'Кто меня видит',
  limits: (most: { children: number; parents: number }) =>
    `В семью можно добавить супруга, до ${children(most.children)} младше ${yearsOfRu(ADULT_AGE)} и до ${parents(most.parents)} или других взрослых.`,
  loading: 'Загружаем семью',
  failed: 'Не получилось загрузить семью',
  failedText: 'Ваша семья никуда не пропала\u00a0— попробуйте ещё раз через минуту.',
  addTitle: 'Добавить ребёнка',
  addNote: 'Как в свидетельстве о рождении.',
  consentBefore: 'Я родитель или законный представитель ребёнка и ',
  consentLink: 'даю согласие на обработку его данных',
  consentRequired: 'Без согласия добавить ребёнка нельзя',
  consentFailed: 'Не получилось загрузить текст согласия',
  save: 'Добавить ребёнка',
  saving: 'Добавляем…',
  added: (name: string) => `${name}: ребёнок добавлен`,
  alreadyHere: 'Такой ребёнок уже существует',
  alreadyHereText: 'В вашей семье уже есть ребёнок с таким именем, полом и датой рождения.',
  joinInstead: 'Войти в семью по коду',
  signsIn: 'Дата рождения не изменена',
  signsInText:
    'Ребёнок входит сам, со своего номера, и от этой даты зависит, когда он решает за себя. Указать дату позже прежней нельзя. Если прежняя неверна, напишите в поддержку.',
  supportAction: 'ОБРАТИТЬСЯ В ПОДДЕРЖКУ',
  full: `В семье уже ${childrenRu(MAX_CHILDREN)}`,
  fullText: 'Чтобы добавить ещё одного ребёнка, обратитесь в поддержку.',
  editTitle: 'Данные ребёнка',
  editSave: 'Сохранить',
  editSaving: 'Сохраняем…',
  editSaved: 'Данные ребёнка сохранены',
  editNone: 'Изменить эти данные нельзя',
  editNoneText: `Данные меняют родители, пока ребёнку нет ${yearsOfRu(ADULT_AGE)} и за него не платит программа. Если в них ошибка, напишите в поддержку.`,
  onlyAdults: 'Семья открыта только взрослым',
  onlyAdultsText: `До ${yearsOfRu(ADULT_AGE)} вас записывают родители. Если дата рождения в профиле указана неверно, напишите в поддержку.`,
  youngText: `Вам уже ${OWN_VOICE_AGE}: введите код, который покажет родитель, и ваши визиты останутся с вами под вашим входом.`
}
