export const ru = {
  /** `who` is the short name of whoever adds. */
  relativeCode: (brand: string, who: string, code: string) =>
    `${brand}: ${who} добавляет вас в свою семью. Если вы согласны, назовите код ${code}. Если нет, никому его не сообщайте.`,
  /** The letter of an invitation; `name` is the short one of whoever invites. */
  subject: (name: string) => `${name} приглашает вас в семью`,
  asSpouse: 'как супруга или супругу',
  asRelative: 'как близкого',
  invites: (name: string, place: string, brand: string) =>
    `${name} приглашает вас ${place} в свою семью в «${brand}»: чтобы записывать друг друга к врачу и видеть визиты, если вы сами это разрешите.`,
  writtenOn: (device: string) => `Приглашение написано на устройстве «${device}».`,
  openLink: 'Чтобы узнать больше и ответить, откройте ссылку и войдите по своему номеру телефона:',
  lasts: (day: string) => `Ссылка действует до ${day} и срабатывает один раз. Если вы не знаете, от кого письмо, просто удалите его.`,
  support: (address: string) => `Поддержка: ${address}`
}
