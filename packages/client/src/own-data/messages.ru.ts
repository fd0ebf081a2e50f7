import { type Deed, grantAction } from '@vizit/rules/access-log'
import { plural } from '@vizit/rules/plural'

/** The words of the audit. What has no words of its own is told by its kind. */
const DEEDS: Record<string, string> = {
  'visits-looked': 'Просмотр визитов',
  'family-looked': 'Просмотр данных в списке семьи',
  'coverage-looked': 'Просмотр программы',
  'coverage-hr-looked': 'Просмотр заявки работодателем',
  'profile-exported': 'Скачаны все данные',
  'visit-booked': 'Запись к врачу',
  'visit-cancelled': 'Отмена записи',
  'visit-moved': 'Перенос записи',
  'visit-no-show-by-clinic': 'Центр отметил неявку',
  'booking-banned': 'Закрыта онлайн-запись',
  'booking-unbanned': 'Открыта онлайн-запись',
  'visit-taken-in': 'Визит, сделанный по номеру, добавлен в кабинет',
  'visit-hidden': 'Визит убран из списка',
  'documents-looked': 'Просмотр документов визита',
  'invoices-looked': 'Просмотр счетов',
  'invoice-put': 'Центр выставил счёт',
  'invoice-confirmed': 'Услуга в счёте подтверждена',
  'invoice-rejected': 'Услуга в счёте отклонена',
  'profile-changed': 'Изменены личные данные',
  'profile-photo-set': 'Новое фото',
  'profile-photo-removed': 'Фото удалено',
  'coverage-asked': 'Заявка на программу',
  'coverage-asked-again': 'Повторное письмо о программе',
  'coverage-confirmed': 'Программа подтверждена',
  'coverage-linked': 'Привязана программа',
  'coverage-unlinked': 'Отвязана программа',
  'child-added': 'Ребёнок добавлен в семью',
  'relative-added': 'Родственник добавлен в семью',
  'relative-linked': 'Родственник присоединился',
  'relative-removed': 'Связь с родственником убрана',
  'spouse-joined': 'Супруги объединили семьи',
  'consent-given': 'Дано согласие',
  'consent-withdrawn': 'Отозвано согласие',
  'signed-in': 'Вход в кабинет',
  'signed-in-masked': 'Вход с неподтверждённого устройства: данные закрыты',
  'device-confirmed': 'Подтверждено устройство',
  'passkey-awaited': 'Код из SMS введён верно, нужен ключ доступа',
  'passkey-not-shown': 'Вход без ключа доступа: данные закрыты',
  'passkey-used': 'Подтверждение ключом доступа',
  'passkey-suspected': 'Отклонена возможная копия ключа доступа',
  'passkey-added': 'Добавлен ключ доступа',
  'passkey-deleted': 'Удалён ключ доступа',
  'passkey-asked': 'При входе теперь нужен ключ доступа',
  'passkey-not-asked': 'При входе больше не нужен ключ доступа'
}

/** What was allowed, by the level. */
const GRANTS: Record<string, string> = {
  VIEW_COVERAGE: 'Открыт доступ к программам',
  BOOK_VISITS: 'Открыт доступ к визитам и записи',
  VIEW_REPORTS_TESTS: 'Открыт доступ к анализам'
}
const ALLOWED = new Map(Object.entries(GRANTS).map(([level, words]) => [grantAction(level), words]))

const KINDS: Record<Deed, string> = {
  looked: 'Просмотр данных',
  booked: 'Действие с записью к врачу',
  changed: 'Изменение данных',
  granted: 'Изменены права доступа',
  family: 'Изменение в семье',
  consent: 'Изменение согласий',
  'signed-in': 'Вход в кабинет',
  other: 'Другое действие'
}

export const ru = {
  cancel: 'Отмена',

  // the page
  title: 'Мои данные',
  rowNote: 'Что мы храним и кто это видел',
  intro: 'Ваши данные — ваши. Здесь видно, кто их открывал, и отсюда их можно забрать или удалить.',
  logRow: 'Журнал доступа',
  logNote: 'Кто смотрел, записывал и менял',
  consentsRow: 'Согласия',
  consentsNote: 'Что вы приняли и что можно отозвать',
  clinics: 'Где ещё есть ваши записи',
  clinicsText: 'Эти медицинские центры ведут свои карты. Изменить или удалить запись в карте может только сам центр.',
  clinicsNone: 'Вы ещё не записывались через кабинет, поэтому таких центров мы не знаем.',
  clinicVisits: (count: number) => plural('ru', count, { one: '# визит', few: '# визита', many: '# визитов' }),
  clinicsFailed: 'Не получилось узнать, в каких центрах есть ваши записи',
  signIns: (count: number) => `Вы входили ${plural('ru', count, { one: '# раз', few: '# раза', many: '# раз' })}`,
  lastSignIn: (moment: string) => `Последний вход: ${moment}`,
  exportTitle: 'Скачать все данные',
  exportText: 'Один файл JSON со всем, что мы о вас храним: профиль, визиты, согласия, журнал. Его открывает любой текстовый редактор.',
  exportGo: 'Скачать',
  exporting: 'Готовим файл…',
  exported: 'Файл с данными скачан',
  exportProof: 'В файле всё о вас, поэтому проверим, что его просите вы.',
  eraseTitle: 'Удалить профиль',
  eraseText: 'Имя, телефон, почта и фото исчезнут насовсем. Сначала покажем, что это затронет.',
  eraseOpen: 'Перейти к удалению',

  // the proof
  proofTitle: 'Подтвердите, что это вы',
  proofSent: 'Код отправлен в SMS на',
  proofField: 'Код из SMS',
  proofAgain: 'Отправить код ещё раз',
  proofAgainIn: (clock: string) => `Отправить ещё раз через ${clock}`,
  proofSending: 'Отправляем код…',
  proofChecking: 'Проверяем код…',
  proofArrives: 'Код отправлен',

  // erasure
  erasePage: 'Удаление профиля',
  eraseLoading: 'Смотрим, что затронет удаление',
  eraseFailed: 'Не получилось узнать, что затронет удаление',
  eraseFailedText: 'Ничего не удалено — попробуйте ещё раз через минуту.',
  goes: 'Исчезнет насовсем',
  goesText: 'Имя, дата рождения, фото, телефон, почта, программы и связи с семьёй. Вернуть их не сможем и мы.',
  stays: 'Останется',
  staysText:
    'Визиты — у медицинских центров, уже без вашего имени у нас. Записи о согласиях и журнал — без имени: ими подтверждают, что и когда было сделано.',
  visitsTitle: 'Предстоящие визиты',
  visitsText: 'Центры будут вас ждать. Если не придёте, отмените эти визиты сейчас.',
  visitsNone: 'Предстоящих визитов нет.',
  visitsKeep: 'Визиты оставить: я на них приду или отменю их сам в регистратуре',
  visitsOpen: 'К моим визитам',
  childrenTitle: 'Дети, которые удалятся вместе с вами',
  childrenText: 'У них нет другого взрослого в кабинете. Чтобы сохранить их профили, сначала пригласите второго родителя.',
  childrenAgree: 'Удалить и профили этих детей',
  tickNeeded: 'Отметьте, чтобы продолжить',
  eraseGo: 'Удалить профиль',
  eraseBack: 'Не удалять',
  eraseAsk: 'Удалить профиль насовсем?',
  eraseAskText: 'Отменить это будет нельзя. После удаления вы выйдете из кабинета на всех устройствах.',
  eraseConfirm: 'Удалить насовсем',
  erasing: 'Удаляем…',
  eraseProof: 'Профиль исчезнет насовсем, поэтому проверим, что это решили вы.',

  // the log
  logTitle: 'Журнал доступа',
  logIntro: 'Кто и когда открывал и менял ваши данные. Просмотры записываем раз в день.',
  logWho: 'Чьи данные',
  logAll: 'Все',
  logMine: 'Мои',
  logLoading: 'Загружаем журнал',
  logFailed: 'Не получилось загрузить журнал',
  logFailedText: 'Записи в журнале не пропали — попробуйте ещё раз через минуту.',
  logEmpty: 'Здесь пока пусто',
  logEmptyText: 'Как только кто-то откроет или изменит ваши данные, это появится здесь.',
  logOlder: 'Показать раньше',
  logOlderLoading: 'Загружаем…',
  logStranger: 'Не узнаёте действие? Напишите в поддержку: мы разберёмся и закроем лишний доступ.',
  deed: (action: string, deed: Deed) => DEEDS[action] ?? ALLOWED.get(action) ?? KINDS[deed],
  me: 'Вы',
  somebody: 'Человек не из вашей семьи',
  product: 'Сервис или медицинский центр',
  about: (name: string) => `о человеке: ${name}`,

  // consents
  consentsTitle: 'Согласия',
  consentsIntro:
    'Каждое согласие хранится с редакцией текста и временем. Отозвать можно в любой момент: новое уже не сделаем, а прошлое останется в силе.',
  consentsLoading: 'Загружаем согласия',
  consentsFailed: 'Не получилось загрузить согласия',
  consentsFailedText: 'Ваши согласия не изменились — попробуйте ещё раз через минуту.',
  kinds: {
    'user-agreement': 'Пользовательское соглашение',
    privacy: 'Политика конфиденциальности',
    'personal-data': 'Обработка персональных данных',
    parental: 'Согласие родителя',
    booking: 'Передача данных медицинскому центру при записи'
  },
  inForce: (date: string, version: string) => `Принято ${date}, редакция ${version}`,
  takenBackOn: (date: string) => `Отозвано ${date}`,
  notGiven: 'Не принято',
  read: 'Прочитать',
  takeBack: 'Отозвать',
  takeBackOf: (title: string) => `Отозвать: ${title}`,
  give: 'Принять',
  giveOf: (title: string) => `Принять: ${title}`,
  giving: 'Сохраняем…',
  withAccount: 'Действует, пока есть профиль.',
  takeBackAsk: 'Отозвать согласие?',
  takeBackText: {
    'personal-data': 'Записаться к врачу онлайн больше не получится, пока вы не дадите его снова. Уже назначенные визиты останутся.',
    parental: 'Записать ребёнка онлайн больше не получится, пока вы не дадите его снова. Уже назначенные визиты останутся.',
    booking: 'При следующей записи мы спросим его снова. Уже назначенные визиты останутся.'
  } as Record<string, string>,
  takeBackGo: 'Отозвать',
  takingBack: 'Отзываем…',
  takeBackStay: 'Оставить',
  takenBack: (visits: number) =>
    visits === 0
      ? 'Согласие отозвано'
      : `Согласие отозвано. ${plural('ru', visits, { one: 'Остаётся # предстоящий визит', few: 'Остаются # предстоящих визита', many: 'Остаются # предстоящих визитов' })}`,
  givenAnew: 'Согласие принято',
  history: 'История',
  historyLine: (given: string, version: string, channel: string) => `Принято ${given}, редакция ${version}, ${channel}`,
  historyEnd: (date: string) => `отозвано ${date}`,
  channels: { 'sign-in': 'при входе', cabinet: 'в кабинете', booking: 'при записи', site: 'на сайте центра' } as Record<string, string>,
  channelOther: 'в другом приложении'
}
