export const ru = {
  title: 'Использование приложения Личный кабинет',
  /** `isForSeveral`: for children too. */
  text: (isForSeveral: boolean) =>
    `Прочитайте и отметьте согласие${isForSeveral ? ' за каждого' : ''}. Без него мы не можем хранить данные и записывать к врачу.`,
  /** Of the time that has been chosen, which is carried through the consent. */
  carried: {
    still: 'Дальше\u00a0— согласие, потом запись',
    free: 'Время свободно. Закрепим его за вами после согласия.',
    taken: 'Это время уже заняли. После согласия предложим другое.'
  },
  me: 'Вы',
  myself: 'Ваше согласие',
  child: 'Ребёнок',
  ownData: 'Даю согласие на ',
  ownDataLink: 'обработку моих персональных данных',
  acceptBefore: 'Принимаю ',
  terms: 'пользовательское соглашение',
  and: ' и ',
  privacy: 'политику конфиденциальности',
  parentalBefore: 'Я родитель или законный представитель и даю ',
  parentalLink: 'согласие за ребёнка',
  parentalMiddle: ' на ',
  parentalData: 'обработку его данных',
  next: 'Продолжить',
  nextWaiting: 'Сохраняем согласие…',
  out: 'ВЫЙТИ',
  loading: 'Загружаем',
  listFailed: 'Не получилось загрузить согласия',
  listFailedText: 'Проверьте подключение к интернету и попробуйте ещё раз.',
  sendFailed: 'Согласие не сохранено',
  changed: 'Текст согласия обновился',
  changedText: 'Прочитайте новую редакцию и отметьте согласие ещё раз.'
}
