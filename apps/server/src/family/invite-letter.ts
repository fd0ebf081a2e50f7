// The letter of an invitation: who invites, what accepting means, and what to do if one does not know them.
import { minskDay, showDay } from '@vizit/rules/days'
import { quotedDeviceName } from '@vizit/rules/device-name'
import { writtenName } from '@vizit/rules/one-line'

export type InviteFacts = { name: string; as: 'SPOUSE' | 'RELATIVE'; deviceName: string; until: string; link: string }

/** `name` is the short one: the mailbox may turn out to be somebody else's. */
export function inviteLetter(brand: { name: string; supportEmail: string }, facts: InviteFacts): { subject: string; text: string } {
  const { as, until, link } = facts
  const [name, deviceName] = [writtenName(facts.name), quotedDeviceName(facts.deviceName)]
  const place = as === 'SPOUSE' ? 'как супруга или супругу' : 'как близкого'
  return {
    subject: `${brand.name}: ${name} приглашает вас в семью`,
    text: [
      'Здравствуйте!',
      '',
      `${name} приглашает вас ${place} в свою семью в «${brand.name}»: чтобы записывать друг друга к врачу и видеть визиты, если вы сами это разрешите.`,
      deviceName ? `Приглашение написано на устройстве «${deviceName}».` : '',
      '',
      'Чтобы узнать больше и ответить, откройте ссылку и войдите по своему номеру телефона:',
      link,
      '',
      `Ссылка действует до ${showDay(minskDay(new Date(until)))} и срабатывает один раз. Если вы не знаете, от кого письмо, просто удалите его.`,
      '',
      `Поддержка: ${brand.supportEmail}`
    ].join('\n')
  }
}
