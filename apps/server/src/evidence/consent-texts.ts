// The texts that people accept, in the versions now in force. A changed text is a new version, never an edit of the old one.
import { createHash } from 'node:crypto'
import type { ConsentKind } from '@vizit/contract/consent'

export type ConsentText = {
  kind: ConsentKind
  version: string
  /** sha256 of title and text, hex: what the ledger keeps beside the version. */
  hash: string
  title: string
  /** Paragraphs separated by an empty line. */
  text: string
}

/** Whose texts they are: the operator's name and the address for questions. */
export type Operator = { name: string; supportEmail: string }

type Draft = { version: string; title: string; text: (operator: Operator) => string }

const DRAFTS: Record<ConsentKind, Draft> = {
  'user-agreement': {
    version: '2026-11',
    title: 'Пользовательское соглашение',
    text: operator => `Сервис «${operator.name}» помогает найти врача, записаться на приём и управлять своими визитами. Медицинскую помощь оказывают медицинские центры; за неё отвечают они.

Вы входите по номеру телефона и коду из SMS. Не сообщайте код никому: тот, кто знает код, войдёт от вашего имени.

Записывайте на приём себя и людей, за которых вы вправе решать. Указывайте настоящие имя и дату рождения: по ним вас узнают в регистратуре.

Если вы не можете прийти, отмените визит не позднее чем за 30 минут до начала: время получит другой пациент. Тем, кто часто не приходит без отмены, запись онлайн может быть закрыта.

Цены в сервисе справочные. Окончательную стоимость назовёт медицинский центр.

Новую редакцию соглашения мы покажем до того, как она начнёт действовать для вас. Вопросы и удаление учётной записи: ${operator.supportEmail}.`
  },
  privacy: {
    version: '2026-11',
    title: 'Политика конфиденциальности',
    text: operator => `Сервис «${operator.name}» хранит ваш номер телефона, имя, дату рождения, пол, состав семьи, который вы указали, и ваши визиты. Мы помним устройства, с которых вы входили, чтобы узнавать вас и отличать чужой вход.

Медицинский центр, в который вы записались, получает то, что нужно для приёма: имя, дату рождения, телефон, время визита и ваш комментарий. Другим центрам эти сведения не передаются.

Мы не продаём данные и не показываем по ним рекламу. Изменения ваших данных записываются в журнал.

Копия визитов в вашем браузере зашифрована и удаляется при выходе.

Вы можете узнать, что мы храним, исправить это и потребовать удаления: ${operator.supportEmail}. Сведения о состоявшемся приёме медицинский центр хранит по закону отдельно от нас.`
  },
  'personal-data': {
    version: '2026-11',
    title: 'Согласие на обработку персональных данных',
    text: operator => `Я даю согласие сервису «${operator.name}» собирать, хранить, использовать и передавать выбранному мной медицинскому центру мои фамилию, имя, отчество, дату рождения, пол, номер телефона и сведения о визитах.

Цель: запись на приём, напоминания о нём и показ моих визитов мне.

Согласие действует, пока у меня есть учётная запись. Я могу отозвать его в любой момент, написав на ${operator.supportEmail}; после отзыва записаться онлайн нельзя, а прежние визиты остаются у медицинского центра.`
  },
  parental: {
    version: '2026-11',
    title: 'Согласие законного представителя',
    text: operator => `Я подтверждаю, что я родитель или иной законный представитель ребёнка, которого добавляю, и даю согласие сервису «${operator.name}» обрабатывать его фамилию, имя, отчество, дату рождения, пол и сведения о визитах для записи на приём.

Я буду видеть визиты ребёнка и записывать его до дня его восемнадцатилетия. В этот день мои права прекращаются, и доступ к своим данным определяет он сам.

Если мои права представителя прекратятся раньше, я удалю ребёнка из своей семьи в сервисе.`
  },
  booking: {
    version: '2026-11',
    title: 'Согласие на запись в медицинский центр',
    text: operator => `Я согласен, чтобы сервис «${operator.name}» передал медицинскому центру, в который я записываюсь, имя, дату рождения, пол и номер телефона пациента, время визита и мой комментарий, а центр подтвердил, перенёс или отменил визит и сообщил мне об этом.

Я знаю, что могу отменить визит не позднее чем за 30 минут до начала и что пациента до 18 лет сопровождает законный представитель.`
  }
}

/** The kinds in the order in which they are listed. */
export const CONSENT_KINDS = Object.keys(DRAFTS) as ConsentKind[]

/** The text of a kind that is now in force. */
export function currentConsentText(kind: ConsentKind, operator: Operator): ConsentText {
  const { version, title, text: write } = DRAFTS[kind]
  const text = write({ name: operator.name, supportEmail: operator.supportEmail })
  return { kind, version, hash: createHash('sha256').update(`${title}\n\n${text}`).digest('hex'), title, text }
}

/** Kind -> version now in force. */
export function versionsInForce(): Record<ConsentKind, string> {
  return Object.fromEntries(CONSENT_KINDS.map(kind => [kind, DRAFTS[kind].version])) as Record<ConsentKind, string>
}
