import type { LinkFault } from '@vizit/client/programmes/link-forms'
import { BARCODE_LENGTH } from '@vizit/rules/barcode'
import { plural } from '@vizit/rules/plural'
import { ACTIVATION_MAIL_MINUTES } from '@vizit/rules/programme'
import { digitsRu, minutesOfRu } from '../amounts/messages.ru.ts'

const faults: Record<LinkFault, string> = {
  required: 'Обязательное поле',
  email: 'Поле содержит некорректный e-mail',
  'other-domain': 'Это не рабочий адрес этой компании. Нужна почта, которую выдал работодатель',
  code: 'В коде программы от 4 до 40 букв и цифр',
  'not-digits': 'Здесь только цифры и, если есть, косая черта',
  'number-length': `В штрихкоде ${digitsRu(BARCODE_LENGTH)}; в номере договора от 4 до 12 и, если есть, косая черта и три цифры`,
  phone: 'Введите корректный номер телефона'
}

export const ru = {
  title: 'Программы',
  loading: 'Загружаем программы',
  failed: 'Не получилось загрузить программы',
  failedText: 'Ваши программы не пропали — попробуйте ещё раз через минуту.',
  link: 'Подключить программу',
  emptyTitle: 'Программ пока нет',
  emptyText: 'Подключите программу работодателя или страховку, чтобы записываться к врачу за их счёт.',
  mine: 'Ваши программы',
  changes: 'Что меняет программа',
  changesBooking: 'При записи можно выбрать, кто платит: вы или программа. Если программа не оплачивает приём, мы скажем почему.',
  changesEditing:
    'Пока программа действует, имя, дату рождения и пол в профиле изменить нельзя: по ним вас узнают страховая и работодатель.',
  changesFamily: 'Программы близких видно, если они разрешили. Номера и суммы видят только те, кто ведёт профиль.',

  states: {
    PENDING_EMAIL: 'Ждёт подтверждения почты',
    PENDING_HR: 'Ждёт работодателя',
    NOT_YET_ACTIVE: 'Ещё не активна',
    ACTIVE: 'Действует',
    INACTIVE: 'Не активна',
    ENDED: 'Закончилась'
  },
  declined: 'Запрос отклонён',
  pendingEmail: (email: string | null) =>
    `Мы отправили письмо${email ? ` на ${email}` : ''}. Откройте его и подтвердите запрос: ссылка действует сутки. Письмо приходит в течение ${minutesOfRu(ACTIVATION_MAIL_MINUTES)}.`,
  pendingHr: (coverer: string) => `HR-менеджер компании «${coverer}» рассматривает запрос. Ответ придёт на вашу почту.`,
  notYetActive: (day: string) => `Начнёт действовать ${day}.`,
  activeFrom: (day: string) => `Действует с ${day}.`,
  activeTill: (day: string) => `Действует до ${day} включительно.`,
  inactiveEmployer: 'Работодатель приостановил программу. Уточните у HR-менеджера.',
  inactiveInsurer: 'Карта не активна. Позвоните в страховую компанию.',
  inactiveChild: 'Программа ребёнка не активна. Позвоните в страховую компанию: она включит карту.',
  endedOn: (day: string) => `Срок программы закончился ${day}.`,
  ended: 'Срок программы закончился.',
  endedEmployer: 'Работодатель завершил программу. Уточните у HR-менеджера.',
  declinedText: (reason: string | null) =>
    reason ? `Причина: ${reason}` : 'HR-менеджер отклонил запрос. Уточните у него причину и отправьте запрос снова.',
  amount: 'Страховая сумма',
  parts: 'Из чего состоит',
  roubles: (number: string) => `${number} руб.`,
  included: 'входит',
  barcode: 'Штрихкод карты',
  contractNumber: 'Номер договора',
  callInsurer: 'Позвонить в страховую',
  again: 'Отправить запрос снова',
  resend: 'Отправить письмо ещё раз',
  resending: 'Отправляем…',
  resendIn: (figure: string) => `Ещё раз через ${figure}`,
  resent: 'Письмо отправлено ещё раз',
  unlink: 'Отключить',
  unlinkLabel: (programme: string) => `Отключить программу: ${programme}`,
  takeBack: 'Отозвать запрос',
  takeBackLabel: (programme: string) => `Отозвать запрос: ${programme}`,
  unlinkTitle: 'Отключить программу?',
  unlinkText: (programme: string) => `${programme}: новые записи за её счёт станут недоступны. Записи, которые уже есть, останутся.`,
  unlinkConfirm: 'Отключить программу',
  unlinking: 'Отключаем…',
  takeBackTitle: 'Отозвать запрос?',
  takeBackText: (programme: string) => `${programme}: запрос исчезнет. Его можно отправить снова в любое время.`,
  takeBackConfirm: 'Отозвать запрос',
  takingBack: 'Отзываем…',
  leave: 'Оставить как есть',
  unlinked: 'Программа отключена',
  takenBack: 'Запрос отозван',

  addTitle: 'Подключить программу',
  addNote: 'Выберите, кто платит за лечение.',
  employers: 'Работодатели',
  insurers: 'Страховые компании',
  byEmail: 'По рабочей почте',
  byCode: 'По коду',
  ways: 'Как подключить',
  noCoverers: 'Подключать пока нечего',
  noCoverersText: 'Ни один работодатель и ни одна страховая компания ещё не открыли программы.',
  coverersFailed: 'Не получилось загрузить список компаний',
  coverersFailedText: 'Попробуйте ещё раз через минуту.',
  gone: 'Такой компании в списке нет',
  goneText: 'Выберите работодателя или страховую из списка.',
  choose: 'Выбрать из списка',

  workEmail: 'Рабочая почта',
  workEmailHint: (domains: string[]) =>
    domains.length > 0
      ? `Адрес на ${domains.map(domain => `@${domain}`).join(', ')}. Туда придёт письмо со ссылкой.`
      : 'Туда придёт письмо со ссылкой.',
  code: 'Код программы',
  codeHint: 'Его сообщает HR-менеджер. Большие буквы, пробелы и дефисы не важны.',
  email: 'Ваша почта',
  emailHint: 'Туда придёт письмо со ссылкой.',
  ask: 'Отправить запрос',
  asking: 'Отправляем…',
  employerNote: 'Программа вашей компании',
  next: 'Что будет дальше',
  nextSteps: [
    { title: `Письмо придёт в течение ${minutesOfRu(ACTIVATION_MAIL_MINUTES)}`, text: 'Откройте его на любом устройстве.' },
    { title: 'Подтвердите запрос по ссылке из письма', text: 'Так мы узнаем, что почта ваша.' },
    { title: 'HR-менеджер рассмотрит запрос', text: 'Программа начнёт действовать в день, который он назначит.' }
  ],
  employerLearns: 'Компания узнает, что вы в программе. Ваши визиты и результаты ей не видны.',
  asked: 'Запрос отправлен. Подтвердите его из письма',

  whom: 'Чья страховка',
  number: 'Штрихкод или номер договора',
  numberHint: `${digitsRu(BARCODE_LENGTH)} под штрихкодом на карте или номер договора, например 204518/001.`,
  phone: 'Телефон из договора',
  phoneHint: 'Номер, который указан в договоре со страховой.',
  linkInsurance: 'Подключить',
  linking: 'Проверяем…',
  linked: 'Программа подключена',
  insuranceNote: 'Мы сверим номер, телефон, фамилию и дату рождения с данными страховой компании.',
  cancel: 'Отмена',

  confirmTitle: 'Подключение программы',
  confirmQuestion: 'Подтвердить запрос?',
  confirmText: 'Так мы узнаем, что почта ваша. Если вы не просили подключить программу, просто закройте эту страницу.',
  confirm: 'Подтвердить',
  confirming: 'Подтверждаем…',
  confirmed: 'Почта подтверждена',
  confirmedText: (programme: string, coverer: string) =>
    `Запрос на программу «${programme}» отправлен HR-менеджеру компании «${coverer}». Ответ придёт на эту почту.`,
  wrongLink: 'Ссылка не подошла',
  wrongLinkText: 'Откройте её из письма целиком: возможно, она скопировалась не до конца.',
  alreadyDone: 'Если вы уже подтверждали этот запрос, ничего делать не нужно.',
  toProgrammes: 'К моим программам',
  toSignIn: 'Войти',

  row: 'Программы и страховка',
  /** By the captions of the active ones. */
  rowTitle: (active: readonly string[]) =>
    active.length > 1
      ? plural('ru', active.length, { one: '# программа', few: '# программы', many: '# программ' })
      : (active[0] ?? 'нет действующих'),
  editingClosed:
    'Пока действует программа, имя, дату рождения и пол изменить нельзя: по ним вас узнают страховая и работодатель. Если в данных ошибка, напишите в поддержку.',
  faults
}
